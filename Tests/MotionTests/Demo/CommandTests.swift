// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange
import MotionScenes
import Testing

/// The demo as its user meets it: a program with output, errors and a status.
@Suite struct CommandTests {
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the demo that was built beside these tests.
  static func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("MotionKitDemo")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text, errors: report)
  }

  /// Gives a directory of its own that is removed afterwards.
  static func inDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }

  static let badInput: [([String], String)] = [
    (["nonsense"], "nonsense"),
    (["sample"], "what to sample"),
    (["sample", "nonsense"], "nonsense"),
    (["sample", "cubic-bezier(2,0,0"], "offset"),
    (["sample", "cubic-bezier(0.2, 0, 0.1"], "offset"),
    (["sample", "penner(fuzzy, in)"], "fuzzy"),
    (["sample", "bezier(2, 0, 0, 1)"], "x1"),
    (["sample", "spring(duration: -1)"], "duration"),
    (["sample", "spring(mass: 0, stiffness: 1, damping: 1)"], "mass"),
    (["sample", "spring(stiffness: 100)"], "damping"),
    (["sample", "spring(tension: 100)"], "tension"),
    (["sample", "spring(duration: x)"], "'x'"),
    (["sample", "spring(duration: 0.5"], ")"),
    (["sample", "push(scale: 3)"], "scale"),
    (["sample", "ease", "extra"], "extra"),
    (["sample", "ease", "--fps", "0"], "--fps"),
    (["sample", "ease", "--fps", "1e12"], "1000000"),
    (["sample", "ease", "--at", "0,x"], "'x'"),
    (["sample", "ease", "--at", "0", "--fps", "3"], "--fps"),
    (["sample", "ease", "--from", "2", "--to", "1"], "--to"),
    (["sample", "ease", "--format", "xml"], "xml"),
    (["sample", "ease", "--quickly"], "--quickly"),
    (["gallery", "--documentation", "docs"], "'docs'"),
    (["export"], "css"),
    (["export", "xml", "ease"], "xml"),
    (["export", "css"], "what to export"),
    (["export", "css", "nonsense"], "nonsense"),
    (["export", "css", "push"], "push"),
    (["export", "css", "ease", "extra"], "extra"),
    (["export", "css", "bouncy", "--within", "0"], "--within"),
    (["export", "css", "bouncy", "--within", "x"], "'x'"),
    (["export", "css", "bouncy", "--within", "1e-15"], "65536"),
    (["export", "css", "spring(bounce: 1)"], "--to"),
    (["export", "csv", "bouncy", "--from", "2", "--to", "1"], "--to"),
    (["export", "csv", "bouncy", "--fps", "2"], "--fps"),
    (["plot", "nonsense"], "nonsense"),
    (["plot", "ease", "--svg", "/nonexistent/plot.svg"], "/nonexistent"),
    (["play"], "what to play"),
    (["play", "nonsense"], "nonsense"),
    (["play", "push(scale: 3)"], "scale"),
    (["play", "push", "--rate", "0"], "--rate"),
    (["play", "push", "--rate", "1e6"], "--rate"),
    (["play", "push", "--speed", "0"], "--speed"),
    (["play", "push", "--for", "-1"], "--for"),
    (["play", "push", "--for", "1e300"], "86400"),
    (["play", "push", "--speed", "1e-300"], "1000"),
    (["play", "push", "--speed", "-1e308"], "1000"),
    (["play", "push", "--loudly"], "--loudly"),
    (["list", "all"], "all"),
    (["code", "ease"], "ease"),
    (["code", "push(depth: 3)"], "depth"),
    (["digest", "--fast"], "--fast"),
    (["gallery", "--output"], "--output"),
    (["gallery", "--output", "/nonexistent/gallery.html"], "/nonexistent"),
    (["--output", "/"], "directory"),
  ]

  @Test(arguments: Effort.cases(badInput))
  func `bad input ends in one line that names it, and status 2`(
    _ arguments: [String], _ word: String
  ) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("MotionKitDemo: "))
    #expect(run.errors.hasSuffix("\n") && run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains(word), "\(run.errors)")
  }

  @Test func `samples are the library's numbers, the shortest that read back`() throws {
    let run = try Self.run(["sample", "spring(duration: 0.5, bounce: 0.3)", "--at", "0, 0.3, 1e3"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let rows = run.output.split(separator: "\n")
    #expect(rows.first == "time,value,velocity")
    #expect(rows.count == 4)
    let motion = SpringTrajectory(
      from: 0.0, to: 1, velocity: 0, spring: Spring(duration: 0.5, bounce: 0.3))
    for (row, time) in zip(rows.dropFirst(), [0, 0.3, 1e3]) {
      let state = motion.state(at: time)
      #expect(row == "\(time),\(state.value),\(state.velocity)")
    }
  }

  @Test func `exports are the library's texts`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let css = try Self.run(["export", "css", "bouncy", "--within", "0.01"])
    #expect(css.status == 0 && css.errors.isEmpty)
    let seconds = try spring.cssDuration(within: 0.01)
    #expect(css.output == (try spring.cssLinear(within: 0.01)) + " \(seconds)s\n")
    let csv = try Self.run(["export", "csv", "bouncy", "--to", "0.5"])
    #expect(csv.output == (try SampledMotion(spring, within: 0.001, over: 0...0.5)).csv)
    #expect(try Self.run(["export", "css", "ease-in"]).output == "ease-in\n")
    #expect(try Self.run(["export", "svg", "bouncy"]).output.hasPrefix("<svg "))
    for format in ["waapi", "coreanimation", "lottie", "json"] {
      for subject in ["bouncy", "ease-in", "penner(bounce, out)", "spring(velocity: 4)"] {
        let run = try Self.run(["export", format, subject, "--to", "0.7"])
        _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      }
    }
  }

  @Test(arguments: [
    ("ease-in-out", "easeInOut"), ("ease", "cubic-bezier(.25, .1, .25, 1)"),
    ("bezier(0.4, 0, 0.2, 1)", "cubic-bezier(0.4,0,0.2,1)"), ("bouncy", "spring(bounce: 0.3)"),
    ("circularEaseIn", "penner(.circ, .in)"), ("steps(4, jumpBoth)", "steps(4, jump-both)"),
    ("spring(response: 0.5, dampingRatio: 1)", "smooth"),
    ("push", "push(scale: 0.95, cut: 0.2)"),
  ])
  func `a subject means the same in every notation`(_ one: String, _ other: String) throws {
    let run = try Self.run(["sample", one, "--fps", "10"])
    #expect(run.status == 0 && !run.output.isEmpty)
    let again = try Self.run(["sample", other, "--fps", "10"])
    #expect(run.output == again.output)
  }

  @Test func `JSON is JSON, even where a slope is infinite`() throws {
    let run = try Self.run(["sample", "circularEaseIn", "--fps", "4", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let content = try #require(object as? [String: Any])
    #expect(content["columns"] as? [String] == ["progress", "value", "velocity"])
    #expect((content["rows"] as? [[Any]])?.count == 5)
  }

  @Test(arguments: [1.0, -2.0])
  func `play prints the scene at each frame, and counts the ones it missed`(
    _ speed: Double
  ) throws {
    let run = try Self.run(["play", "push", "--rate", "120", "--speed", "\(speed)"])
    #expect(run.status == 0 && run.errors.isEmpty && !run.output.contains("\u{1B}"))
    let rows = run.output.split(separator: "\n")
    #expect(rows.first == "time,continued,restarted,dropped")
    let scene = SceneEntry(PushEffect.self).make()
    var frame = -1
    for row in rows.dropFirst() {
      let numbers = row.split(separator: ",").compactMap { Double($0) }
      try #require(numbers.count == 4)
      frame += Int(numbers[3]) + 1
      let way = min(Double(frame) / 120, scene.duration / abs(speed)) * abs(speed)
      #expect(numbers[0] == (speed > 0 ? way : scene.duration - way))
      #expect(Array(numbers[1...2]) == Array(scene.frame(at: numbers[0])[0...1]))
    }
    #expect(rows.last?.hasPrefix(speed > 0 ? "\(scene.duration)," : "0.0,") == true)
  }

  @Test func `an interrupted play ends at once, in order`() throws {
    let process = Process()
    process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("MotionKitDemo")
    process.arguments = ["play", "push", "--for", "60"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: 1)
    process.interrupt()
    let rest = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(rest.last == UInt8(ascii: "\n"), "no row is cut")
  }

  @Test func `a plot is a whole SVG file, and nothing else is written`() throws {
    try Self.inDirectory { directory in
      let path = directory.appendingPathComponent("plot.svg").path
      let run = try Self.run(["plot", "bouncy", "--svg", path])
      #expect(run.status == 0)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["plot.svg"])
    }
  }

  @Test func `the gallery without the engine is one file that holds every scene`() throws {
    try Self.inDirectory { directory in
      let path = directory.appendingPathComponent("gallery.html").path
      let run = try Self.run(["--no-wasm", "--output", path])
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.contains(path))
      let html = try String(contentsOfFile: path, encoding: .utf8)
      for (id, title) in SceneEntry.all.map({ ($0.description().id, $0.description().title) }) {
        #expect(run.output.contains(title))
        let names = ["drawings.\(id) =", "drawings[\"\(id)\"] ="]
        #expect(names.contains { html.contains($0) }, "\(id) is drawn")
      }
      #expect(!html.contains("http://") && !html.contains("https://"), "it needs no network")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["gallery.html"])
    }
  }

  @Test func `help, version and list say what they are asked`() throws {
    #expect(try Self.run(["--help"]).output.contains("gallery"))
    #expect(try Self.run(["--version"]).output.hasPrefix("MotionKitDemo "))
    #expect(try Self.run(["list"]).output.contains("push"))
    #expect(try Self.run(["code", "push(scale: 0.9)"]).output.contains("to: 0.9,"))
  }
}
