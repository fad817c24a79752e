// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A field of waves of one kind that begin at different positions and times.
///
/// ![A grid that two waves displace where they meet](ripple-field)
///
/// ```swift
/// var field = RippleField.haptics(bounds: Bounds(x: 0, y: 0, width: 390, height: 844))
/// field.trigger(from: SIMD2(100, 200), at: 0)
/// field.trigger(from: SIMD2(300, 600), at: 0.15)
/// field.displacement(of: SIMD2(195, 422), at: 0.3).y  // -3.9912
/// field.shockwaves(at: 0.1).count  // 1
/// field.displacement(of: SIMD2(195, 422), at: 0.3).y  // -3.9912
/// ```
/// The field stores the time at which each wave begins, and no clock: a sample at a time uses the
/// newest of the waves that have begun and not expired. Frames may be sampled at any rate, late,
/// backwards or twice, with the same results. The displacements of the waves are computed for the
/// undisplaced point and summed.
///
/// - Units: Points and seconds, with one time base for waves and samples.
/// - Edge cases: A wave whose time or origin is not finite is ignored. NaN is treated as a time
///   before the first wave.
/// - Complexity: A sample takes O(log *n*) for *n* waves in total, and at most 8 waves displace a
///   point. Sampling allocates nothing.
public struct RippleField: Hashable, Sendable {
  /// The kind of the waves.
  public let ripple: Ripple

  /// The rectangle in which the waves are visible, or nil.
  public let bounds: Bounds?

  /// The rule by which waves are removed.
  public let expiry: Expiry

  /// The maximum number of simultaneous waves, at most 8; the oldest are dropped.
  public let capacity: Int

  /// The displacement below which a wave is skipped, in points.
  ///
  /// A wave is skipped when the bound *A* e^(−*δ* (*t* − *d*/*v*)) of its displacement at the
  /// farthest corner is below the threshold, with the amplitude *A*, the decay *δ*, the speed *v*,
  /// the time *t* since the wave began, and the distance *d* of that corner. The error at any point
  /// within the bounds is at most the threshold for each wave that is skipped.
  public let threshold: Double

  /// All waves, in the order of time.
  public private(set) var shockwaves: [Shockwave]

  /// The lifetime of a wave, in seconds.
  @usableFromInline let lifetime: Double

  /// Creates a field without waves.
  ///
  /// - Parameters:
  ///   - ripple: The kind of the waves.
  ///   - bounds: The rectangle in which the waves are visible.
  ///   - expiry: The rule by which waves are removed.
  ///   - capacity: The maximum number of simultaneous waves.
  ///   - threshold: The displacement below which a wave is skipped, in points.
  /// - Precondition: The capacity is from 1 to 8. The threshold is not negative. A positive
  ///   threshold and an expiry require bounds, and the number of crossings is positive and finite.
  public init(
    _ ripple: Ripple, bounds: Bounds? = nil, expiry: Expiry = .never, capacity: Int = 8,
    threshold: Double = 0
  ) {
    ParameterFlaw.trap(
      if: RippleField.flaw(
        isBounded: bounds != nil, expiry: expiry, capacity: capacity, threshold: threshold))
    self.ripple = ripple
    self.bounds = bounds
    self.expiry = expiry
    self.capacity = capacity
    self.threshold = threshold
    shockwaves = []
    lifetime = bounds.map { expiry.lifetime(of: ripple, in: $0) } ?? .infinity
  }

  /// Returns the first flaw of the parameters; nil if they are legal.
  static func flaw(
    isBounded: Bool, expiry: Expiry, capacity: Int, threshold: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("capacity", capacity, in: 1...8)
      ?? ParameterFlaw("threshold", threshold, .notNegativeOrInfinite)
      ?? ParameterFlaw(
        "threshold", unless: isBounded || threshold == 0,
        "must be 0 without bounds, but is \(threshold)")
      ?? ParameterFlaw(
        "expiry", unless: isBounded || expiry == .never, "must be missing without bounds")
      ?? expiry.flaw
  }

