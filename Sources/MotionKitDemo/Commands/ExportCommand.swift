// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// Prints an easing, a spring or a track in the notation of other systems.
struct ExportCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Prints an easing, a spring or a track of numbers for another system.",
    operands: [
      .init("FORMAT", "one of \(formats)"), .subject("what to export", kinds: Subject.Kind.numbers),
    ],
    discussion: [
      "FORMAT is one of \(formats).",
      "The result has as few points as its distance from the motion needs.",
      "A spring ends at its target, when it stays near. In css, its duration follows linear().",
    ],
    options: [
      .init("--within", "D", "the largest distance from the motion", standard: "0.001"),
      .init("--from", "T", "the first time in seconds", standard: "0"),
      .init("--to", "T", "the last time in seconds; the motion’s end by default"),
    ],
    examples: [
      .init(
        "export css 'spring(duration: 0.5)' --within 0.02",
        output: "linear(0, .05 4%, .62 22%, .84 35%, .97 54%, 1) 0.7347716981942959s"),
      .init("export lottie bouncy"),
    ])

  private static var formats: String {
    Format.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private let source: Source
  private let format: Format
  private let tolerance: Double

  /// The interval; nil for the whole motion.
  private let range: ClosedRange<Double>?

  private enum Format: String, CaseIterable {
    case css, waapi, coreanimation, lottie, svg, csv, json
  }

  private enum Source {
    case easing(Easing)
    case spring(SpringTrajectory<Double>)
    case track(Track<Double>)

    /// Reads the subject that the text names.
    init(_ text: String) throws(Failure) {
      if let file = try TrackFile(text) {
        guard let track = file.ofNumber else { throw Failure("\(text): its value is no number") }
        self = .track(track)
      } else if let style = try StyleFile(text) {
        guard style.channels.count == 1 else {
          let names = style.channels.map { "'\($0.name)'" }.joined(separator: ", ")
          throw Failure("\(text) has the numbers \(names); say a property that has one")
        }
        self = .track(style.channels[0].track)
      } else if let easing = try EasingText.easing(text) {
        self = .easing(easing)
      } else {
        try Subject.checkEnding(of: text, in: Subject.endings.filter { $0 != ".ahap" })
        let notation = try Notation(text)
        if let spring = try SpringText.motion(notation) {
          self = .spring(spring)
        } else if SceneText.names.contains(notation.name) {
          throw Failure("'\(notation.name)' is a scene, and scenes cannot be exported")
        } else {
          let hint = Subject.hint(for: notation.name, withScenes: false)
          throw Failure("unknown '\(notation.name)'\(hint)")
        }
      }
    }

    var trajectory: AnyTrajectory<Double> {
      switch self {
      case .easing(let easing):
        AnyTrajectory(EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: easing))
      case .spring(let spring): AnyTrajectory(spring)
      case .track(let track): AnyTrajectory(track)
      }
    }
  }

  /// Reads the subject to export, and the format.
  init(_ arguments: Arguments) throws(Failure) {
    let name = arguments.words[0]
    guard let format = Format(rawValue: name) else {
      let hint = Suggestion.hint(for: name, in: Format.allCases.map(\.rawValue))
      throw Failure("unknown format '\(name)'\(hint)")
    }
    self.format = format
    source = try Source(arguments.words[1])
    tolerance = try arguments.numberOrStandard("--within")
    guard tolerance > 0 else { throw Failure("--within must be positive, but is \(tolerance)") }
    let from = try arguments.numberOrStandard("--from")
    let last = try arguments.number("--to")
    guard last != nil || source.trajectory.duration < .infinity else {
      throw Failure("'\(arguments.words[1])' has no end; say --to")
    }
    let to = last ?? max(from, source.trajectory.restTime)
    guard from <= to else { throw Failure("--to must not be before --from, but is \(to)") }
    guard (to - from).isFinite else {
      throw Failure("--to must be at most \(Double.greatestFiniteMagnitude) after --from")
    }
    range = last == nil && from == 0 ? nil : from...to
  }

  /// Prints the text.
  func run() throws(Failure) {
    do {
      try StandardStream.output.writeLine(text())
    } catch let error as SamplingError {
      throw Failure("that cannot be exported: \(error)")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error)")
    }
  }

  private func text() throws -> String {
    let trajectory = source.trajectory
    switch format {
    case .css:
      switch source {
      case .easing(let easing): return try easing.cssLinear(within: tolerance)
      case .spring:
        let length = range.map { $0.upperBound - $0.lowerBound }
        let seconds = try length ?? trajectory.cssDuration(within: tolerance)
        return try trajectory.cssLinear(within: tolerance, over: range) + " \(seconds)s"
      case .track:
        let (track, rest) = try track()
        return try CSSKeyframes(track, named: "motion", within: rest).text(property: "--value")
      }
    case .waapi:
      let (track, rest) = try track()
      return try WebKeyframes(track, within: rest).json(property: "value")
    case .coreanimation:
      let (track, rest) = try track()
      let lists = try CoreAnimationKeyframes(track, within: rest)
      return """
        {"values":\(lists.values),"keyTimes":\(lists.keyTimes),\
        "timingFunctions":\(lists.timingFunctions),\
        "calculationMode":"\(lists.calculationMode.rawValue)","duration":\(lists.duration)}
        """
    case .lottie:
      let (track, rest) = try track()
      return try LottieKeyframes(track, frameRate: 60, within: rest).json
    case .svg: return try samples().animatedSVG()
    case .csv: return String(try samples().csv.dropLast())
    case .json: return try samples().json
    }
  }

  private func samples() throws -> SampledMotion<Double> {
    try SampledMotion(source.trajectory, within: tolerance, over: range)
  }

  /// Returns the motion as a track, and the rest of the tolerance.
  private func track() throws -> (Track<Double>, Double) {
    switch source {
    case .easing(let easing) where range == nil || range == 0...1:
      return (Track(from: 0, [.linear(to: 1, duration: 1, easing: easing)]), tolerance)
    case .track(let track) where range == nil || range == 0...track.duration:
      return (track, tolerance)
    default:
      let track = try Track(baking: source.trajectory, within: tolerance / 2, over: range)
      return (track, tolerance / 2)
    }
  }
}
