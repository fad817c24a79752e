// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes

/// Prints the name and the fingerprint of every scenario.
@main
struct Digest {
  static func main() {
    for scenario in Scenario.allCases {
      print("\(scenario.name) \(scenario.fingerprint().description)")
    }
  }
}
