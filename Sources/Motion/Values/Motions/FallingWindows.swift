// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The parts of an interval of a base that is played backwards, the latest first.
///
/// Stretches are found in the order of the base's time, but the last one is needed first. A window
/// lists a limited number of stretches; a window that has more is cut, and its latest part is made
/// as long as the stretches that were listed. If that part has few stretches, the next part is
/// longer.
///
/// - Complexity: O(1) windows to find the last stretch if stretches have similar lengths; O(log
///   *n*) if the interval is *n* times as long as the part that contains them.
@usableFromInline
struct FallingWindows {
  /// The greatest number of stretches in a window.
  @usableFromInline static var capacity: Int { 64 }

  /// A part of the interval.
  @usableFromInline
  struct Window {
    @usableFromInline let low: Double
    @usableFromInline let high: Double

    /// Whether the window was cut from a longer one.
    @usableFromInline let isCut: Bool

    /// The end of the initial part of the window that is known to fill its capacity.
    @usableFromInline let dense: Double
  }

  /// The windows that remain, the latest last.
  private var windows: [Window]

  /// The length of the next part.
  private var stride = 0.0

  @usableFromInline
  init(from low: Double, upTo high: Double) {
    windows = [Window(low: low, high: high, isCut: false, dense: low)]
  }

  /// Returns the next window; a window that is known to have too many stretches is cut first.
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
  ///   - reached: The end of the last stretch listed.
  /// - Returns: False if the window cannot be cut.
  @usableFromInline
  mutating func cut(_ window: Window, reached: Double) -> Bool {
    let (low, high) = (window.low, window.high)
    let dense = Swift.max(0, reached - low)
    stride = Swift.max(window.isCut ? dense : Swift.max(stride, dense), 4 * high.ulp)
    let cut =
      stride < (high - low) / 4 ? high - stride : Thresholds.middle(of: low, high, dense: dense)
    guard cut > low && cut < high else { return false }
    windows.append(Window(low: low, high: cut, isCut: false, dense: reached))
    windows.append(Window(low: cut, high: high, isCut: true, dense: cut))
    return true
  }

  /// Increases the length of the next part if a window had few stretches.
  @usableFromInline
  mutating func took(_ count: Int) { if count < FallingWindows.capacity / 4 { stride *= 16 } }
}
