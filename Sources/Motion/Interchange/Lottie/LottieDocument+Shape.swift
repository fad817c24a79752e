// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieDocument {
  /// A shape of a layer, or what is done with the shapes before it.
  public indirect enum Shape: Sendable {
    /// Shapes with a transform of their own.
    case group(name: String, shapes: [Shape], transform: Transform)

    /// An outline.
    case path(AnyPlayable<BezierPath>)

    /// A rectangle.
    case rectangle(
      center: AnyTrajectory<SIMD2<Double>>, size: AnyTrajectory<SIMD2<Double>>,
      cornerRadius: AnyTrajectory<Double>)

    /// An ellipse.
    case ellipse(center: AnyTrajectory<SIMD2<Double>>, size: AnyTrajectory<SIMD2<Double>>)

    /// Fills the shapes before.
    case fill(Paint, opacity: AnyTrajectory<Double>)

    /// Draws the outlines of the shapes before.
    case stroke(Paint, opacity: AnyTrajectory<Double>, width: AnyTrajectory<Double>)

    /// Keeps the part of the outlines before from one share of their length to another, both moved
    /// on by an offset in turns.
    case trim(
      start: AnyTrajectory<Double>, end: AnyTrajectory<Double>, offset: AnyTrajectory<Double>)

    /// Rounds the corners of the outlines before.
    case roundedCorners(radius: AnyTrajectory<Double>)
  }

  /// The paint of a fill or a stroke.
  public indirect enum Paint: Sendable {
    /// One color: red, green, blue and alpha in sRGB, encoded and not premultiplied, as players mix
    /// them.
    case color(AnyTrajectory<SIMD4<Double>>)

    /// Colors along a line or from a center.
    case gradient(
      AnyPlayable<Gradient>, start: AnyTrajectory<SIMD2<Double>>,
      end: AnyTrajectory<SIMD2<Double>>, isRadial: Bool)
  }

  /// The colors of a gradient.
  public struct Gradient: Hashable, Sendable {
    /// A color at a share of the way.
    public struct ColorStop: Hashable, Sendable {
      /// The share of the way, from 0 to 1.
      public let offset: Double

      /// Red, green and blue in sRGB, encoded.
      public let color: SIMD3<Double>
    }

    /// An opacity at a share of the way.
    public struct OpacityStop: Hashable, Sendable {
      /// The share of the way, from 0 to 1.
      public let offset: Double

      /// The opacity, from 0 to 1.
      public let opacity: Double
    }

    /// The colors, as many as the document says.
    public let colors: [ColorStop]

    /// The opacities; none if the gradient is opaque.
    public let opacities: [OpacityStop]

    /// Creates a gradient from the numbers of the text.
    init(_ numbers: [Double], colorCount: Int) {
      colors = (0..<colorCount).map {
        ColorStop(
          offset: numbers[4 * $0],
          color: SIMD3(numbers[4 * $0 + 1], numbers[4 * $0 + 2], numbers[4 * $0 + 3]))
      }
      opacities = stride(from: 4 * colorCount, to: numbers.count - 1, by: 2).map {
        OpacityStop(offset: numbers[$0], opacity: numbers[$0 + 1])
      }
    }
  }
}
#endif
