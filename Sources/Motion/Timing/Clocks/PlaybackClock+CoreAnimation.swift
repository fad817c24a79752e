// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The clock in Core Animation's terms.
///
/// Many triples of begin time, speed and offset describe the same line. These properties give the
/// triple without an offset while the clock runs, and Core Animation's idiom for a pause while it
/// does not advance: speed 0, and the local time as the offset.
extension PlaybackClock {
  /// The seconds of local time that pass in one second: 0 while the clock is paused.
  @inlinable
  public var currentSpeed: Double { isPaused ? 0 : speed }

  /// The local time of a clock that does not advance, and 0 for a clock that runs.
  @inlinable
  public var timeOffset: Double { currentSpeed == 0 ? local : 0 }

  /// The parent time at which local time is 0, for the run that a pause interrupts.
  ///
  /// - Edge cases: At speed 0 it is the time of the latest operation.
  public var beginTime: Double {
    guard speed != 0 else { return anchor }
    return time(ofArrivalAt: 0).clampedToFinite
  }

  /// Returns the parent time at which the clock shows a local time.
  ///
  /// - Returns: The earliest such time if the clock stops there, or `nil` if it does not advance,
  ///   also where it shows the local time at rest, or stops before.
  /// - Accuracy: Within an ulp, as in ``localTime(at:)``.
  public func parentTime(at localTime: Double) -> Double? {
    guard localTime.isFinite, currentSpeed != 0 else { return nil }
    if let endTime {
      if speed > 0 && localTime > Swift.max(local, endTime) { return nil }
      if speed < 0 && localTime < Swift.min(local, 0) { return nil }
    }
    let time = time(ofArrivalAt: localTime)
    return time.isFinite ? time : nil
  }

  /// Returns the parent time at which the line of the clock reaches a local time; infinite if it is
  /// beyond all numbers.
  private func time(ofArrivalAt target: Double) -> Double {
    let (distance, difference) = ExactArithmetic.twoSum(target, -local)
    let distanceError = difference - localError
    // The error of a smaller product might underflow.
    guard distance.magnitude > 0x1p-900 && distance.magnitude < .infinity else {
      return distantTime(ofArrivalAt: target)
    }
    let quotient = distance / speed
    let (product, productError) = ExactArithmetic.twoProduct(quotient, speed)
    let rest = ((distance - product) - productError) + distanceError
    let (time, timeError) = ExactArithmetic.twoSum(anchor, quotient)
    let corrected = time + (timeError + rest / speed)
    return corrected.isFinite ? corrected : distantTime(ofArrivalAt: target)
  }

  /// Returns the parent time of a local time where a number on the way to it overflows or underflows.
  ///
  /// The quotient is that of two numbers of moderate size, and its power of two is kept apart.
  private func distantTime(ofArrivalAt target: Double) -> Double {
    let isFar = (target - local).magnitude > .greatestFiniteMagnitude
    let scale = isFar ? 0x1p-60 : 1
    let difference = ExactArithmetic.twoSum(target * scale, -local * scale)
    let distance = ExactArithmetic.twoSum(difference.sum, difference.error - localError * scale)
    guard distance.sum != 0 else { return anchor }
    let distanceExponent = Int(distance.sum.exponent)
    let numerator = distance.sum.scaled(byPowerOfTwo: -distanceExponent)
    let denominator = speed < 0 ? -speed.significand : speed.significand
    let quotient = numerator / denominator
    let (product, productError) = ExactArithmetic.smallTwoProduct(quotient, denominator)
    let rest =
      ((numerator - product) - productError)
      + distance.error.scaled(byPowerOfTwo: -distanceExponent)
    let exponent = distanceExponent - Int(speed.exponent) + (isFar ? 60 : 0)
    // The sum with the anchor may overflow where its result does not.
    func sum(_ power: Int) -> Double {
      let (time, timeError) = ExactArithmetic.twoSum(
        anchor.scaled(byPowerOfTwo: -power), quotient.scaled(byPowerOfTwo: exponent - power))
      let correction = (rest / denominator).scaled(byPowerOfTwo: exponent - power)
      return (time.isFinite ? time + (timeError + correction) : time).scaled(byPowerOfTwo: power)
    }
    let time = sum(0)
    return time.isFinite ? time : sum(60)
  }
}
