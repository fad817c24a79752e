// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension MotionEvent {
  /// Reports the iterations between two instants, and visits what lies in each of them.
  ///
  /// If more than 1000 iterations pass, the inner ones are reported as one record. No iteration is
  /// reported later than 2⁴⁰ periods, where times within a period can hardly be distinguished, or
  /// after number 2⁵³, where numbers cannot.
  ///
  /// - Parameters:
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop; before the start to go backwards.
  ///   - begin: The first instant of the first iteration.
  ///   - period: The duration of an iteration.
  ///   - index: Returns the iteration just after an instant; the nearest one outside of them.
  ///   - beginning: Returns the first instant of an iteration.
  ///   - body: Receives an iteration and returns whether to continue.
  ///   - inside: Visits an iteration between two instants and returns whether to continue.
  /// - Returns: Whether the bodies continued to the end.
  @inlinable
  static func visitIterations(
    from start: Double, to end: Double, begin: Double, period: Double,
    index: (Double) -> Double, beginning: (Double) -> Double, _ body: (MotionEvent) -> Bool,
    _ inside: (_ iteration: Double, _ start: Double, _ end: Double) -> Bool
  ) -> Bool {
    let latest = Thresholds.latest(ofPeriod: period)
    let (start, end) = (Swift.min(start, latest), Swift.min(end, latest))
    let (low, high, isBackward) = (Swift.min(start, end), Swift.max(start, end), end < start)
    guard low < high, high >= begin else { return true }
    func report(_ iteration: Double, count: Double = 1) -> Bool {
      let time = beginning(iteration)
      guard time > low && time <= high else { return true }
      return body(
        MotionEvent(time: time, kind: .iteration(iteration), count: count, isBackward: isBackward))
    }
    var current = Swift.min(index(start), 0x1p53)
    let last = Swift.min(index(end), 0x1p53)
    while true {
      guard inside(current, start, end) else { return false }
      guard isBackward ? current > last : current < last else { return true }
      if isBackward { guard report(current) else { return false } }
      // Running back, the iteration that is entered is counted with the skipped ones.
      let next = isBackward ? current - 1 : current + 1
      let skipped = (isBackward ? next - last : last - current) - 1
      if skipped >= 1000 {
        guard report(next, count: skipped) else { return false }
        current = isBackward ? next - skipped : current + skipped + 1
      } else {
        current = next
      }
      if !isBackward { guard report(current) else { return false } }
    }
  }
}
