// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleBuffer {
  /// An attribute of each particle, stored as one plane of numbers.
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

    /// The rotation, in radians.
    case rotation

    /// The factor of the size.
    case scale

    /// The red component, not multiplied by alpha.
    case red

    /// The green component, not multiplied by alpha.
    case green

    /// The blue component, not multiplied by alpha.
    case blue

    /// The horizontal texture coordinate, from 0 at the left of the texture to 1.
    case u

    /// The vertical texture coordinate, from 0 at the top of the texture to 1.
    case v

    /// The elapsed fraction of the lifetime, from 0 to 1.
    case progress

    /// The low 24 bits of the particle's index, as a number.
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
    /// The bits of the planes, that of x the lowest.
    public let rawValue: UInt16

    /// Creates a set from its bits; bits without a plane are ignored.
    @inlinable
    public init(rawValue: UInt16) {
      self.rawValue = rawValue & 0x0fff
    }

    /// Creates the set of one plane.
    @inlinable
    public init(_ plane: Plane) {
      rawValue = 1 &<< UInt16(truncatingIfNeeded: plane.rawValue)
    }

    /// The planes x and y.
    @inlinable public static var position: Attributes { Attributes(rawValue: 0x003) }

    /// The opacity.
    @inlinable public static var alpha: Attributes { Attributes(.alpha) }

    /// The rotation.
    @inlinable public static var rotation: Attributes { Attributes(.rotation) }

    /// The factor of the size.
    @inlinable public static var scale: Attributes { Attributes(.scale) }

    /// The planes red, green and blue.
    @inlinable public static var color: Attributes { Attributes(rawValue: 0x0e0) }

    /// The planes u and v.
    @inlinable public static var textureCoordinates: Attributes { Attributes(rawValue: 0x300) }

    /// The elapsed fraction of the lifetime.
    @inlinable public static var progress: Attributes { Attributes(.progress) }

    /// The index.
    @inlinable public static var index: Attributes { Attributes(.index) }

    /// All planes.
    @inlinable public static var all: Attributes { Attributes(rawValue: 0x0fff) }

    /// The number of planes in the set.
    @inlinable
    public var planeCount: Int { rawValue.nonzeroBitCount }

    /// Returns whether a plane is in the set.
    @inlinable
    public func contains(_ plane: Plane) -> Bool { !isDisjoint(with: Attributes(plane)) }

    /// Returns the number of planes in the set before a given one.
    @inlinable
    public func planeIndex(of plane: Plane) -> Int {
      (rawValue & (Attributes(plane).rawValue &- 1)).nonzeroBitCount
    }
  }

  /// The planes of a buffer while it is written.
  ///
  /// It points into the buffer, and must not be used after the end of the access.
  struct Planes {
    /// The planes of the buffer.
    let attributes: Attributes

    /// The number of particles.
    let count: Int

    /// The capacity of each plane, in numbers.
    let stride: Int

    let start: UnsafeMutablePointer<Float>?

    /// The first number of a plane; nil if the buffer does not have the plane, or its capacity
    /// is 0.
    ///
    /// Up to ``stride`` numbers may be written.
    subscript(plane: Plane) -> UnsafeMutablePointer<Float>? {
      guard let start, attributes.contains(plane) else { return nil }
      return start + attributes.planeIndex(of: plane) * stride
    }
  }
}
