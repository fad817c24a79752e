// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The parts of an interval of a base that is seen backwards, the latest first.
///
/// Stretches are found in the order of the base's time, and the last is wanted first. So many as a
/// window may have are listed, and a window that has more is cut: its latest part is as long as
/// those that were listed took. Where that part has few, the next one is longer.
///
/// - Complexity: O(1) windows until the last stretch is found where stretches are alike; O(log *n*)
///   where the interval is *n* times as long as the part in which they are.
@usableFromInline
struct FallingWindows {
  /// How many stretches a window may have.
  @usableFromInline static var capacity: Int { 64 }

  /// A part of the interval.
  @usableFromInline
  struct Window {
    @usableFromInline let low: Double
    @usableFromInline let high: Double

    /// Whether it is a part that was cut off.
    @usableFromInline let isCut: Bool

    /// The end of the stretches, as many as a window may have, that are known to begin it.
    @usableFromInline let dense: Double
  }

  /// What is still to be listed, the latest last.
  private var windows: [Window]

  /// How long the next part is.
  private var stride = 0.0

  @usableFromInline
  init(from low: Double, upTo high: Double) {
    windows = [Window(low: low, high: high, isCut: false, dense: low)]
  }

  /// The next window; one that is known to have too many stretches is cut before.
  @usableFromInline
  mutating func next() -> Window? {
    while let window = windows.popLast() {
      guard window.dense > window.low, window.dense < window.high,
        cut(window, reached: window.dense)
      else { return window }
    }
    return nil
  }

  /// Cuts a window that has too many stretches.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - reached: The end of the last stretch that was listed.
  /// - Returns: False if there is nothing to cut.
  @usableFromInline
  mutating func cut(_ window: Window, reached: Double) -> Bool {
    let (low, high) = (window.low, window.high)
    let dense = Swift.max(0, reached - low)
    stride = Swift.max(window.isCut ? dense : Swift.max(stride, dense), 4 * high.ulp)
    let place =
      stride < (high - low) / 4 ? high - stride : Thresholds.middle(of: low, high, dense: dense)
    guard place > low && place < high else { return false }
    windows.append(Window(low: low, high: place, isCut: false, dense: reached))
    windows.append(Window(low: place, high: high, isCut: true, dense: place))
    return true
  }

  /// Makes the next part longer if a window had few stretches.
  @usableFromInline
  mutating func took(_ count: Int) {
    if count < FallingWindows.capacity / 4 { stride *= 16 }
  }
}
