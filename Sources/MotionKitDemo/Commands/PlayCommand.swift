// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Plays an easing, a spring or a scene in the terminal, on the real driver.
///
/// Without a terminal it prints a row for each frame.
struct PlayCommand: DemoCommand {
  static let description = CommandDescription(
    "Plays a curve in the terminal, in real time.",
    operands: [.subject("what to play")],
    options: [
      .init("--rate", "HZ", "the frames in a second, 1 to 1000", standard: "60"),
      .init("--speed", "S", "the speed; negative to play backwards", standard: "1"),
      .init("--for", "SECONDS", "how long to play, up to a day"),
    ],
    examples: [.init("play bouncy"), .init("play push --speed -0.25 --for 10")])

  private let subject: Subject
  private let rate: Double
  private let speed: Double
  private let seconds: Double

  /// The maximum number of seconds played: a day.
  private static let limit = 86_400.0

  /// Reads the subject to play, and the options.
  init(_ arguments: Arguments) throws(Failure) {
    subject = try Subject(arguments.words[0])
    rate = try arguments.numberOrStandard("--rate")
    guard 1...1000 ~= rate else { throw Failure("--rate must be in 1...1000, but is \(rate)") }
    speed = try arguments.numberOrStandard("--speed")
    guard 1e-3...1e3 ~= abs(speed) else {
      throw Failure("--speed must be in ±0.001...1000, but is \(speed)")
    }
    guard subject.extent.upperBound < .infinity else {
      throw Failure("'\(subject.name)' has no end, and cannot be played")
    }
    let length = subject.extent.upperBound - subject.extent.lowerBound
    seconds = try arguments.number("--for") ?? length / abs(speed)
    guard seconds > 0 else { throw Failure("--for must be positive, but is \(seconds)") }
    guard seconds <= PlayCommand.limit else {
      let most = "at most \(Int(PlayCommand.limit)) seconds are played"
      throw Failure("\(most), but these are \(seconds); --for says how many")
    }
  }

  /// Plays until the end, or until the reader interrupts, and restores the terminal.
  func run() async throws(Failure) {
    var screen = try PlayScreen(subject)
    Interruption.note([SIGINT, SIGTERM])
    try screen.open()
    do {
      try await play(on: &screen)
    } catch {
      // The terminal is restored even if it took no frame.
      try? screen.close()
      throw error
    }
    try screen.close()
    try Interruption.check()
  }

  private func play(on screen: inout PlayScreen) async throws(Failure) {
    // A late frame shows the position of the time at which it was due.
    let frameClock = FrameClock(firstDelta: 0, gapPolicy: .catchUp)
    for await tick in DisplayLink(rate: rate, frameClock: frameClock) {
      if Interruption.signal != nil { break }
      try screen.show(position(at: min(tick.elapsed, seconds)), tick)
      if tick.elapsed >= seconds { break }
    }
  }

  /// Returns the subject's position after some seconds; it starts again at its end.
  private func position(at elapsed: Double) -> Double {
    let extent = subject.extent
    let length = extent.upperBound - extent.lowerBound
    var way = elapsed * abs(speed)
    if way > length { way = way.truncatingRemainder(dividingBy: length) }
    return speed > 0 ? extent.lowerBound + way : extent.upperBound - way
  }
}
