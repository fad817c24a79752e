// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The commands of the demo.
enum Command: String, CaseIterable {
  case gallery, list, sample, export, plot, play, picture, code, digest, help

  /// Runs the command named by the words, or `gallery` without any.
  static func run(_ words: [String]) async throws(Failure) {
    var words = words
    var command = Command.gallery
    if words.contains("--help") || words.contains("-h") {
      command = .help
    } else if words.first == "--version" {
      try StandardStream.output.writeLine("MotionKitDemo 0.1.0")
      return
    } else if let first = words.first, !first.hasPrefix("-") {
      guard let named = Command(rawValue: first) else {
        throw Failure("unknown command '\(first)'; there are \(names)")
      }
      command = named
      words.removeFirst()
    }
    switch command {
    case .gallery: try await GalleryCommand(words).run()
    case .list: try ListCommand(words).run()
    case .sample: try SampleCommand(words).run()
    case .export: try ExportCommand(words).run()
    case .plot: try PlotCommand(words).run()
    case .play: try await PlayCommand(words).run()
    case .picture: try PictureCommand(words).run()
    case .code: try CodeCommand(words).run()
    case .digest: try DigestCommand(words).run()
    case .help: try StandardStream.output.writeLine(usage)
    }
  }

  private static var names: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static let usage = """
    Motion’s gallery, and its numbers in the terminal.

    gallery [--output PATH] [--no-wasm]
        Writes the gallery as one page, motion-gallery.html by default.
        --no-wasm leaves the engine out: the page plays frames sampled natively.
    list
        Names the scenes, easings, springs and scenarios there are.
    sample WHAT [--from T] [--to T] [--fps N | --at T,T…] [--format csv|json]
        Prints value and velocity, or the channels of a scene.
    export css|waapi|coreanimation|lottie|svg|csv|json WHAT [--within D] [--from T] [--to T]
        Prints an easing, a spring or a track of numbers for another system, at most D away
        from it, 0.001 by default, with as few points as that needs.
    plot WHAT [--from T] [--to T] [--svg [FILE.svg]]
        Draws a curve in the terminal, or as SVG to the file or the output.
    play WHAT [--rate HZ] [--for SECONDS] [--speed S]
        Plays it in the terminal, in real time; backwards where the speed is negative.
        --for plays on, up to a day, or stops early. In a pipe it prints a row for each frame.
    picture SCENE [--at T] [--scale N] [--grain POINTS] [--output FILE.png]
        Draws the picture that ripples distort or that dissolves, with N pixels to a point.
        --grain gives particles another size: 0.5 makes 1 024 000 of them.
    code SCENE [--at T] | --all
        Prints the Swift that makes a scene, and its result at a time. With --all it prints a
        program that compares the results of all scenes with their numbers.
    digest [--wasm | --pieces]
        Prints the determinism scenarios’ fingerprints; with --wasm it runs them as
        WebAssembly too and compares. --pieces prints them in parts, as the tests keep them.

    WHAT is an easing      ease-in  'cubic-bezier(.4, 0, .2, 1)'  'penner(elastic, out)'
            a spring       bouncy  'spring(duration: 0.5, bounce: 0.3, velocity: 4)'
                           'spring(mass: 1, stiffness: 100, damping: 10, from: 0, to: 2)'
            a track        card.json, a file with keyframes or values
            haptics        knock.ahap, a file of Apple's format
            CSS            card.css  card.css#rise  'card.css#rise.opacity'
            or a scene     push  'push(scale: 0.9, cut: 0.15)'
                           'ripple(taps: 0.2/100/200; 0.8/50/60)'  time/x/y of each tap

    What stands at PATH or FILE is replaced when all is written, with its permissions; links are
    followed, devices and pipes are written. The status is 0; 2 where the input is bad or the
    output cannot be written; 1 where a check fails; 128 and the number of the signal that ended
    it, 141 where the reader of a pipe has left.
    """
}
