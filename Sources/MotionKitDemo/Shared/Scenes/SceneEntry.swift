// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A kind of scene: its description, and the way to make one.
public struct SceneEntry: Sendable {
  /// Returns what the page must know to present the scene.
  public let description: @Sendable () -> SceneDescription

  private let instantiate: @Sendable ([Double]) -> SceneInstance

  /// Creates the entry of a type of scene.
  public init<Body: Scene>(_ type: Body.Type) {
    description = { Body.description }
    instantiate = { parameters in
      SceneInstance(
        Body(parameters: parameters), channelCount: Body.description.channels.count)
    }
  }

  /// All scenes, in the order of the list.
  public static var all: [SceneEntry] {
    [
      SceneEntry(SpringExplorer.self),
      SceneEntry(EasingExplorer.self),
      SceneEntry(KeyframeEditor.self),
      SceneEntry(SplineModes.self),
      SceneEntry(SketchSettle.self),
      SceneEntry(BlurReveal.self),
      SceneEntry(EmojiCarousel.self),
      SceneEntry(ToastScene.self),
      SceneEntry(PushEffect.self),
      SceneEntry(TwirlScene.self),
      SceneEntry(TextRevealScene.self),
      SceneEntry(PulseRings.self),
      SceneEntry(ScanLine.self),
      SceneEntry(BackgroundCircles.self),
    ]
  }

  /// Makes the scene from its parameters.
  ///
  /// Numbers out of range become the nearest legal ones, missing ones the initial ones.
  public func make(_ parameters: [Double] = []) -> SceneInstance {
    var legal: [Double] = []
    for (index, parameter) in description().parameters.enumerated() {
      legal.append(
        parameter.clamped(index < parameters.count ? parameters[index] : parameter.initial))
    }
    return instantiate(legal)
  }
}

/// A scene of any type.
public struct SceneInstance: Sendable {
  /// The length of the time axis in seconds.
  public let duration: Double

  /// The instants that the plots point out.
  public let marks: [SceneMark]

  /// The count of numbers in one frame.
  public let channelCount: Int

  private let body: @Sendable (Double, UnsafeMutableBufferPointer<Double>) -> Void

  /// Wraps a scene.
  init<Body: Scene>(_ scene: Body, channelCount: Int) {
    duration = scene.duration
    marks = scene.marks
    self.channelCount = channelCount
    body = { time, frame in scene.sample(at: time, into: frame) }
  }

  /// Writes the numbers of the frame at a time.
  ///
  /// - Precondition: The frame has room for `channelCount` numbers.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    precondition(frame.count >= channelCount, "frame must have room for every channel")
    body(time, frame)
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
