// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Cuts frames of any length into steps of one length.
///
/// A simulation that steps is only reproducible if its steps are equal. This
/// counts how many fit into the time so far, and says how far into the next one
/// the frame reaches, to interpolate by.
/// ```swift
/// var timestep = FixedTimestep(step: 1.0 / 120)
/// var (previous, current) = (0.0, 0.0)
/// let frame = timestep.advance(by: 1.0 / 50)  // a delta of a `FrameTick`
/// for _ in 0..<frame.steps { (previous, current) = (current, current + 1) }
/// previous.interpolated(to: current, by: frame.fraction)  // 1.4
/// ```
/// The remainder is kept in twice the precision of a `Double`, so it does not
/// drift: after any number of frames the steps are those of the summed time.
///
/// - Source: G. Fiedler, “Fix Your Timestep!”, 2004.
@frozen
public struct FixedTimestep: Hashable, Sendable {
  /// The steps of one frame.
  @frozen
  public struct Frame: Hashable, Sendable {
    /// How many steps to take now.
    public let steps: Int

    /// How far the frame reaches into the next step, at least 0 and less than 1.
    public let fraction: Double

    /// How many steps were left out because there were more than the maximum.
    public let droppedSteps: Int
  }

  /// The length of a step, in seconds.
  public let step: Double

  /// The most steps that one frame takes.
  public let maximumSteps: Int

  // The unevaluated sum of two numbers; at least 0 and less than a step.
  private var remainder: Double
  private var remainderTail: Double

  /// Creates a timestep.
  ///
  /// - Parameters:
  ///   - step: The length of a step, in seconds, positive and finite.
  ///   - maximumSteps: The most steps that one frame takes, positive. What is over
  ///     is dropped whole: the spiral in which steps take longer than the time
  ///     they simulate ends there.
  public init(step: Double, maximumSteps: Int = 8) {
    ParameterFlaw.trap(if: FixedTimestep.flaw(step: step, maximumSteps: maximumSteps))
    self.step = step
    self.maximumSteps = maximumSteps
    remainder = 0
    remainderTail = 0
  }

  /// Adds the time of a frame and takes the steps that fit.
  ///
  /// - Parameter delta: Seconds. Not positive, or NaN, adds nothing.
  /// - Returns: The steps to take now, and the fraction to interpolate by.
  /// - Complexity: O(1), however long the frame is.
  public mutating func advance(by delta: Double) -> Frame {
    var taken = 0.0
    if delta / step >= FixedTimestep.countable || delta > 1e300 {
      // Too many to count, let alone to take.
      (remainder, remainderTail, taken) = (0, 0, FixedTimestep.countable)
    } else if delta > 0 {
      add(delta)
      // The quotient of rounded numbers may be off by one, and the exact
      // remainder tells: correct until it lies within the step.
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
      droppedSteps: Int(taken - steps))
  }

  private static func flaw(step: Double, maximumSteps: Int) -> ParameterFlaw? {
    ParameterFlaw("step", step, .positive)
      ?? ParameterFlaw("maximumSteps", Double(maximumSteps), .count(1 ... .max))
  }

  /// Whether two numbers are what is left of a step: their sum, which is exact, is in it.
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
extension FixedTimestep: Codable {
  /// Reads a timestep; it goes on exactly where the one that was written stood.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where a number is outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let step = try container.decode(Double.self, forKey: .step)
    let maximumSteps = try container.decode(Int.self, forKey: .maximumSteps)
    try container.refuse(FixedTimestep.flaw(step: step, maximumSteps: maximumSteps))
    self.init(step: step, maximumSteps: maximumSteps)
    remainder = try container.decode(Double.self, forKey: .remainder)
    remainderTail = try container.decode(Double.self, forKey: .remainderTail)
    guard FixedTimestep.isRemainder(remainder, remainderTail, of: step) else {
      throw DecodingError.dataCorruptedError(
        forKey: .remainder, in: container,
        debugDescription:
          "remainder and remainderTail must be a sum in 0..<step, without overlap, but are "
          + "\(remainder) and \(remainderTail)")
    }
  }

  private enum CodingKeys: String, CodingKey {
    case step, maximumSteps, remainder, remainderTail
  }
}
#endif
