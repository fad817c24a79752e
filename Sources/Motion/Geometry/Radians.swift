// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Angles in radians that differ by whole turns and so point the same way.
///
/// A number that turns has many values for one direction: 350° and −10° look alike, and a spring
/// from 350° to 10° makes 340° of the way backwards. Aim it at the equivalent angle that is
/// nearest to where it is:
/// ```swift
/// let degree = Double.pi / 180
/// Radians.nearest(10 * degree, to: 350 * degree) / degree  // 370.0000
/// Radians.difference(from: 350 * degree, to: 10 * degree) / degree  // 20.0000
/// let needle = SpringTrajectory(
///   from: 350 * degree, to: Radians.nearest(10 * degree, to: 350 * degree), spring: .smooth)
/// needle.value(at: 0.2) / degree  // 364.3083
/// ```
/// The same holds when a motion is retargeted: measure from its value at that time.
///
/// One turn is the number `2 * Double.pi`, so multiples of it reduce to exactly zero. It is less
/// than a real turn by 4e-17 of itself: to `sin` and `cos`, which reduce by the real one, a
/// reduced angle is one that was off by less than half of its last bit before.
public enum Radians {
  /// One turn, 2π as a number.
  @inlinable
  public static var turn: Double { 2 * Double.pi }

  /// Returns the equivalent angle of least magnitude, above −π and at most π.
  ///
  /// - Accuracy: Exact, for every finite angle: the angle less a whole number of turns.
  /// - Edge cases: Of half a turn either way it is π. NaN for infinities.
  /// - Complexity: O(1) up to eight turns; at most 73 divisions of integers beyond.
  public static func signed(_ angle: Double) -> Double {
    let rest = remainder(of: angle)
    return rest == -Double.pi ? Double.pi : rest
  }

  /// Returns the equivalent angle that is not negative and less than a turn.
  ///
  /// - Accuracy: Within half an ulp of a turn, and exact where the signed angle is not negative.
  /// - Edge cases: Where a turn less a tiny angle would round to a turn, the largest number below
  ///   it. NaN for infinities.
  public static func unsigned(_ angle: Double) -> Double {
    let rest = remainder(of: angle)
    guard rest < 0 else { return rest }
    let sum = rest + turn
    return sum < turn ? sum : turn.nextDown
  }

  /// Returns the angle to turn by on the shorter way from one direction to another.
  ///
  /// - Parameters:
  ///   - start: The angle of the first direction.
  ///   - end: The angle of the second direction.
  /// - Returns: The difference, above −π and at most π. Of two ways of the same length it takes
  ///   that of rising angles.
  /// - Accuracy: Within an ulp of the larger angle, or of a turn if that is less.
  /// - Edge cases: NaN if either angle is infinite or NaN.
  public static func difference(from start: Double, to end: Double) -> Double {
    let difference = end - start
    // Up to here the subtraction rounds by no more than the reductions would.
    if difference.magnitude <= 2 * turn { return signed(difference) }
    return signed(remainder(of: end) - remainder(of: start))
  }

  /// Returns the angle equivalent to a target that is nearest to a reference.
  ///
  /// - Parameters:
  ///   - target: The angle whose direction is wanted.
  ///   - reference: The angle to be near to, such as where a motion is now.
  /// - Returns: The target and a whole number of turns. It is the target itself, to the bit, if no
  ///   equivalent angle is nearer. Of two that are equally near it is the greater one.
  /// - Accuracy: Within an ulp of the result, for angles up to 2⁵⁰ turns.
  /// - Edge cases: A reference so large that its ulp exceeds a turn is returned itself, up to
  ///   rounding. If either angle is infinite or NaN, the target.
  public static func nearest(_ target: Double, to reference: Double) -> Double {
    guard target - target == 0, reference - reference == 0 else { return target }
    let distance = target - reference
    if distance > -Double.pi && distance <= Double.pi { return target }
    // Half a unit is added, and no whole number is lost below 2⁵⁰.
    let turns = Elementary.floor(0.5 - distance / turn)
    guard turns.magnitude < 0x1p+50 else {
      return reference + difference(from: reference, to: target)
    }
    let nearest = sum(target, turns: turns)
    // The quotient was rounded: near half a turn it may be one off.
    let rest = nearest - reference
    if rest > Double.pi { return sum(target, turns: turns - 1) }
    if rest <= -Double.pi { return sum(target, turns: turns + 1) }
    return nearest
  }

  /// Adds whole turns, rounding once or twice near the result.
  private static func sum(_ angle: Double, turns: Double) -> Double {
    let product = ExactArithmetic.smallTwoProduct(turns, turn)
    let sum = ExactArithmetic.twoSum(angle, product.product)
    return sum.sum + (sum.error + product.error)
  }

  /// The angle less the nearest whole number of turns, from −π to π, exactly.
  ///
  /// It is IEEE's remainder, which is a function of the C library.
  private static func remainder(of angle: Double) -> Double {
    if angle.magnitude <= Double.pi { return angle }
    // A turn has 50 significant bits, so up to 8 of them are numbers, and differences of such
    // numbers that are less than either are too.
    if angle.magnitude <= 8 * turn {
      let rest = angle - turn * Elementary.floor(angle / turn + 0.5)
      if rest > Double.pi { return rest - turn }
      if rest < -Double.pi { return rest + turn }
      return rest
    }
    guard angle.magnitude < .infinity else { return .nan }
    // Whole numbers of 2⁻⁴⁷, of which a turn has 884279719003555.
    let modulus: UInt64 = 0x3_243f_6a88_85a3
    let exponent = Int(angle.magnitude.bitPattern &>> 52) - 1075
    var rest = (angle.bitPattern & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000) % modulus
    var shift = exponent + 47  // At least 0, since the angle exceeds 2⁵.
    while shift > 0 {
      // The rest has at most 50 bits, and 14 more fit.
      let step = shift < 14 ? shift : 14
      rest = (rest &<< UInt64(step)) % modulus
      shift -= step
    }
    let magnitude =
      2 * rest > modulus ? -Double(modulus - rest) * 0x1p-47 : Double(rest) * 0x1p-47
    return angle < 0 ? -magnitude : magnitude
  }
}
