// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// What IEEE 754 recommends for zeros, infinities, NaN and arguments outside a domain.
@Suite struct ElementarySpecialValuesTests {
  static let infinity = Double.infinity
  static let smallest = 0x1p-1074
  static let halfPi = 0x1.921fb54442d18p+0
  static let pi = 0x1.921fb54442d18p+1

  static let rows: [(name: String, argument: Double, expected: Double)] = [
    ("exp", 0, 1), ("exp", -0.0, 1), ("exp", infinity, infinity), ("exp", -infinity, 0),
    ("exp", 710, infinity), ("exp", -746, 0), ("exp", .nan, .nan), ("exp", smallest, 1),
    ("exp", 1e300, infinity), ("exp", -1e300, 0), ("exp", -745.13, smallest),
    ("expMinusOne", 0, 0), ("expMinusOne", -0.0, -0.0), ("expMinusOne", infinity, infinity),
    ("expMinusOne", -infinity, -1), ("expMinusOne", .nan, .nan),
    ("expMinusOne", smallest, smallest), ("expMinusOne", -1000, -1),
    ("expMinusOne", 710, infinity),
    ("exp2", 0, 1), ("exp2", -0.0, 1), ("exp2", 10, 1024), ("exp2", -1074, smallest),
    ("exp2", -1076, 0), ("exp2", 1024, infinity), ("exp2", 1023, 0x1p+1023),
    ("exp2", infinity, infinity), ("exp2", -infinity, 0), ("exp2", .nan, .nan),
    ("log", 0, -infinity), ("log", -0.0, -infinity), ("log", 1, 0), ("log", -1, .nan),
    ("log", -smallest, .nan), ("log", infinity, infinity), ("log", -infinity, .nan),
    ("log", .nan, .nan),
    ("logOnePlus", 0, 0), ("logOnePlus", -0.0, -0.0), ("logOnePlus", -1, -infinity),
    ("logOnePlus", -2, .nan), ("logOnePlus", infinity, infinity),
    ("logOnePlus", -infinity, .nan), ("logOnePlus", .nan, .nan),
    ("logOnePlus", smallest, smallest),
    ("log2", 0, -infinity), ("log2", 8, 3), ("log2", smallest, -1074), ("log2", 1, 0),
    ("log2", 0x1p+1023, 1023), ("log2", -1, .nan), ("log2", infinity, infinity),
    ("log2", .nan, .nan),
    ("sin", 0, 0), ("sin", -0.0, -0.0), ("sin", smallest, smallest), ("sin", infinity, .nan),
    ("sin", -infinity, .nan), ("sin", .nan, .nan), ("sin", pi, 0x1.1a62633145c07p-53),
    ("cos", 0, 1), ("cos", -0.0, 1), ("cos", infinity, .nan), ("cos", .nan, .nan),
    ("cos", smallest, 1), ("cos", pi, -1),
    ("tan", 0, 0), ("tan", -0.0, -0.0), ("tan", smallest, smallest), ("tan", infinity, .nan),
    ("tan", .nan, .nan),
    ("asin", 0, 0), ("asin", -0.0, -0.0), ("asin", 1, halfPi), ("asin", -1, -halfPi),
    ("asin", 1.0000000000000002, .nan), ("asin", infinity, .nan), ("asin", .nan, .nan),
    ("asin", smallest, smallest),
    ("acos", 1, 0), ("acos", -1, pi), ("acos", 0, halfPi), ("acos", -0.0, halfPi),
    ("acos", -1.0000000000000002, .nan), ("acos", .nan, .nan),
    ("atan", 0, 0), ("atan", -0.0, -0.0), ("atan", infinity, halfPi),
    ("atan", -infinity, -halfPi), ("atan", .nan, .nan), ("atan", 1e300, halfPi),
    ("atan", smallest, smallest), ("atan", 1, 0.5 * halfPi),
    ("sinh", 0, 0), ("sinh", -0.0, -0.0), ("sinh", infinity, infinity),
    ("sinh", -infinity, -infinity), ("sinh", 711, infinity), ("sinh", -711, -infinity),
    ("sinh", .nan, .nan), ("sinh", smallest, smallest),
    ("cosh", 0, 1), ("cosh", -0.0, 1), ("cosh", infinity, infinity),
    ("cosh", -infinity, infinity), ("cosh", -711, infinity), ("cosh", .nan, .nan),
    ("tanh", 0, 0), ("tanh", -0.0, -0.0), ("tanh", infinity, 1), ("tanh", -infinity, -1),
    ("tanh", .nan, .nan), ("tanh", smallest, smallest), ("tanh", 30, 1),
    ("cbrt", 0, 0), ("cbrt", -0.0, -0.0), ("cbrt", infinity, infinity),
    ("cbrt", -infinity, -infinity), ("cbrt", .nan, .nan), ("cbrt", -27, -3),
    ("cbrt", 0x1p-1074, 0x1p-358), ("cbrt", 1e300, 1e100),
    ("floor", 0, 0), ("floor", -0.0, -0.0), ("floor", infinity, infinity),
    ("floor", -infinity, -infinity), ("floor", .nan, .nan), ("floor", -smallest, -1),
    ("floor", 0x1p+52 - 0.5, 0x1p+52 - 1), ("floor", -0.5, -1), ("floor", 0.5, 0),
    ("fract", 0, 0), ("fract", -0.0, 0), ("fract", infinity, .nan), ("fract", .nan, .nan),
    ("fract", -smallest, 0x1.fffffffffffffp-1), ("fract", -0.25, 0.75), ("fract", 1e300, 0),
  ]