  /// Adds a wave.
  ///
  /// Waves may be added in any order. Of two with the same time, the one added later is the newer.
  ///
  /// - Parameters:
  ///   - origin: The origin of the wave, in points.
  ///   - time: The time at which the wave begins, in seconds.
  /// - Complexity: O(1) if the wave is the newest.
  public mutating func trigger(from origin: SIMD2<Double>, at time: Double) {
    guard time - time == 0, origin.x - origin.x == 0, origin.y - origin.y == 0 else { return }
    shockwaves.insert(Shockwave(origin: origin, time: time), at: count(until: time))
  }

  /// Removes the waves that affect no sample from a time onwards.
  ///
  /// From that time onwards samples have the same bits; before it, waves are missing. Call it
  /// regularly for a field that is used for hours.
  ///
  /// - Parameter time: The time in seconds. NaN removes nothing.
  public mutating func removeHistory(before time: Double) {
    shockwaves.removeFirst(indices(at: time).lowerBound)
  }

  /// Returns the waves that are visible at a time, the newest last.
  ///
  /// - Parameter time: The time, in seconds.
  /// - Returns: At most `capacity` waves, including those that are skipped because of the
  ///   threshold.
  public func shockwaves(at time: Double) -> ArraySlice<Shockwave> { shockwaves[indices(at: time)] }

  /// Returns the indices of the waves that are visible at a time.
  @usableFromInline
  func indices(at time: Double) -> Range<Int> {
    let end = count(until: time)
    var start = Swift.max(0, end - capacity)
    while start < end, time - shockwaves[start].time >= lifetime { start += 1 }
    return start..<end
  }

  /// Returns the number of waves that have begun at a time; 0 if it is NaN.
  private func count(until time: Double) -> Int {
    shockwaves.partitioningIndex { !($0.time <= time) }
  }

  /// Returns whether a wave is skipped because its displacements are below the threshold.
  @usableFromInline
  func isSkipped(_ wave: Shockwave, at time: Double) -> Bool {
    guard threshold > 0, let bounds else { return false }
    let age = time - wave.time - ripple.delay(atDistance: bounds.farthest(from: wave.origin))
    let decayed = ripple.decay * Swift.max(0, age)
    return ripple.amplitude.magnitude * Elementary.exp(-decayed) < threshold
  }
}

extension RippleField {
  /// A rule by which waves are removed.
  public enum Expiry: Hashable, Sendable {
    /// Waves decay and are never removed.
    case never

    /// A wave is removed after a number of crossings of the bounding square's diagonal.
    ///
    /// For *n* crossings that is √2 · *n* · max(width, height) / speed seconds after the wave
    /// began, with the width and the height of the bounds.
    case crossings(Double)

    /// The flaw of the parameter; nil if it is legal.
    var flaw: ParameterFlaw? {
      guard case .crossings(let factor) = self else { return nil }
      return ParameterFlaw("crossings", factor, .positive)
    }

    /// Returns the lifetime of a wave.
    ///
    /// - Parameters:
    ///   - ripple: The kind of the wave.
    ///   - bounds: The rectangle in which the wave is visible.
    /// - Returns: The lifetime in seconds; infinite for a speed of 0 or less.
    public func lifetime(of ripple: Ripple, in bounds: Bounds) -> Double {
      guard case .crossings(let factor) = self, ripple.speed > 0 else { return .infinity }
      return 2.0.squareRoot() * (factor * Swift.max(bounds.width, bounds.height)) / ripple.speed
    }
  }
}

extension Bounds {
  /// Returns the distance from a point to the farthest corner.
  func farthest(from point: SIMD2<Double>) -> Double {
    let x = Swift.max((point.x - minimum.x).magnitude, (point.x - maximum.x).magnitude)
    let y = Swift.max((point.y - minimum.y).magnitude, (point.y - maximum.y).magnitude)
    return (x * x + y * y).squareRoot()
  }
}
