// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Indices in random order, each found without the others.
///
/// A shuffled array needs memory and all of its elements. This permutation is a pure function
/// of seed, count and index: every index below the count gives another place below it.
///
/// - Source: The swap-or-not shuffle of V. T. Hoang, B. Morris and P. Rogaway, "An enciphering
///   scheme based on a card shuffle", CRYPTO 2012.
@usableFromInline
enum IndexShuffle {
  /// The number of rounds: an index stays where it is in all of them once in 2²⁴ orders.
  @usableFromInline static var rounds: UInt64 { 24 }

  /// Finds the place of an index in the order that a seed gives.
  ///
  /// - Complexity: O(1).
  @usableFromInline
  static func place(of index: Int, count: Int, seed: UInt64) -> Int {
    let size = UInt64(count)
    let key = BitMixing.mixed(seed &+ BitMixing.goldenStep)
    var place = UInt64(index)
    for round in 0..<rounds {
      // Each round pairs the places whose sum is `pivot`, and swaps every pair or not. The
      // greater place names the pair; multiply-shift hashing of it tosses the coin.
      let word = BitMixing.mixed(key &+ round &* BitMixing.goldenStep)
      let pivot = word.multipliedFullWidth(by: size).high
      let sum = pivot &- place
      let partner = pivot >= place ? sum : sum &+ size
      let name = place > partner ? place : partner
      let isSwapped = (name &* (word | 1) &+ (word << 32 ^ key)) >> 63
      place ^= (place ^ partner) & (0 &- isSwapped)
    }
    return Int(place)
  }
}
