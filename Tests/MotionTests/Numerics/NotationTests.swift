// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionHaptics
import MotionInterchange
import MotionTesting
import Testing

/// A value prints as the expression that would create it, in one line of fewer than 120 characters.
@Suite struct NotationTests {
  private static let spring = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
  private static let ease = EasedTrajectory(from: 0.0, to: 1, duration: 0.5)

  /// A composition prints as it was composed.
  private static var compositions: [(Any, String)] {
    [
      (spring.delayed(by: 0.5), ".delayed(by: 0.5)"),
      (spring.speed(2), ".speed(2)"),
      (spring.reversed(), ".reversed()"),
      (spring.clipped(to: 0.3), ".clipped(to: 0.3)"),
      (spring.repeated(3, autoreverses: true), ".repeated(3, autoreverses: true)"),
      (spring.repeated(), ".repeated(inf)"),
      (spring.accumulated(2), ".accumulated(2)"),
      (spring.reduced(), ".reduced()"),
      (spring.settling(within: .absolute(0.1)), ".settling(within: .absolute(0.1))"),
      (spring.translated(by: 4), ".translated(by: 4)"),
      (spring.scaled(by: 2), ".scaled(by: 2)"),
      (spring.timed(by: Timing(duration: 1)), ".timed(by: Timing(duration: 1))"),
    ]
  }

  @Test func `a composition prints as it is written`() {
    let base = "\(Self.spring)"
    #expect(
      base == "SpringTrajectory(from: 0, to: 100, spring: Spring(duration: 0.5, bounce: 0.3))")
    for (value, suffix) in Self.compositions { #expect("\(value)" == base + suffix) }
    #expect("\(Self.ease + Self.ease)" == "\(Self.ease) + \(Self.ease)")
    #expect("\(zip(Self.ease, Self.ease))" == "zip(\(Self.ease), \(Self.ease))")
    #expect("\(AnyTrajectory(Self.ease))" == "AnyTrajectory(\(Self.ease))")
  }

