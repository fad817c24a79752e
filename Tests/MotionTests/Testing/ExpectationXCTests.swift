// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import XCTest

/// The same words in a test of XCTest, which reports what a test throws.
final class ExpectationXCTests: XCTestCase {
  private let toast = SpringTrajectory(from: -80.0, to: 24, spring: .bouncy)

  func testToastComesToRest() throws {
    try expect(toast).rests(by: 1).reaches(0, by: 0.3)
  }

  func testFailureIsWhatIsThrown() {
    XCTAssertThrowsError(try expect(toast).rests(by: 0.1)) { error in
      XCTAssert("\(error)".contains("is not at rest by 0.1 s"))
      XCTAssert("\(error)".contains("(ExpectationXCTests.swift:"))
    }
  }
}
