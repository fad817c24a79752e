// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

// The spans of `Array` itself need newer systems than the library.
extension Array {
  /// Calls a body with the elements as a span.
  func withSpan<Result>(_ body: (Span<Element>) throws -> Result) rethrows -> Result {
    try withUnsafeBufferPointer { try body($0.span) }
  }

  /// Calls a body with the elements as a span for writing.
  mutating func withMutableSpan<Result>(
    _ body: (inout MutableSpan<Element>) throws -> Result
  ) rethrows -> Result {
    try withUnsafeMutableBufferPointer {
      var span = $0.mutableSpan
      return try body(&span)
    }
  }
}

extension ParticleBuffer {
  /// Returns the numbers of all particles in one plane.
  func numbers(_ plane: Plane) -> [Float] {
    withPlane(plane) { span in span.indices.map { span[$0] } }
  }
}
