// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recorded numbers of all scenes, in one run of bytes.
///
/// Numbers are stored in planes: the first bytes of all numbers of a part, then the second ones, and
/// so on. Neighbors in a plane are alike, so that they compress well.
struct PageRecording {
  /// The bytes of all parts.
  private(set) var bytes = Data()

  /// Appends a part, and returns its place.
  mutating func append(_ numbers: [Float]) -> Int {
    append(numbers.map { $0.bitPattern }, width: 4)
  }

  /// Appends a part, and returns its place.
  mutating func append(_ numbers: [UInt16]) -> Int {
    append(numbers.map { UInt32($0) }, width: 2)
  }

  /// Appends the parts of another recording, and returns their place.
  mutating func append(_ other: PageRecording) -> Int {
    let place = bytes.count
    bytes += other.bytes
    return place
  }

  private mutating func append(_ words: [UInt32], width: Int) -> Int {
    let place = bytes.count
    for plane in 0..<width {
      bytes.append(contentsOf: words.map { UInt8(truncatingIfNeeded: $0 >> (8 * UInt32(plane))) })
    }
    return place
  }
}
