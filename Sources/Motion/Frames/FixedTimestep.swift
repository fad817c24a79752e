// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A division of frames of any length into steps of one length.
///
/// A stepped simulation is reproducible only if its steps are equal. This type counts the steps
/// that fit into the time so far, and returns the fraction of the next one that the frame covers,
/// for interpolation.
/// ```swift
/// var timestep = FixedTimestep(step: 1.0 / 120)
/// var (previous, current) = (0.0, 0.0)
/// let frame = timestep.advance(by: 1.0 / 50)  // a delta of a `FrameClock.Tick`
/// for _ in 0..<frame.steps { (previous, current) = (current, current + 1) }
/// previous.interpolated(to: current, by: frame.fraction)  // 1.4
/// ```
/// The remainder is kept in twice the precision of a `Double`, so it does not drift: after any
/// number of frames, the number of steps is that of the summed time.
///
/// - Source: G. Fiedler, “Fix Your Timestep!”, 2004.
@frozen
public struct FixedTimestep: Hashable, Sendable {
  /// The steps of one frame.
  @frozen
  public struct Frame: Hashable, Sendable {
    /// The number of steps to take now.
    public let steps: Int

    /// The fraction of the next step that the frame covers, at least 0 and less than 1.
    public let fraction: Double

    /// The number of steps beyond the maximum, which are dropped.
    public let droppedSteps: Int
  }

  /// The length of a step, in seconds.
  public let step: Double

  /// The maximum number of steps of one frame.
  public let maximumSteps: Int

  // The remainder is the unevaluated sum of two numbers; at least 0 and less than a step.
  private var remainder: Double
  private var remainderTail: Double

  /// Creates a timestep.
  ///
  /// - Parameters:
  ///   - step: The length of a step, in seconds, positive and finite.
  ///   - maximumSteps: The maximum number of steps of one frame, positive. Excess steps are
  ///     dropped, which ends the spiral in which steps take longer than the time that they
  ///     simulate.
  /// - Precondition: `step` is positive and finite, and `maximumSteps` is positive.
  public init(step: Double, maximumSteps: Int = 8) {
    ParameterFlaw.trap(if: FixedTimestep.flaw(step: step, maximumSteps: maximumSteps))
    self.step = step
    self.maximumSteps = maximumSteps
    remainder = 0
    remainderTail = 0
  }

  /// Creates a timestep from the number of steps in a second.
  ///
  /// - Parameters:
  ///   - rate: The steps per second, positive and finite.
  ///   - maximumSteps: The maximum number of steps of one frame, positive.
  /// - Precondition: `rate` and 1 / `rate` are positive and finite, and `maximumSteps` is positive.
  public init(rate: Double, maximumSteps: Int = 8) {
    self.init(step: 1 / rate, maximumSteps: maximumSteps)
  }

  /// Adds the time of a frame and returns the steps that fit.
  ///
  /// - Parameter delta: Seconds. A delta that is not positive, or NaN, adds nothing. A delta of 2⁵³
  ///   steps or more, or above 1e300 s, counts as 2⁵³ steps without a remainder.
  /// - Returns: The number of steps to take now, and the fraction for interpolation.
  /// - Complexity: O(1), however long the frame is.
  public mutating func advance(by delta: Double) -> Frame {
    var taken = 0.0
    if delta / step >= FixedTimestep.countable || delta > 1e300 {
      // Too many to count.
      (remainder, remainderTail, taken) = (0, 0, FixedTimestep.countable)
    } else if delta > 0 {
      add(delta)
      // The quotient of rounded numbers may be off by one: correct it until the exact remainder is
      // within the step.
      while remainder < 0 || remainder > step || (remainder == step && remainderTail >= 0) {
        let count = remainder < 0 ? -1 : Elementary.floor(remainder / step)
        let product = ExactArithmetic.twoProduct(count, step)
        add(-product.product)
        add(-product.error)
        taken += count
      }
    }
    let steps = Swift.min(taken, Double(maximumSteps))
    return Frame(
      steps: Int(steps), fraction: Swift.min(remainder / step, 1 - 0x1p-53),
      droppedSteps: Int(clamping: Int64(taken - steps)))
  }

  private static func flaw(step: Double, maximumSteps: Int) -> ParameterFlaw? {
    ParameterFlaw("step", step, .positive)
      ?? ParameterFlaw("maximumSteps", Double(maximumSteps), .count(1 ... .max))
  }

  /// Returns whether two numbers, whose sum is exact, are a valid remainder of a step.
  private static func isRemainder(_ high: Double, _ low: Double, of step: Double) -> Bool {
    let isExact = ExactArithmetic.twoSum(high, low) == (high, low)
    return isExact && high >= 0 && (high < step || high == step && low < 0)
      && (high > 0 || low == 0)
  }

  /// Whole numbers up to 2⁵³ are exact.
  private static var countable: Double { 9_007_199_254_740_992 }

  private mutating func add(_ term: Double) {
    let sum = ExactArithmetic.twoSum(remainder, term)
    let total = ExactArithmetic.twoSum(sum.sum, sum.error + remainderTail)
    (remainder, remainderTail) = (total.sum, total.error)
  }
}

#if !hasFeature(Embedded)
extension FixedTimestep: Described {
  package var notation: Notation { call(["step": step, "maximumSteps": maximumSteps]) }
}

extension FixedTimestep: Codable {
  /// Reads a timestep, which continues exactly from the state that was written.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("step", "maximumSteps", "remainder", "remainderTail")
    let step = try container.decode(Double.self, forKey: "step")
    let maximumSteps = try container.decode(Int.self, forKey: "maximumSteps")
    try container.refuse(FixedTimestep.flaw(step: step, maximumSteps: maximumSteps))
    self.init(step: step, maximumSteps: maximumSteps)
    remainder = try container.decode(Double.self, forKey: "remainder")
    remainderTail = try container.decode(Double.self, forKey: "remainderTail")
    guard FixedTimestep.isRemainder(remainder, remainderTail, of: step) else {
      throw container.failure(
        "remainder and remainderTail must be a sum in 0..<step, without overlap, but are "
          + "\(remainder) and \(remainderTail)", forKey: "remainder")
    }
  }
}
#endif