  static let functions: [String: @Sendable (Double) -> Double] = {
    var functions: [String: @Sendable (Double) -> Double] = [
      "floor": { Elementary.floor($0) }, "fract": { Elementary.fract($0) },
    ]
    for (name, function) in ElementaryTests.functions {
      functions[name] = { function($0, 0) }
    }
    return functions
  }()

  static let floatFunctions: [String: @Sendable (Float) -> Float] = {
    var functions: [String: @Sendable (Float) -> Float] = [
      "floor": { Elementary.floor($0) }, "fract": { Elementary.fract($0) },
    ]
    for (name, function) in ElementaryTests.floatFunctions {
      functions[name] = { function($0, 0) }
    }
    return functions
  }()

  static func agree<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> Bool {
    a.isNaN ? b.isNaN : a == b && a.sign == b.sign
  }

  @Test func `Double functions give the recommended special values`() throws {
    for row in Self.rows {
      let function = try #require(Self.functions[row.name])
      let value = function(row.argument)
      #expect(
        Self.agree(value, row.expected),
        "\(row.name)(\(row.argument)) is \(value), not \(row.expected)")
    }
  }

  @Test func `Float functions give the recommended special values`() throws {
    for row in Self.rows {
      // Rows about the limits of Double have no counterpart.
      let argument = Float(row.argument)
      let isWide =
        Double(argument) != row.argument && row.argument.isFinite || row.name == "exp2"
        || (row.name == "fract" && row.expected != row.expected.rounded())
      if isWide { continue }
      let function = try #require(Self.floatFunctions[row.name])
      let value = function(argument)
      #expect(
        Self.agree(value, Float(row.expected)),
        "\(row.name)(Float(\(argument))) is \(value), not \(row.expected)")
    }
    #expect(Elementary.exp2(Float(-149)) == 0x1p-149)
    #expect(Elementary.exp2(Float(128)) == .infinity)
    #expect(Elementary.exp(Float(-103.2)) == 0x1p-149)
    #expect(Elementary.exp(Float(88.8)) == .infinity)
    #expect(Elementary.fract(Float(-0x1p-149)) == 0x1.fffffep-1)
    #expect(Elementary.log2(Float(0x1p-149)) == -149)
    #expect(Elementary.sin(Float(0x1p-149)) == 0x1p-149)
  }

  @Test func `powers have the special values of IEEE 754`() {
    let infinity = Double.infinity
    let rows: [(Double, Double, Double)] = [
      (0, 0, 1), (.nan, 0, 1), (infinity, -0.0, 1), (1, .nan, 1), (1, infinity, 1),
      (-1, infinity, 1), (-1, -infinity, 1), (2, .nan, .nan), (.nan, 1, .nan),
      (2, infinity, infinity), (2, -infinity, 0), (0.5, infinity, 0), (0.5, -infinity, infinity),
      (-2, infinity, infinity), (-0.5, infinity, 0),
      (0, 3, 0), (-0.0, 3, -0.0), (-0.0, 2, 0), (-0.0, 2.5, 0), (0, -3, infinity),
      (-0.0, -3, -infinity), (-0.0, -2, infinity), (0, -infinity, infinity), (0, infinity, 0),
      (infinity, 2, infinity), (infinity, -2, 0), (-infinity, 3, -infinity),
      (-infinity, 2, infinity), (-infinity, -3, -0.0), (-infinity, -2, 0),
      (-infinity, 0.5, infinity),
      (-8, 1 / 3.0, .nan), (-2, 3, -8), (-2, 2, 4), (-2, -1, -0.5), (4, 0.5, 2), (2, 10, 1024),
      (-1, 0x1p+53, 1), (-1, 0x1p+53 - 1, -1), (2, -1074, 0x1p-1074), (2, 1024, infinity),
      (10, 400, infinity), (10, -400, 0), (-10, 401, -infinity), (1 + 0x1p-52, 1e300, infinity),
      (1 - 0x1p-53, 1e300, 0), (3, 1, 3), (0x1p-1074, 1, 0x1p-1074), (3, 1e-300, 1), (-3, 3, -27),
    ]
    for (base, exponent, expected) in rows {
      let value = Elementary.pow(base, exponent)
      #expect(Self.agree(value, expected), "\(base)^\(exponent) is \(value), not \(expected)")
    }
  }

  @Test func `atan2 and hypot have the special values of IEEE 754`() {
    let infinity = Double.infinity
    let (pi, quarter) = (Self.pi, 0x1.921fb54442d18p-1)
    let rows: [(y: Double, x: Double, expected: Double)] = [
      (0, 1, 0), (-0.0, 1, -0.0), (0, 0, 0), (-0.0, 0, -0.0), (0, -0.0, pi), (-0.0, -0.0, -pi),
      (0, -1, pi), (-0.0, -1, -pi), (1, 0, pi / 2), (-1, 0, -pi / 2), (1, -0.0, pi / 2),
      (1, infinity, 0), (-1, infinity, -0.0), (1, -infinity, pi), (-1, -infinity, -pi),
      (infinity, 1, pi / 2), (-infinity, -1, -pi / 2), (infinity, infinity, quarter),
      (infinity, -infinity, 3 * quarter), (-infinity, infinity, -quarter),
      (-infinity, -infinity, -3 * quarter), (.nan, 1, .nan), (1, .nan, .nan),
      (1, 1, quarter), (-1, -1, -3 * quarter), (0x1p-1074, 0x1p-1074, quarter),
      (0x1p-1074, 1, 0x1p-1074), (0x1p-1074, 0x1p+100, 0), (1e300, 1e-300, pi / 2),
      (1e-300, -1e300, pi), (.greatestFiniteMagnitude, .greatestFiniteMagnitude, quarter),
    ]
    for row in rows {
      let value = Elementary.atan2(y: row.y, x: row.x)
      #expect(
        Self.agree(value, row.expected),
        "atan2(y: \(row.y), x: \(row.x)) is \(value), not \(row.expected)")
    }
    #expect(Elementary.hypot(infinity, Double.nan) == infinity)
    #expect(Elementary.hypot(Double.nan, -infinity) == infinity)
    #expect(Elementary.hypot(Double.nan, 1).isNaN)
    #expect(Elementary.hypot(-3.0, 4.0) == 5)
    #expect(Elementary.hypot(0.0, 0.0) == 0)
    #expect(Elementary.hypot(0x3p+1000, 0x4p+1000) == 0x5p+1000)
    #expect(Elementary.hypot(3 * Self.smallest, 4 * Self.smallest) == 5 * Self.smallest)
    #expect(Elementary.hypot(Double.greatestFiniteMagnitude, 1e308) == infinity)
    #expect(Elementary.hypot(Float.infinity, Float.nan) == .infinity)
    #expect(Elementary.hypot(Float(3e38), 0) == 3e38)
  }
}
