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
        SceneInstance(Body(parameters: parameters, pointer: pointer))
      } else {
        SceneInstance(Body(parameters: parameters, taps: taps))
      }
    }
  }

  /// All scenes, in the order of the list.
  public static var all: [SceneEntry] {
    [
      SceneEntry(SpringExplorer.self),
      SceneEntry(ThrowCard.self),
      SceneEntry(SpringSwarm.self),
      SceneEntry(EasingExplorer.self),
      SceneEntry(KeyframeEditor.self),
      SceneEntry(SplineModes.self),
      SceneEntry(PathFollower.self),
      SceneEntry(SketchSettle.self),
      SceneEntry(BlurReveal.self),
      SceneEntry(EmojiCarousel.self),
      SceneEntry(ToastScene.self),
      SceneEntry(TooltipTourScene.self),
      SceneEntry(StrokeCaptureScene.self),
      SceneEntry(EmojiFall.self),
      SceneEntry(RippleScene.self),
      SceneEntry(RippleMesh.self),
      SceneEntry(DissolveScene.self),
      SceneEntry(DissolveSteps.self),
      SceneEntry(BlobScene.self),
      SceneEntry(HapticPatternScene.self),
      SceneEntry(BouncingBall.self),
      SceneEntry(PagingCarousel.self),
      SceneEntry(PushEffect.self),
      SceneEntry(TwirlScene.self),
      SceneEntry(TextRevealScene.self),
      SceneEntry(ShaderRipple.self),
      SceneEntry(ColorMeshScene.self),
      SceneEntry(Bubbles.self),
      SceneEntry(PulseRings.self),
      SceneEntry(ScanLine.self),
      SceneEntry(BackgroundCircles.self),
      SceneEntry(ConfettiScene.self),
      SceneEntry(FireworkShow.self),
    ]
  }

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
    @Sendable (Double, UnsafeMutableBufferPointer<Float>, inout SceneMemory) -> Void

  /// The data kept from one sample of the field to the next.
  ///
  /// It may come from another scene: if that has the same type, it saves time.
  public var memory = SceneMemory()

  /// Creates an instance of a scene.
  public init<Body: Scene>(_ scene: Body) {
    duration = scene.duration
    marks = scene.marks
    channelCount = Body.description.channels.count
    fieldCount = scene.fieldCount
    haptics = scene.haptics
    writtenCSS = { scene.css }
    body = { time, frame in scene.sample(at: time, into: frame) }
    field = { time, field, memory in scene.sampleField(at: time, into: field, memory: &memory) }
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

  /// Writes the numbers of the field at a time.
  ///
  /// - Precondition: The field has room for `fieldCount` numbers.
  public mutating func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    precondition(field.count >= fieldCount, "field must have room for every number")
    self.field(time, field, &memory)
  }

  /// Returns the numbers of the field at a time.
  public func field(at time: Double) -> [Float] {
    var scene = self
    return scene.nextField(at: time)
  }

  /// Returns the numbers of the field at a time, and keeps data that makes the next call cost less.
  public mutating func nextField(at time: Double) -> [Float] {
    let width = fieldCount
    return [Float](unsafeUninitializedCapacity: width) { field, count in
      field.initialize(repeating: 0)
      sampleField(at: time, into: field)
      count = width
    }
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
