// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Waves of one kind that were set off at different places and times, and what they do together.
///
/// ```swift
/// var field = RippleField.haptics(bounds: Bounds(x: 0, y: 0, width: 390, height: 844))
/// field.trigger(at: SIMD2(100, 200), time: 0)
/// field.trigger(at: SIMD2(300, 600), time: 0.15)
/// field.displacement(at: SIMD2(195, 422), time: 0.3).y  // -3.9912
/// field.shockwaves(at: 0.1).count  // 1
/// field.displacement(at: SIMD2(195, 422), time: 0.3).y  // -3.9912
/// ```
/// The field keeps the birth time of every wave, and no clock: asked for a time, it takes
/// the waves that were set off until then, without those that have expired, and of them
/// the newest. So frames may come at any rate, late, backwards or twice, and a field that
/// is scrubbed shows what was seen. What each wave does is computed for the point that
/// nothing has moved yet, and added up.
///
/// - Units: Points and seconds, on one time base for events and samples.
/// - Edge cases: A wave whose time or origin is not finite is ignored. NaN reads as a time
///   before the first wave.
/// - Complexity: A sample takes O(log *n*) for *n* waves in all, and at most 8 waves move
///   a point. Sampling allocates nothing.
public struct RippleField: Hashable, Sendable {
  /// The kind of the waves.
  public let ripple: Ripple

  /// The rectangle in which they are seen, if there is one.
  public let bounds: Bounds?

  /// When a wave is taken away.
  public let expiry: Expiry

  /// How many waves are seen at once, at most 8; the oldest give way.
  public let capacity: Int

  /// The amount below which a wave is left out, in points.
  ///
  /// A wave is skipped when the bound A·e^(−δ·(t − d/v)) on what it does to the farthest
  /// corner has fallen below it. That moves no point within the bounds by more.
  public let threshold: Double

  /// Every wave that was set off, in the order of time.
  public private(set) var shockwaves: [Shockwave]

  /// Seconds for which a wave lives.
  @usableFromInline let lifetime: Double

  /// Creates a field without waves.
  ///
  /// - Parameters:
  ///   - ripple: The kind of the waves.
  ///   - bounds: The rectangle in which they are seen.
  ///   - expiry: When a wave is taken away.
  ///   - capacity: How many waves are seen at once.
  ///   - threshold: The amount below which a wave is left out, in points.
  /// - Precondition: The capacity is from 1 to 8. The threshold is not negative. Both a
  ///   threshold and an expiry need bounds.
  public init(
    _ ripple: Ripple, bounds: Bounds? = nil, expiry: Expiry = .never, capacity: Int = 8,
    threshold: Double = 0
  ) {
    precondition(
      capacity >= 1 && capacity <= 8, "capacity must be from 1 to 8, but is \(capacity)")
    precondition(threshold >= 0, "threshold must not be negative, but is \(threshold)")
    precondition(
      bounds != nil || expiry == .never && threshold == 0,
      "an expiry and a threshold must have bounds")
    if case .crossings(let factor) = expiry {
      precondition(
        factor > 0 && factor < .infinity, "crossings must be positive and finite, but is \(factor)")
    }
    self.ripple = ripple
    self.bounds = bounds
    self.expiry = expiry
    self.capacity = capacity
    self.threshold = threshold
    shockwaves = []
    lifetime = bounds.map { expiry.lifetime(of: ripple, in: $0) } ?? .infinity
  }

  /// Creates the field of the app Haptics, for one of its ripples.
  public static func haptics(_ ripple: Ripple = .haptics, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .haptics)
  }

  /// Creates the field of Telegram, which skips waves of less than 0.0005 points.
  public static func telegram(_ ripple: Ripple = .telegram, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .telegram, threshold: 0.0005)
  }

  /// Sets off a wave.
  ///
  /// Waves may be set off in any order. Of two with the same time, the later one counts
  /// as the newer.
  ///
  /// - Parameters:
  ///   - origin: Where, in points.
  ///   - time: When, in seconds.
  /// - Complexity: O(1) if it is the newest.
  public mutating func trigger(at origin: SIMD2<Double>, time: Double) {
    guard time - time == 0, origin.x - origin.x == 0, origin.y - origin.y == 0 else { return }
    shockwaves.insert(Shockwave(origin: origin, time: time), at: count(until: time))
  }

  /// Returns the field without the waves that no sample from a time on can see.
  ///
  /// From that time on it gives the same bits; before it, it shows less. A field that is
  /// used for hours forgets from time to time.
  ///
  /// - Parameter time: Seconds. NaN forgets nothing.
  /// - Returns: A field with the waves that are seen at that time, and all later ones.
  public func forgetting(before time: Double) -> RippleField {
    var field = self
    field.shockwaves.removeFirst(indices(at: time).lowerBound)
    return field
  }

  /// Finds the waves that are seen at a time, the newest last.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: At most as many as the capacity. One that is left out because of the
  ///   threshold is among them.
  public func shockwaves(at time: Double) -> ArraySlice<Shockwave> {
    shockwaves[indices(at: time)]
  }

  /// The indices of the waves that are seen at a time.
  @usableFromInline
  func indices(at time: Double) -> Range<Int> {
    let end = count(until: time)
    var start = Swift.max(0, end - capacity)
    while start < end, time - shockwaves[start].time >= lifetime { start += 1 }
    return start..<end
  }

  /// How many waves have been set off at a time; none if it is NaN.
  private func count(until time: Double) -> Int {
    var (lower, upper) = (0, shockwaves.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if shockwaves[middle].time <= time { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Tells whether a wave is left out because it can't move anything by the threshold.
  @usableFromInline
  func isSkipped(_ wave: Shockwave, at time: Double) -> Bool {
    guard threshold > 0, let bounds else { return false }
    let age = time - wave.time - ripple.delay(atDistance: bounds.farthest(from: wave.origin))
    let decayed = ripple.decay * Swift.max(0, age)
    return ripple.amplitude.magnitude * Elementary.exp(-decayed) < threshold
  }
}

extension RippleField {
  /// A rule that says when a wave is taken away.
  public enum Expiry: Hashable, Sendable {
    /// Never: it decays, and nothing takes it away.
    case never

    /// When it has run a number of times along the diagonal of a square over the bounds.
    ///
    /// That is √2·factor·max(width, height)/speed seconds after it was set off.
    case crossings(Double)

    /// The rule of the app Haptics: one and a half diagonals.
    public static var haptics: Expiry { .crossings(1.5) }

    /// The rule of Telegram: one diagonal.
    public static var telegram: Expiry { .crossings(1) }

    /// Finds for how long a wave lives.
    ///
    /// - Parameters:
    ///   - ripple: The kind of the wave.
    ///   - bounds: The rectangle in which it is seen.
    /// - Returns: Seconds; infinite for a wave that does not run.
    public func lifetime(of ripple: Ripple, in bounds: Bounds) -> Double {
      guard case .crossings(let factor) = self, ripple.speed > 0 else { return .infinity }
      return 2.0.squareRoot() * (factor * Swift.max(bounds.width, bounds.height)) / ripple.speed
    }
  }
}

extension Bounds {
  /// The distance from a point to the corner that is farthest from it.
  func farthest(from point: SIMD2<Double>) -> Double {
    let x = Swift.max((point.x - minimum.x).magnitude, (point.x - maximum.x).magnitude)
    let y = Swift.max((point.y - minimum.y).magnitude, (point.y - maximum.y).magnitude)
    return (x * x + y * y).squareRoot()
  }
}
