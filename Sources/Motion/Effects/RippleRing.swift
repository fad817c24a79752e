// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A gradient that draws a bright ring along the front of a wave, at one time.
///
/// It is a radial gradient with four stops, white with the alphas 0, 0, a and 0. Its center and its
/// end are in unit space, where the width and the height of the layer are 1, as in Core Animation's
/// gradients.
/// ```swift
/// let ring = RippleRing(
///   of: .haptics, origin: SIMD2(195, 422), size: SIMD2(390, 844), time: 0.1)
/// ring.radius  // 140.0
/// ring.locations[2]  // 0.8431
/// ring.opacity  // 1.0
/// ```
/// The ring is a circle in points, whose radius is the distance that the wave has run. The apps
/// Haptics and Telegram scale the radius by the width, which is correct only in portrait: in
/// landscape their ring is ahead of the wave. The rule ``Rule/portrait`` reproduces that.
///
/// - Units: Seconds and points for the input; unit space for ``center`` and ``end``.
/// - Edge cases: If width or height is 0, or before the wave begins, the ring is hidden: its
///   opacity is 0. NaN is treated as time 0. All numbers are below 1e300.
/// - Source: The gradient of the apps Haptics and Telegram.
@frozen
public struct RippleRing: Hashable, Sendable {
  /// The distance that the wave has run, as a multiple of the shorter side.
  public let progress: Double

  /// The locations of the four stops, from 0 at the center to 1 at the end.
  public let locations: SIMD4<Double>

  /// The alphas of the four stops, of which only the third is not 0.
  public let alphas: SIMD4<Double>

  /// The opacity of the whole ring, which fades in.
  public let opacity: Double

  /// The center of the ring, in unit space.
  public let center: SIMD2<Double>

  /// The bottom right corner of the ring's bounds, in unit space.
  public let end: SIMD2<Double>

  /// The outer radius of the ring, in points.
  public let radius: Double

  /// The side of the layer by which the radius is scaled.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The radius is the distance that the wave has run, in either orientation.
    case wave

    /// The radius is correct if the width is the shorter side, and too large otherwise.
    case portrait
  }

  /// Creates the ring of a wave at a time.
  ///
  /// - Parameters:
  ///   - ripple: The wave.
  ///   - origin: The origin of the wave, in points.
  ///   - size: The size of the layer, in points.
  ///   - time: The time since the wave began, in seconds.
  ///   - alpha: The alpha of the brightest stop: 0.02 in the app Haptics, 0.05 in its
  ///     conversations.
  ///   - crest: The position of the brightest stop in the band, from its outer edge: 0.2 in
  ///     Haptics, 0.5 in Telegram.
  ///   - rule: The side by which the radius is scaled.
  public init(
    of ripple: Ripple, origin: SIMD2<Double>, size: SIMD2<Double>, time: Double,
    alpha: Double = 0.02, crest: Double = 0.2, rule: Rule = .wave
  ) {
    func clamped(_ x: Double) -> Double { Swift.max(-1e300, Swift.min(1e300, x)) }
    let shorter = Swift.min(size.x, size.y)
    let run = time > 0 && ripple.speed > 0 ? time * ripple.speed : 0
    alphas = SIMD4(0, 0, alpha, 0)
    guard shorter > 0, size.x < .infinity, size.y < .infinity, origin - origin == .zero else {
      (progress, opacity, radius, center, end) = (0, 0, 0, .zero, .zero)
      locations = SIMD4(0, 1, 1, 1)
      return
    }
    progress = clamped(run / shorter)
    let share = Swift.min(1, progress)
    let band = Swift.max(0.01, Swift.min(0.99, (1 - share) + 0.4 * share))
    locations = SIMD4(0, 1 - band, 1 - crest * band, 1)
    opacity = Swift.min(1, progress / 0.15)
    let scale = rule == .portrait ? size.x : shorter
    radius = clamped(progress * scale)
    center = SIMD2(clamped(origin.x / size.x), clamped(origin.y / size.y))
    // In portrait both factors of the first component are 1, so the rules have equal bits.
    end = SIMD2(
      clamped(center.x + progress * (scale / size.x)),
      clamped(center.y + progress * (scale / size.y)))
  }

  /// Whether the ring is invisible.
  @inlinable
  public var isHidden: Bool { opacity == 0 }
}

#if !hasFeature(Embedded)
extension RippleRing.Rule: Codable {}
#endif
