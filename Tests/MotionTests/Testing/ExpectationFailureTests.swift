// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// Returns the failure of an expectation.
func failure(_ body: () throws -> Void) throws -> ExpectationFailure {
  try #require(throws: ExpectationFailure.self, performing: body)
}

@Suite struct ExpectationFailureTests {
  @Test func `a message draws the motion, and says where`() throws {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: .linear)
    let (here, far) = (#line, try failure { try expect(line).stays(in: 0...5) })
    #expect(
      far.description == """
        The motion shows 10 at 1 s, outside of 0...5. (ExpectationFailureTests.swift:\(here))
        10 |                                                             ***
           |                                                        *****
           |                                                   *****
           |                                               ****
           |                                          *****
           |                                     *****
         5 |--------------------------------*****---------------------------
           |                           *****
           |                      *****
           |                 *****
           |             ****
           |        *****
           |   *****
         0 |***
           +----------------------------------------------------------------
                                                                           ^ 1 s
        """)
  }

  @Test func `what is not finite, or too large to be told apart, is drawn without a trap`() throws {
    for value in [Double.nan, .infinity, 1e300] {
      let broken = try failure { try expect(Held(value: value)).shows(5, at: 0.5) }
      #expect(broken.details.contains("^ 0.5 s"), "\(value)")
    }
  }

  @Test func `without details a message is one line`() throws {
    let never = try failure { try expect(Endless()).rests(by: 1) }
    #expect(never.details == "")
    #expect(never.description == "The motion never comes to rest. (\(never.place))")
    #expect(never.place.hasPrefix("ExpectationFailureTests.swift:"))
  }
}

/// A motion that shows one number, whatever that is.
private struct Held: Trajectory {
  let value: Double
  var duration: Double { 1 }
  func state(at time: Double) -> KinematicState<Double> { KinematicState(value: value) }
}
