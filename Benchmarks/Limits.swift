// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

enum Limits {
  static let ratios: [String: Double] = [:]
}
