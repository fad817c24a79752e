// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Plays a subject in the terminal, on the real driver.
///
/// Without a terminal it prints a row for each frame.
struct PlayCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Plays a curve in the terminal, in real time.",
    operands: [.subject("what to play")],
    discussion: [
      "It fills the terminal, and repeats until a key ends it: space pauses and continues, the "
        + "arrows left and right step by a frame, + and - double and halve the speed, r reverses, "
        + "home starts again, and q or escape quits.",
      "Without a terminal it plays once, and prints a row for each frame. NO_COLOR=1 in the "
        + "environment shows it without colors.",
    ],
    options: [
      .init("--rate", "HZ", "the frames in a second, 1 to 1000", standard: "60"),
      .init("--speed", "S", "the speed; negative to play backwards", standard: "1"),
      .init("--for", "SECONDS", "ends it after this time, or repeats it so long; up to a day"),
    ],
    examples: [.init("play bouncy"), .init("play push --speed -0.25 --for 10")])

  private let subject: Subject
  private let rate: Double
  private let speed: Double
  private let seconds: Double?

  /// The maximum number of seconds played: a day.
  private static let limit = 86_400.0

  /// Reads the subject to play, and the options.
  init(_ arguments: Arguments) throws(Failure) {
    subject = try Subject(arguments.words[0])
    rate = try arguments.numberOrStandard("--rate")
    guard 1...1000 ~= rate else { throw Failure("--rate must be in 1...1000, but is \(rate)") }
    speed = try arguments.numberOrStandard("--speed")
    guard Playback.speeds ~= abs(speed) else {
      throw Failure("--speed must be in ±0.001...1000, but is \(speed)")
    }
    guard subject.extent.upperBound < .infinity else {
      throw Failure("'\(subject.name)' has no end, and cannot be played")
    }
    seconds = try arguments.number("--for")
    guard total > 0 else { throw Failure("--for must be positive, but is \(total)") }
    guard total <= PlayCommand.limit else {
      let most = "at most \(Int(PlayCommand.limit)) seconds are played"
      throw Failure("\(most), but these are \(total); --for says how many")
    }
  }

  /// Plays until the end, or until the reader interrupts, and restores the terminal.
  func run() async throws(Failure) {
    Interruption.note(Interruption.ending)
    if Escape.isObeyed {
      try await playOnScreen()
    } else {
      try await printRows()
    }
    try Interruption.check()
  }

  /// The frames; a late one shows the position of the time at which it was due.
  private var frames: DisplayLink<ContinuousClock> {
    DisplayLink(rate: rate, frameClock: FrameClock(firstDelta: 0, gapPolicy: .catchUp))
  }

  private func printRows() async throws(Failure) {
    let playback = Playback(subject.extent, speed: speed, rate: rate, repeats: seconds != nil)
    let names = subject.plotted.map { subject.channels[$0] }
    try printRow([subject.axis] + names + ["dropped"])
    for await tick in frames {
      if Interruption.signal != nil { break }
      let position = playback.position(at: min(tick.elapsed, total))
      let frame = subject.sample(position)
      let numbers = [position] + subject.plotted.map { frame[$0] }
      try printRow(numbers.map(\.description) + ["\(tick.droppedFrames)"])
      if tick.elapsed >= total { break }
    }
  }

  private func printRow(_ cells: [String]) throws(Failure) {
    try StandardStream.output.writeLine(cells.joined(separator: ","))
  }

  private func playOnScreen() async throws(Failure) {
    var screen = try PlayScreen(subject)
    let repeats = seconds != nil || KeyInput.isPossible
    var playback = Playback(subject.extent, speed: speed, rate: rate, repeats: repeats)
    let end = repeats ? seconds ?? .infinity : total
    var time = 0.0
    var isSuspended = false
    Interruption.note(Interruption.ending + [SIGTSTP])
    repeat {
      // Only in the foreground the terminal has the modes to return to.
      Interruption.awaitForeground()
      try Interruption.check()
      try screen.open()
      do {
        isSuspended = try await play(&playback, from: &time, to: end, on: &screen)
      } catch {
        // The terminal is restored even if it took no frame.
        try? screen.close()
        throw error
      }
      try screen.close()
      if isSuspended { Interruption.suspend() }
    } while isSuspended
  }

  /// Plays from a time of the display, and returns whether to stop the program for a while.
  ///
  /// The time ends where the frames end, so that a suspended program continues from there.
  private func play(
    _ playback: inout Playback, from time: inout Double, to end: Double,
    on screen: inout PlayScreen
  ) async throws(Failure) -> Bool {
    let start = time
    for await tick in frames {
      time = min(start + tick.elapsed, end)
      for key in screen.pressedKeys() {
        if key == .quit { return false }
        playback.press(key, at: time)
      }
      if let signal = Interruption.signal { return signal == SIGTSTP }
      try screen.show(playback, at: time, dropped: tick.droppedFrames)
      if time >= end { break }
    }
    return false
  }

  /// The seconds to play: as many as the subject lasts, unless others are given.
  private var total: Double {
    seconds ?? (subject.extent.upperBound - subject.extent.lowerBound) / abs(speed)
  }
}
