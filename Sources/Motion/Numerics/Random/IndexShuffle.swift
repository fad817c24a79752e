// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Indices in random order, each computed independently of the others.
///
/// A shuffled array needs memory for all of its elements. This permutation is a pure function of
/// seed, count and index that maps the indices below the count one-to-one onto themselves.
///
/// - Source: The swap-or-not shuffle of V. T. Hoang, B. Morris and P. Rogaway, "An enciphering
///   scheme based on a card shuffle", CRYPTO 2012.
@frozen
@usableFromInline
struct IndexShuffle: Hashable, Sendable {
  /// A round that pairs the indices whose sum is the pivot, and swaps each pair or not.
  @frozen
  @usableFromInline
  struct Round: Hashable, Sendable {
    @usableFromInline let pivot: UInt64

    /// The greater index identifies the pair; its multiply-shift hash decides whether to swap.
    @usableFromInline let factor, addend: UInt64
  }

  /// The number of indices.
  @usableFromInline let size: UInt64

  /// The rounds; no round moves a given index in about one of 2²⁴ orders.
  @usableFromInline let rounds: [Round]

  /// Creates the order of a number of indices for a seed.
  init(count: Int, seed: UInt64) {
    let size = UInt64(count)
    let key = BitMixing.mixed(seed &+ BitMixing.goldenStep)
    self.size = size
    rounds = (UInt64(0)..<24).map { round in
      let word = BitMixing.mixed(key &+ round &* BitMixing.goldenStep)
      return Round(
        pivot: word.multipliedFullWidth(by: size).high, factor: word | 1, addend: word << 32 ^ key)
    }
  }

  /// Returns the position of an index in the order.
  ///
  /// - Complexity: O(1).
  @inlinable
  func position(of index: Int) -> Int {
    rounds.withUnsafeBufferPointer { rounds in
      var position = UInt64(truncatingIfNeeded: index)
      for round in rounds {
        let sum = round.pivot &- position
        let partner = round.pivot >= position ? sum : sum &+ size
        let name = position > partner ? position : partner
        let isSwapped = (name &* round.factor &+ round.addend) >> 63
        position ^= (position ^ partner) & (0 &- isSwapped)
      }
      return Int(truncatingIfNeeded: position)
    }
  }
}
