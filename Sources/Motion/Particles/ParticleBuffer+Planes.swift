// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleBuffer {
  /// One number that each particle has.
  ///
  /// The order is that of the planes in memory.
  @frozen
  public enum Plane: Int, Hashable, Sendable, CaseIterable {
    /// The x-coordinate, in points.
    case x

    /// The y-coordinate, in points.
    case y

    /// The opacity, from 0 to 1.
    case alpha

    /// The angle by which the particle is turned, in radians.
    case rotation

    /// The factor by which its size is multiplied.
    case scale

    /// The red of its color, not multiplied by alpha.
    case red

    /// The green of its color, not multiplied by alpha.
    case green

    /// The blue of its color, not multiplied by alpha.
    case blue

    /// The horizontal texture coordinate, from 0 to 1.
    case u

    /// The vertical texture coordinate, from 0 at the top of the texture to 1.
    case v

    /// How much of its life is over, from 0 to 1.
    case progress

    /// The 24 low bits of its index, as a number.
    case index

    /// The name of the plane.
    public var name: String {
      switch self {
      case .x: "x"
      case .y: "y"
      case .alpha: "alpha"
      case .rotation: "rotation"
      case .scale: "scale"
      case .red: "red"
      case .green: "green"
      case .blue: "blue"
      case .u: "u"
      case .v: "v"
      case .progress: "progress"
      case .index: "index"
      }
    }
  }

  /// A set of planes.
  @frozen
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each plane, that of x the lowest.
    public let rawValue: UInt16

    /// Creates a set from its bits; those that stand for no plane are dropped.
    @inlinable
    public init(rawValue: UInt16) {
      self.rawValue = rawValue & 0x0fff
    }

    /// Creates the set of one plane.
    @inlinable
    public init(_ plane: Plane) {
      rawValue = 1 &<< UInt16(truncatingIfNeeded: plane.rawValue)
    }

    /// Two planes: x and y.
    @inlinable public static var position: Attributes { Attributes(rawValue: 0x003) }

    /// The opacity.
    @inlinable public static var alpha: Attributes { Attributes(.alpha) }

    /// The angle.
    @inlinable public static var rotation: Attributes { Attributes(.rotation) }

    /// The factor of the size.
    @inlinable public static var scale: Attributes { Attributes(.scale) }

    /// Three planes: red, green and blue.
    @inlinable public static var color: Attributes { Attributes(rawValue: 0x0e0) }

    /// Two planes: u and v.
    @inlinable public static var textureCoordinates: Attributes { Attributes(rawValue: 0x300) }

    /// How much of life is over.
    @inlinable public static var progress: Attributes { Attributes(.progress) }

    /// The index.
    @inlinable public static var index: Attributes { Attributes(.index) }

    /// All planes.
    @inlinable public static var all: Attributes { Attributes(rawValue: 0x0fff) }

    /// How many planes it has.
    @inlinable
    public var planeCount: Int { rawValue.nonzeroBitCount }

    /// Tells whether a plane is in the set.
    @inlinable
    public func contains(_ plane: Plane) -> Bool { !isDisjoint(with: Attributes(plane)) }

    /// How many planes of the set lie before one.
    @inlinable
    public func rank(of plane: Plane) -> Int {
      (rawValue & (Attributes(plane).rawValue &- 1)).nonzeroBitCount
    }
  }

  /// The planes of a buffer while it is written.
  ///
  /// It points into the buffer, and must not be used after the access has ended.
  @frozen
  public struct Planes {
    /// Which planes there are.
    public let attributes: Attributes

    /// The number of particles.
    public let count: Int

    /// How many numbers each plane has room for.
    public let stride: Int

    @usableFromInline let start: UnsafeMutablePointer<Float>?

    @inlinable
    init(
      attributes: Attributes, count: Int, stride: Int, start: UnsafeMutablePointer<Float>?
    ) {
      self.attributes = attributes
      self.count = count
      self.stride = stride
      self.start = start
    }

    /// The first number of a plane, absent if the buffer does not hold it or has no room.
    ///
    /// Up to ``stride`` numbers may be written.
    @inlinable
    public subscript(plane: Plane) -> UnsafeMutablePointer<Float>? {
      guard let start, attributes.contains(plane) else { return nil }
      return start + attributes.rank(of: plane) * stride
    }
  }
}
