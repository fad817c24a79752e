// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The reference results of one elementary function in one type.
struct ElementaryFixture {
  /// The arguments; the second is zero for functions of one.
  let arguments: [(Double, Double)]

  /// The correctly rounded results.
  let results: [Double]

  /// What is exact beyond the results, in 1/256 ulp.
  let rests: [Int8]

  init(name: String, isSingle: Bool) throws {
    let file = "\(name).\(isSingle ? "float" : "double")"
    let url = try #require(Bundle.module.resourceURL)
      .appendingPathComponent("Fixtures/elementary/\(file)")
    let bytes = [UInt8](try Data(contentsOf: url))
    let size = isSingle ? 4 : 8
    let (results, rests, arguments) = bytes.withUnsafeBytes { bytes in
      func number(at offset: Int) -> Double {
        isSingle
          ? Double(Float(bitPattern: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
          : Double(bitPattern: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      let hard = Int(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let generated = Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let count = hard + generated
      var arguments: [(Double, Double)] = []
      arguments.reserveCapacity(count)
      for index in 0..<hard { arguments.append((number(at: 8 + size * index), 0)) }
      var source = ElementaryArguments(name: name, isSingle: isSingle)
      for index in 0..<generated { arguments.append(source.next(index: index)) }
      var results: [Double] = []
      results.reserveCapacity(count)
      let start = 8 + size * hard
      for index in 0..<count { results.append(number(at: start + size * index)) }
      let restStart = start + size * count
      var rests: [Int8] = []
      rests.reserveCapacity(count)
      for index in 0..<count { rests.append(Int8(bitPattern: bytes[restStart + index])) }
      return (results, rests, arguments)
    }
    self.results = results
    self.rests = rests
    self.arguments = arguments
  }

  /// The error of a value in ulp of the exact result, infinite where only one is finite.
  static func error(of value: Double, result: Double, rest: Int8, isSingle: Bool) -> Double {
    if value == result && rest == 0 { return 0 }
    guard value.isFinite && result.isFinite else { return value == result ? 0 : .infinity }
    var ulp = isSingle ? Double(Float(result).ulp) : result.ulp
    // Just below a power of two the exact result has a finer ulp than the rounded one.
    let isPower =
      isSingle
      ? Float(result).significandBitPattern == 0 && abs(result) > 0x1p-126
      : result.significandBitPattern == 0 && abs(result) > 0x1p-1022
    if isPower && rest < 0 { ulp /= 2 }
    let direction: Double = result < 0 ? -1 : 1
    return abs((value - result) / ulp * direction - Double(rest) / 256)
  }

  /// The largest error of a function over all arguments, and where it is.
  func worst(
    isSingle: Bool, _ function: (Double, Double) -> Double
  ) -> (error: Double, argument: (Double, Double)) {
    var worst = (error: 0.0, argument: (0.0, 0.0))
    for index in results.indices {
      let (x, y) = arguments[index]
      let error = Self.error(
        of: function(x, y), result: results[index], rest: rests[index], isSingle: isSingle)
      if !(error <= worst.error) { worst = (error, (x, y)) }
    }
    return worst
  }
}
