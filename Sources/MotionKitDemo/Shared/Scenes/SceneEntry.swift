// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A kind of scene: its description and its initializer.
public struct SceneEntry: Sendable {
  /// The function that returns the description for the page.
  public let description: @Sendable () -> SceneDescription

  private let instantiate: @Sendable ([Double], [SceneTap], [ScenePointer]) -> SceneInstance

  /// Creates the entry of a type of scene.
  public init<Body: Scene>(_ type: Body.Type) {
    description = { Body.description }
    instantiate = { parameters, taps, pointer in
      if !pointer.isEmpty {
        SceneInstance(Body(parameters: Body.Parameters(parameters), pointer: pointer))
      } else {
        SceneInstance(Body(parameters: Body.Parameters(parameters), taps: taps))
      }
    }
  }

  /// All scenes, in the order of the list, group by group.
  public static let all: [SceneEntry] = [
    SceneEntry(SpringExplorer.self),
    SceneEntry(SpringSwarm.self),
    SceneEntry(EasingExplorer.self),

    SceneEntry(KeyframeEditor.self),
    SceneEntry(SplineModes.self),
    SceneEntry(PathFollower.self),
    SceneEntry(SketchSettle.self),
    SceneEntry(PushEffect.self),
    SceneEntry(ScanLine.self),
    SceneEntry(PulseRings.self),
    SceneEntry(BackgroundCircles.self),

    SceneEntry(BlurReveal.self),
    SceneEntry(TextRevealScene.self),
    SceneEntry(TwirlScene.self),
    SceneEntry(ScrollTransitions.self),
    SceneEntry(EmojiCarousel.self),
    SceneEntry(ToastScene.self),
    SceneEntry(TooltipTourScene.self),

    SceneEntry(RippleScene.self),
    SceneEntry(RippleMesh.self),
    SceneEntry(ShaderRipple.self),
    SceneEntry(ColorMeshScene.self),
    SceneEntry(BlobScene.self),

    SceneEntry(DissolveScene.self),
    SceneEntry(DissolveSteps.self),
    SceneEntry(EmojiFall.self),
    SceneEntry(Bubbles.self),
    SceneEntry(ConfettiScene.self),
    SceneEntry(FireworkShow.self),
    SceneEntry(PresetScene.self),

    SceneEntry(ThrowCard.self),
    SceneEntry(PagingCarousel.self),
    SceneEntry(StrokeCaptureScene.self),
    SceneEntry(HapticPatternScene.self),
    SceneEntry(BouncingBall.self),
  ]

  /// Makes the scene from its parameters and, where it takes them, from taps or from a pointer's
  /// reports.
  ///
  /// Numbers out of range are clamped, missing ones have their initial value. Illegal taps and
  /// reports are left out. Without a report the scene plays its own gesture.
  public func make(
    _ parameters: [Double] = [], taps: [SceneTap] = [], pointer: [ScenePointer] = []
  ) -> SceneInstance {
    let description = description()
    var legal: [Double] = []
    for (index, parameter) in description.parameters.enumerated() {
      legal.append(
        parameter.clamped(index < parameters.count ? parameters[index] : parameter.initial))
    }
    return instantiate(
      legal, description.takesTaps ? SceneTap.legal(taps) : [],
      description.takesPointer ? ScenePointer.legal(pointer) : [])
  }
}

/// A scene of any type.
public struct SceneInstance: Sendable {
  /// The length of the time axis in seconds.
  public let duration: Double

  /// The times that the plots mark.
  public let marks: [SceneMark]

  /// The count of numbers in one frame.
  public let channelCount: Int

  /// The count of numbers in the field.
  public let fieldCount: Int

  /// The haptics of the scene.
  public let haptics: SceneHaptics?

  private let writtenCSS: @Sendable () -> SceneCSS?
  private let body: @Sendable (Double, UnsafeMutableBufferPointer<Double>) -> Void
  private let field:
    @Sendable (Double, inout SceneMemory, (UnsafeBufferPointer<Float>) -> Void) -> Void

  /// The data kept from one sample of the field to the next.
  ///
  /// It may come from another scene: if that has the same type, it saves time.
  public var memory = SceneMemory()

  /// Creates an instance of a scene.
  public init<Body: Scene>(_ scene: Body) {
    duration = scene.duration
    marks = scene.marks
    channelCount = Body.Channel.allCases.reduce(0) { $0 + $1.labels.count }
    fieldCount = scene.fieldCount
    haptics = scene.haptics
    writtenCSS = { scene.css }
    body = { time, frame in scene.sample(at: time, into: SceneFrame(frame)) }
    field = { time, memory, body in scene.withField(at: time, memory: &memory, body) }
  }

  /// The main motion as CSS, written anew on each access; nil where no single easing function can
  /// express it.
  public var css: SceneCSS? { writtenCSS() }

  /// Writes the numbers of the frame at a time.
  ///
  /// - Precondition: The frame has room for `channelCount` numbers.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    precondition(frame.count >= channelCount, "frame must have room for every channel")
    body(time, frame)
  }

  /// Calls a body with the numbers of the field at a time.
  ///
  /// They are in the scene's own memory, which the next sample of the field overwrites.
  public mutating func withField(
    at time: Double, _ body: (UnsafeBufferPointer<Float>) -> Void
  ) {
    let count = fieldCount
    field(time, &memory) { numbers in
      precondition(numbers.count == count, "a field must have the count of numbers it states")
      body(numbers)
    }
  }

  /// Returns the numbers of the field at a time.
  public func field(at time: Double) -> [Float] {
    var scene = self
    return scene.nextField(at: time)
  }

  /// Returns the numbers of the field at a time, and keeps data that makes the next call cost less.
  public mutating func nextField(at time: Double) -> [Float] {
    var field: [Float] = []
    withField(at: time) { field = Array($0) }
    return field
  }

  /// Returns the numbers of the frame at a time.
  public func frame(at time: Double) -> [Double] {
    [Double](unsafeUninitializedCapacity: channelCount) { frame, count in
      frame.initialize(repeating: 0)
      sample(at: time, into: frame)
      count = channelCount
    }
  }
}
