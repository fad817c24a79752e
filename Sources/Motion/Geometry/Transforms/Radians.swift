// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Operations on angles in radians that are equivalent if they differ by whole turns.
///
/// An angle has many values for one direction: 350° and −10° look alike, and a spring from 350° to
/// 10° turns by 340° backwards. Set its target to the equivalent angle that is nearest to its
/// current one:
/// ```swift
/// let degree = Double.pi / 180
/// Radians.nearest(10 * degree, to: 350 * degree) / degree  // 370.0000
/// Radians.difference(from: 350 * degree, to: 10 * degree) / degree  // 20.0000
/// let needle = SpringTrajectory(
///   from: 350 * degree, to: Radians.nearest(10 * degree, to: 350 * degree), spring: .smooth)
/// needle.value(at: 0.2) / degree  // 364.3083
/// ```
/// The same applies when a motion is retargeted: measure from its value at that time.
///
/// One turn is the number `2 * Double.pi`, so multiples of it reduce to exactly zero. It is less
/// than an exact turn by a relative 4e-17: for `sin` and `cos`, which reduce by the exact turn, the
/// error of a reduced angle is less than half of the last bit of the angle that is given.
public enum Radians {
  /// One turn, 2π as a floating-point number.
  @inlinable
  public static var turn: Double { 2 * Double.pi }

  /// Returns the equivalent angle of least magnitude, above −π and at most π.
  ///
  /// - Accuracy: Exact for every finite angle: the angle minus a whole number of turns.
  /// - Edge cases: Half a turn in either direction gives π. NaN for infinities.
  /// - Complexity: O(1) up to eight turns; at most 73 integer divisions beyond.
  public static func signed(_ angle: Double) -> Double {
    let rest = remainder(of: angle)
    return rest == -Double.pi ? Double.pi : rest
  }

  /// Returns the equivalent angle that is not negative and less than a turn.
  ///
  /// - Accuracy: Within half an ulp of a turn, and exact if the signed angle is not negative.
  /// - Edge cases: If a turn minus a tiny angle would round to a turn, the result is the greatest
  ///   number below a turn. NaN for infinities.
  public static func unsigned(_ angle: Double) -> Double {
    let rest = remainder(of: angle)
    guard rest < 0 else { return rest }
    let sum = rest + turn
    return sum < turn ? sum : turn.nextDown
  }

  /// Returns the angle of the shorter arc from one direction to another.
  ///
  /// - Parameters:
  ///   - start: The angle of the first direction.
  ///   - end: The angle of the second direction.
  /// - Returns: The difference, above −π and at most π. Of two arcs of the same length it is that
  ///   of increasing angles.
  /// - Accuracy: Within an ulp of the larger angle, or of a turn if that is less.
  /// - Edge cases: NaN if either angle is infinite or NaN.
  public static func difference(from start: Double, to end: Double) -> Double {
    let difference = end - start
    // Up to here the subtraction has no more rounding than the reductions would have.
    if difference.magnitude <= 2 * turn { return signed(difference) }
    return signed(remainder(of: end) - remainder(of: start))
  }

  /// Returns the angle equivalent to a target that is nearest to a reference.
  ///
  /// - Parameters:
  ///   - target: The angle with the required direction.
  ///   - reference: The angle to which the result is near, such as the current value of a motion.
  /// - Returns: The target plus a whole number of turns. It is the target itself, to the bit, if no
  ///   equivalent angle is nearer. Of two that are equally near it is the greater one.
  /// - Accuracy: Within an ulp of the result, for angles up to 2⁵⁰ turns.
  /// - Edge cases: A reference so large that its ulp exceeds a turn is returned itself, up to
  ///   rounding. If either angle is infinite or NaN, the result is the target.
  public static func nearest(_ target: Double, to reference: Double) -> Double {
    guard target - target == 0, reference - reference == 0 else { return target }
    let distance = target - reference
    if distance > -Double.pi && distance <= Double.pi { return target }
    // Half a unit is added, which loses no integer below 2⁵⁰.
    let turns = Elementary.floor(0.5 - distance / turn)
    guard turns.magnitude < 0x1p+50 else {
      return reference + difference(from: reference, to: target)
    }
    let nearest = sum(target, turns: turns)
    // The quotient was rounded: near half a turn it may be off by one.
    let rest = nearest - reference
    if rest > Double.pi { return sum(target, turns: turns - 1) }
    if rest <= -Double.pi { return sum(target, turns: turns + 1) }
    return nearest
  }

  /// Adds whole turns, with one or two roundings near the result.
  private static func sum(_ angle: Double, turns: Double) -> Double {
    let product = ExactArithmetic.smallTwoProduct(turns, turn)
    let sum = ExactArithmetic.twoSum(angle, product.product)
    return sum.sum + (sum.error + product.error)
  }

  /// Returns the angle minus the nearest whole number of turns, from −π to π, exactly.
  ///
  /// It is IEEE's remainder, which is a function of the C library.
  private static func remainder(of angle: Double) -> Double {
    if angle.magnitude <= Double.pi { return angle }
    // A turn has 50 significant bits, so multiples of it up to 8 are representable, and so are
    // differences of such numbers that are less than either.
    if angle.magnitude <= 8 * turn {
      let rest = angle - turn * Elementary.floor(angle / turn + 0.5)
      if rest > Double.pi { return rest - turn }
      if rest < -Double.pi { return rest + turn }
      return rest
    }
    guard angle.magnitude < .infinity else { return .nan }
    // Integer multiples of 2⁻⁴⁷; a turn is 884279719003555 of them.
    let modulus: UInt64 = 0x3_243f_6a88_85a3
    let exponent = Int(angle.magnitude.bitPattern &>> 52) - 1075
    var rest = (angle.bitPattern & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000) % modulus
    var shift = exponent + 47  // At least 0, since the angle exceeds 2⁵.
    while shift > 0 {
      // The remainder has at most 50 bits, which leaves room for 14 more.
      let step = shift < 14 ? shift : 14
      rest = (rest &<< UInt64(step)) % modulus
      shift -= step
    }
    let magnitude =
      2 * rest > modulus ? -Double(modulus - rest) * 0x1p-47 : Double(rest) * 0x1p-47
    return angle < 0 ? -magnitude : magnitude
  }
}
