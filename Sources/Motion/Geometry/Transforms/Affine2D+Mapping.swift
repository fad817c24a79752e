// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Affine2D {
  /// Returns the transform that maps one rectangle onto another.
  ///
  /// It scales and translates, but does not rotate: corners are mapped to corners of the same name.
  /// ```swift
  /// let map = Affine2D.mapping(
  ///   Bounds(x: 0, y: 0, width: 2, height: 1), to: Bounds(x: 10, y: 20, width: 4, height: 1))
  /// map(SIMD2(1.0, 1.0))  // SIMD2<Double>(12.0, 21.0)
  /// ```
  /// ``Components/mapping(_:to:about:)`` returns its components, which springs can animate.
  ///
  /// - Parameters:
  ///   - source: The rectangle that is mapped.
  ///   - destination: The rectangle onto which it is mapped.
  ///   - anchor: The origin of the transform, in the coordinates of both rectangles.
  /// - Returns: The transform.
  @inlinable
  public static func mapping(
    _ source: Bounds, to destination: Bounds, about anchor: SIMD2<Double> = .zero
  ) -> Affine2D {
    Affine2D(Components.mapping(source, to: destination, about: anchor))
  }
}

extension Affine2D.Components {
  /// The components of the identity.
  @inlinable
  public static var identity: Self { Self() }

  /// Returns the components that map one rectangle onto another.
  ///
  /// To animate a view from one layout to another (first, last, invert, play), lay it out at its
  /// new bounds and show it through the transform that maps these to the old ones; then animate the
  /// transform to the identity with a spring:
  /// ```swift
  /// let old = Bounds(x: 20, y: 40, width: 100, height: 100)
  /// let new = Bounds(x: 200, y: 300, width: 50, height: 200)
  /// let flip = SpringTrajectory(
  ///   from: Affine2D.Components.mapping(new, to: old, about: new.center), to: .identity,
  ///   spring: .snappy)
  /// flip.value(at: 0).scale  // SIMD2<Double>(2.0, 0.5)
  /// flip.value(at: 0).translation  // SIMD2<Double>(-155.0, -310.0)
  /// Affine2D(flip.value(at: 0.1)).tx  // -94.8441
  /// ```
  /// A transform of UIKit, Core Animation or SwiftUI has its origin at an anchor, by default the
  /// center of the view: hence `new.center`. The edges move as those of the rectangle would,
  /// whatever the anchor.
  ///
  /// - Parameters:
  ///   - source: The rectangle that is mapped.
  ///   - destination: The rectangle onto which it is mapped.
  ///   - anchor: The origin of the transform, in the coordinates of both rectangles.
  /// - Returns: A scale and a translation. The rotation and the skew are 0.
  /// - Accuracy: Each side is within 4 ulp of the greatest coordinate, or of the greatest distance
  ///   from the anchor times the scale if that is more. Equal rectangles give the identity, to the
  ///   bit.
  /// - Edge cases: A source without a width, whose scale would be infinite, keeps a scale of 1 in
  ///   x, and its center is mapped to the center; so does a source that is 10¹⁵⁰ times as narrow as
  ///   the destination, or infinite. The same holds for heights. A destination without a width has
  ///   a scale of 0: the transform is singular, but its components can still be animated.
  @inlinable
  public static func mapping(
    _ source: Bounds, to destination: Bounds, about anchor: SIMD2<Double> = .zero
  ) -> Self {
    var result = Self()
    for axis in 0..<2 {
      let (a, b) = (source.minimum[axis], destination.minimum[axis])
      let scale = (destination.maximum[axis] - b) / (source.maximum[axis] - a)
      if scale <= 1e150 {
        result.scale[axis] = scale
        result.translation[axis] = (b - anchor[axis]) + (anchor[axis] - a) * scale
      } else {
        let offset = destination.center[axis] - source.center[axis]
        result.translation[axis] = offset.magnitude < .infinity ? offset : 0
      }
    }
    return result
  }
}