  @Test func `a value prints without what is the default, and without its caches`() {
    #expect("\(Timing(duration: 1))" == "Timing(duration: 1)")
    #expect("\(Self.ease)" == "EasedTrajectory(from: 0, to: 1, duration: 0.5)")
    #expect("\(Stagger(count: 5, each: 0.1))" == "Stagger(count: 5, each: 0.1)")
    #expect(
      "\(Track(from: 1.0, [.linear(to: 2, duration: 1), .hold(duration: 0.5)]))"
        == "Track(from: 1, keyframes: [.linear(to: 2, duration: 1, easing: .linear), .hold(duration: 0.5)])"
    )
    #expect("\(Decay(from: 0.0, velocity: 100))" == "Decay(from: 0, velocity: 100)")
    #expect("\([Spring.bouncy])" == "[Spring(duration: 0.5, bounce: 0.3)]")
  }

  @Test func `what is long leaves out its inner parts`() {
    let path = BezierPath.roundedRectangle(
      Bounds(x: 0, y: 0, width: 320, height: 200), cornerRadius: 12)
    #expect("\(path)".hasPrefix("BezierPath(svg: \"M"))
    #expect("\(path)".hasSuffix("…\")") && "\(path)".count < 120)
    let track = Track(
      from: 0.0, (0..<100).map { .linear(to: 0.1 + Double($0) / 3, duration: 0.7) })
    #expect("\(track)".hasPrefix("Track(from: 0, keyframes: [.linear(to: 0.1, duration: 0.7, "))
    #expect("\(track)".hasSuffix(", … 99 more])"))
    let deep = (0..<30).reduce(AnyTrajectory(Self.spring)) { base, _ in
      AnyTrajectory(base.delayed(by: 0.25))
    }
    #expect("\(deep)".hasSuffix("…).delayed(by: 0.25))"))
  }

  @Test func `a value with more parts than can be looked at prints at once`() {
    var motion = AnyTrajectory(Self.ease)
    for _ in 0..<40 { motion = AnyTrajectory(motion.followed(by: motion)) }
    let start = ContinuousClock.now
    #expect("\(motion)".hasPrefix("AnyTrajectory("))
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  private enum Mood: CustomStringConvertible {
    case happy

    var description: String { "in a\ngood mood" }
  }

  private enum Place { case home }

  @Test func `a user's own values print as they do, in one line`() {
    #expect("\(ToastState.icon(message: Mood.happy))" == ".icon(message: in a good mood)")
    #expect("\(ToastState.icon(message: Place.home))" == ".icon(message: .home)")
  }

  private static let curve = EasedTrajectory(from: 0.0, to: 10, duration: 0.5)

  /// Values of the types that are not made at random by the fuzzer, which asks the same of the others.
  private static func others() throws -> [Any] {
    let path = BezierPath.circle(radius: 10)
    let stops = [Easing.Stop(0), Easing.Stop(0.25, at: 0.5)]
    let dissolve = Dissolve(columns: 2, rows: 2, seed: 1)
    let emitter = Emitter(births: .burst(3), lifetime: 1)
    let corner = SIMD2(320.5, 12.25)
    let bounds = Bounds(x: 0, y: 0, width: 320, height: 200)
    var buffer = ParticleBuffer()
    emitter.sample(at: 0.5, into: &buffer)
    var timestep = FixedTimestep(rate: 60)
    return [
      curve.samples(count: 5), curve.samples(fps: 60)[1], curve.peak, Measure.distance(from: 3.0),
      MotionEvent(time: 0.25, kind: .keyframe(3), path: MotionEvent.Path(1, 2)),
      MotionEvent.Kind.iteration(2), MotionEvent.Path(1, 2), MotionLeg.playing(until: 3),
      Recurrence(begin: 0, end: 8, period: 2, factor: nil),
      Stretch(begin: 0, end: 1, first: 2, last: 3), Fingerprint(), stops[1],
      PathMeasure(path).traversed(in: 1), path.subpaths[0], PathMeasure(path),
      ArcLengthCurve(through: [SIMD2(0.0, 0), SIMD2(3, 4)]),
      dissolve.launch(of: 1), dissolve.particle(1, at: 0.5), Dissolve.Stepper(dissolve),
      Dissolve.Randomness.counter(seed: 3), emitter.stream, emitter.particles(at: 0.5)[0],
      Emitter.Samples(), buffer, buffer.attributes, GridMesh(columns: 2, rows: 3, bounds: bounds),
      ColorMesh.Tessellation(verticesPerEdge: 4),
      ColorMesh.BezierPoint(
        position: corner, leadingControlPoint: corner, topControlPoint: corner,
        trailingControlPoint: corner, bottomControlPoint: corner),
      timestep.advance(by: 0.1), DisplayLink(), DisplayLink().makeAsyncIterator(),
      Timing(duration: 1).sample(at: 0.5), TextReveal(count: 5),
      TextReveal(count: 5).glyph(1, at: 0.2), TrackTimeline.Member.track(\.self, curve),
      TrackTimeline<Double>.Place.at("out", -0.5),
      Interruption<SIMD4<Double>>.Kind.retarget(to: SIMD4(repeating: 0.1)),
      Spring.Equivalent.compose(), ParsingError(message: "a number is expected", offset: 3),
      Spring.Step(.bouncy, deltaTime: 1.0 / 60),
    ]
  }

  /// The values of the products beside the engine.
  private static func othersBeside() throws -> [Any] {
    var capture = StrokeCapture(lineWidth: 4)
    var changes: [Any] = [capture.begin(SIMD2(0, 0), at: 0) as Any, capture]
    for index in 1...9 {
      changes.append(capture.add(SIMD2(0.1, 1) * Double(index), at: 0.1) as Any)
    }
    changes.append(capture.end() as Any)
    let event = HapticEvent(.continuous(duration: 0.3), at: 0.25, intensity: 0.5, sharpness: 0.1)
    let point = HapticCurve.Point(1, 0.5)
    let ahap = #"{"Version": 1.0, "Pattern": []}"#
    let sheet = try CSSStyleSheet(css: "@keyframes a { to { opacity: 0 } } p { animation: 1s a }")
    let track = Track(from: 0.0, [.linear(to: 0.1, duration: 1), .cubic(to: 3, duration: 0.5)])
    var toast = Toast<String>(hidden: -80)
    let lottie = try LottieKeyframes(track, frameRate: 60, within: 0.1)
    let film = try LottieDocument(
      json: #"{"fr": 9, "ip": 0, "op": 9, "layers": [{"ty": 4, "nm": "A", "shapes": ["#
        + #"{"ty": "gf", "g": {"p": 1, "k": {"a": 0, "k": [0, 1, 0, 0, 0, 1]}}}]}]}"#)
    let fill = film.layers[0].shapes[0]
    guard case .fill(let paint, _) = fill, case .gradient(let gradient, _, _, _) = paint else {
      throw LottieFilm()
    }
    let colors = gradient.value(at: 0)
    var tour = TooltipTour([
      TooltipLayout(origin: .zero, size: SIMD2(100, 40), arrow: .zero, direction: 0)
    ])
    var packer = ShelfPacker(width: 100, height: 100)
    let ripple = Ripple(amplitude: 12, frequency: 15, decay: 8, speed: 1200)
    let frames = FrameSequence(count: 3, interval: 0.5)
    return changes + [
      event, event.kind, HapticEvent.Parameter(.intensity, 0.3), point,
      HapticCurve(.intensity, [point]), HapticParameter(.intensity, 0.5),
      HapticPattern.Item.event(event), HapticPattern.Metadata(project: "Kit"),
      HapticSample(intensity: 0.5, sharpness: 0.1, activeCount: 2), HapticSound(path: "a.wav"),
      HapticTapOptions(), HapticOccurrence.begin(2), HapticCue.Kind.impact(.heavy),
      try HapticPattern.parsed(ahap: ahap), sheet, sheet.styles[0], sheet.rules[0],
      sheet.rules[0].blocks[0], sheet.rules[0].blocks[0].declarations[0], sheet.notes.first as Any,
      sheet.styles[0].animations[0],
      try CSSKeyframes(track, named: "a", within: 0.1), CSSForm.number,
      try SampledMotion(curve, count: 3), try SampledMotion(curve, count: 3).samples[0],
      try CoreAnimationKeyframes(track, within: 0.1), lottie, lottie.keyframes[0],
      lottie.motion(frameRate: 60), LottieKeyframes<Double>.ControlPoints.linear,
      LottieKeyframes.Curve(leaving: 1.0, arriving: 2), film, film.layers[0],
      film.layers[0].kind, film.layers[0].transform, fill, paint,
      colors, colors.colors[0], colors.opacities[0],
      EasedKeyframe(offset: 0, value: 3.0), try WebKeyframes(track, within: 0.1),
      SamplingError.unresolved(time: 1),
      RippleRing(of: ripple, origin: .zero, size: SIMD2(320, 200), time: 0.5),
      packer.add(1, width: 10, height: 20) as Any, packer,
      toast.send(.loading(message: "Loading"), at: 1) as Any, toast.value(at: 1.1),
      tour.advance(at: 0) as Any, tour.value(at: 0.2), TooltipTour.State.showing(step: 1),
      FrameCarousel(frames: frames, pushDuration: 1).value(at: 0.7),
      FrameTimes(rate: 60, duration: 1), ManualClock(), expect(curve),
    ]
  }

  private struct LottieFilm: Error {}

  @Test func `every public value prints as one line without what stores it`() throws {
    var names = Set<String>()
    let others = try Self.others() + Self.othersBeside()
    for optional in others {
      let value =
        Mirror(reflecting: optional).displayStyle == .optional
        ? Mirror(reflecting: optional).children.first?.value ?? optional : optional
      let line = "\(value)"
      #expect(
        line.count < 120 && !line.contains(where: \.isNewline)
          && !line.contains(
            /\b(Motion|MotionHaptics|MotionInterchange|MotionEffects|MotionTesting)\.|[Ss]torage\b|\b_|Swift\./
          ), "\(line)")
    }
    let arguments = /<.*>|>$/
    for name in FuzzSubject.all.map(\.name)
      + others.map({ FuzzSubject.spelling(of: type(of: $0)).replacing("Optional<", with: "") })
    { names.insert(name.replacing(arguments, with: "")) }
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/API.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    // A type without values, or whose values are names, prints as Swift does.
    let types = lines.compactMap {
      $0.wholeMatch(of: /([^\t]+)\t(?:@frozen )?(indirect )?(struct|enum|actor) .*/)?.output
    }
    .filter { type in
      type.3 != "enum"
        || lines.contains { $0.hasPrefix(type.1 + ".") && $0.contains(/\tcase \w+\(/) }
    }
    #expect(types.count > 150)
    #expect(
      types.map { String($0.1) }.filter { !names.contains($0) }
        // The report of a failure, and of a measurement.
        == ["ExpectationFailure", "FrameCost"])
  }
}
