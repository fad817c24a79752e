// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A quadrilateral of four arbitrary corners.
///
/// It is the image of a rectangle under a projective map or a wave. As a vector it has eight
/// components, so a quad can be animated like any other value.
///
/// - Units: Points; y points down.
@frozen
public struct Quad: VectorSpace, Hashable {
  /// The image of the top left corner of a rectangle.
  public var topLeft: SIMD2<Double>

  /// The image of the top right corner of a rectangle.
  public var topRight: SIMD2<Double>

  /// The image of the bottom right corner of a rectangle.
  public var bottomRight: SIMD2<Double>

  /// The image of the bottom left corner of a rectangle.
  public var bottomLeft: SIMD2<Double>

  /// Creates a quad from its corners, clockwise from the top left.
  @inlinable
  public init(
    topLeft: SIMD2<Double>, topRight: SIMD2<Double>, bottomRight: SIMD2<Double>,
    bottomLeft: SIMD2<Double>
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates a quad from the corners of a rectangle.
  @inlinable
  public init(_ bounds: Bounds) {
    let (minimum, maximum) = (bounds.minimum, bounds.maximum)
    self.init(
      topLeft: minimum, topRight: SIMD2(maximum.x, minimum.y), bottomRight: maximum,
      bottomLeft: SIMD2(minimum.x, maximum.y))
  }

  /// The quad with all corners at the origin.
  @inlinable
  public static var zero: Quad {
    Quad(topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero)
  }

  /// Adds corner by corner.
  @inlinable
  public static func + (a: Quad, b: Quad) -> Quad {
    Quad(
      topLeft: a.topLeft + b.topLeft, topRight: a.topRight + b.topRight,
      bottomRight: a.bottomRight + b.bottomRight, bottomLeft: a.bottomLeft + b.bottomLeft)
  }

  /// Subtracts corner by corner.
  @inlinable
  public static func - (a: Quad, b: Quad) -> Quad { a + b.scaled(by: -1) }

  /// Multiplies every coordinate by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Quad {
    Quad(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }

  /// The sum of the squared coordinates.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of corresponding coordinates of both quads.
  @inlinable
  public func dot(_ other: Quad) -> Double {
    topLeft.dot(other.topLeft) + topRight.dot(other.topRight)
      + bottomRight.dot(other.bottomRight) + bottomLeft.dot(other.bottomLeft)
  }

  /// The number of components, two coordinates for each of four corners.
  @inlinable
  public static var componentCount: Int { 8 }

  /// Accesses a coordinate: x and y of each corner, clockwise from the top left.
  @inlinable
  public subscript(component index: Int) -> Double {
    get { self[corner: index / 2][index % 2] }
    set { self[corner: index / 2][index % 2] = newValue }
  }

  /// Accesses a corner, clockwise from the top left.
  ///
  /// - Precondition: The index is at least 0 and less than 4.
  @inlinable
  public subscript(corner index: Int) -> SIMD2<Double> {
    get {
      switch index {
      case 0: return topLeft
      case 1: return topRight
      case 2: return bottomRight
      default:
        precondition(index == 3, "corner must be in 0..<4, but is \(index)")
        return bottomLeft
      }
    }
    set {
      switch index {
      case 0: topLeft = newValue
      case 1: topRight = newValue
      case 2: bottomRight = newValue
      default:
        precondition(index == 3, "corner must be in 0..<4, but is \(index)")
        bottomLeft = newValue
      }
    }
  }
}

#if !hasFeature(Embedded)
extension Quad: Described {}

extension Quad: Codable {
  /// Reads the four corners.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("topLeft", "topRight", "bottomRight", "bottomLeft")
    self.init(
      topLeft: try fields.decode(forKey: "topLeft"),
      topRight: try fields.decode(forKey: "topRight"),
      bottomRight: try fields.decode(forKey: "bottomRight"),
      bottomLeft: try fields.decode(forKey: "bottomLeft"))
  }

  /// Writes the four corners.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "topLeft": topLeft, "topRight": topRight, "bottomRight": bottomRight,
      "bottomLeft": bottomLeft,
    ])
  }
}
#endif
