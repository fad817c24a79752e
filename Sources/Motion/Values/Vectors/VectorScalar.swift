// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
/// A number that can be a component of a vector.
///
/// It is `Double` or `Float`.
public protocol VectorScalar: SIMDScalar, BinaryFloatingPoint, Sendable
where SIMD4Storage: Sendable {}
#else
/// A number that can be a component of a vector.
///
/// It is `Double` or `Float`. A SIMD type can conform to ``VectorSpace`` only once, so the
/// conformance is written over this protocol and not once for each scalar.
public protocol VectorScalar: SIMDScalar, BinaryFloatingPoint, Codable, Sendable
where SIMD4Storage: Sendable {}
#endif

extension Double: VectorScalar {}
extension Float: VectorScalar {}
