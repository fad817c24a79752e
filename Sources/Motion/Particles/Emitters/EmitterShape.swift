// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The shape around an emitter's position in which particles are born.
  ///
  /// ```swift
  /// let disk = Emitter.Shape.circle(radius: 195)
  /// disk.position(at: SIMD2(0.25, 0))  // SIMD2<Double>(97.5, 0.0)
  /// Emitter.Shape.rectangle(width: 100, height: 0).position(at: SIMD2(0, 0.5)).x  // -50.0
  /// ```
  /// Positions are uniformly distributed over the area of the shape, or over the length of its
  /// outline. The area of a circle grows with the square of the distance from the center, so the
  /// distance is the radius times the square root of a random number.
  ///
  /// - Units: Points.
  /// - Edge cases: A shape of size 0 is a point.
  @frozen
  public struct Shape: Hashable, Sendable {
    /// The figures.
    @frozen
    public enum Figure: String, Hashable, Sendable, CaseIterable {
      /// A single point.
      case point

      /// A horizontal line.
      case line

      /// An axis-parallel rectangle.
      case rectangle

      /// A circle.
      case circle
    }

    /// The parts of a figure.
    @frozen
    public enum Part: String, Hashable, Sendable, CaseIterable {
      /// The whole area. In the plane, Core Animation's surface and volume are equal.
      case volume

      /// The outline.
      case outline
    }

    /// The figure.
    public let figure: Figure

    /// The part of the figure on which particles are born.
    public let part: Part

    /// The width and the height of the figure, at most 10³⁰⁰; for a circle, twice its radius.
    public let size: SIMD2<Double>

    @usableFromInline
    init(_ figure: Figure, _ part: Part, _ size: SIMD2<Double>) {
      self.figure = figure
      self.part = part
      // Positions on an outline are sums of the sizes, which must not overflow.
      self.size = SIMD2(Swift.min(size.x, 1e300), Swift.min(size.y, 1e300))
    }

    /// A single point.
    @inlinable
    public static var point: Emitter.Shape { Emitter.Shape(.point, .volume, .zero) }

    /// Returns a horizontal line centered on the emitter.
    ///
    /// - Precondition: `length` is finite and not negative.
    @inlinable
    public static func line(length: Double) -> Emitter.Shape {
      require("length", length, legalSize)
      return Emitter.Shape(.line, .volume, SIMD2(length, 0))
    }

    /// Returns a rectangle centered on the emitter.
    ///
    /// - Precondition: `width` and `height` are finite and not negative.
    @inlinable
    public static func rectangle(
      width: Double, height: Double, _ part: Part = .volume
    ) -> Emitter.Shape {
      require("width", width, legalSize)
      require("height", height, legalSize)
      return Emitter.Shape(.rectangle, part, SIMD2(width, height))
    }

    /// Returns a circle around the emitter.
    ///
    /// - Precondition: `radius` is finite and not negative.
    @inlinable
    public static func circle(radius: Double, _ part: Part = .volume) -> Emitter.Shape {
      require("radius", radius, legalSize)
      return Emitter.Shape(.circle, part, SIMD2(2 * radius, 2 * radius))
    }

    @inlinable
    static var legalSize: NumberRule { .notNegative }

    /// Maps two random numbers to a position.
    ///
    /// - Parameter units: Two uniformly distributed numbers, at least 0 and below 1. For a circle the
    ///   first determines the distance from the center, and the second the direction; on the outline
    ///   of a rectangle the first is the position along it, from the corner with the least
    ///   coordinates along x.
    /// - Returns: The position, relative to the emitter.
    public func position(at units: SIMD2<Double>) -> SIMD2<Double> {
      let positions = self.positions(SIMD2(repeating: units.x), SIMD2(repeating: units.y))
      return SIMD2(positions.x.x, positions.y.x)
    }

    /// Maps random numbers to two positions.
    @inline(__always)
    func positions(_ u: SIMD2<Double>, _ v: SIMD2<Double>) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
      switch figure {
      case .point: return (.zero, .zero)
      case .line: return ((u - 0.5) * size.x, .zero)
      case .rectangle:
        return part == .volume ? ((u - 0.5) * size.x, (v - 0.5) * size.y) : outline(u)
      case .circle:
        let (sine, cosine) = Elementary.sineAndCosine(ofTurns: v)
        let radius =
          part == .volume
          ? (0.5 * size.x) * u.squareRoot() : SIMD2(repeating: 0.5 * size.x)
        return (radius * cosine, radius * sine)
      }
    }

    /// Returns positions on the outline of the rectangle.
    private func outline(_ u: SIMD2<Double>) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
      var (x, y) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
      let (width, height) = (size.x, size.y)
      for lane in 0..<2 {
        var distance = u[lane] * (2 * width + 2 * height)
        let position: SIMD2<Double>
        if distance < width {
          position = SIMD2(distance, 0)
        } else if distance < width + height {
          position = SIMD2(width, distance - width)
        } else {
          distance -= width + height
          position =
            distance < width
            ? SIMD2(width - distance, height) : SIMD2(0, height - (distance - width))
        }
        (x[lane], y[lane]) = (position.x - 0.5 * width, position.y - 0.5 * height)
      }
      return (x, y)
    }
  }
}
