// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The written form of an AHAP value: the order of its keys, its digits, and its unknown keys.
///
/// Two forms are equal if they have the same unknown keys with the same values.
struct HapticForm: Sendable {
  #if !hasFeature(Embedded)
  /// The object that was read; nil for a value created in code.
  let object: JSONObject?

  /// The unknown keys, by their paths in the object, and their values.
  let unknown: [JSONObject.Member]

  init() { (object, unknown) = (nil, []) }

  init(_ object: JSONObject, unknown: [JSONObject.Member]) {
    self.object = object
    self.unknown = unknown.sorted { $0.key < $1.key }
  }
  #endif
}

extension HapticForm: Hashable {
  #if !hasFeature(Embedded)
  static func == (a: HapticForm, b: HapticForm) -> Bool { a.unknown == b.unknown }

  func hash(into hasher: inout Hasher) { hasher.combine(unknown) }
  #endif
}
