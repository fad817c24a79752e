// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An effect that the gallery shows, made from its parameters.
///
/// A scene is a small value: its parameters define it, and its samples give the state of everything
/// in it at a time. The page draws those numbers. To add one, write a type like this, a drawing
/// function of the same name in `Page/scenes`, and a line in `SceneEntry.all`.
public protocol Scene: Sendable {
  /// The names of the parameters, in the order of their sliders.
  associatedtype Parameter: SceneParameterName

  /// The names of the numbers of one frame, in order.
  associatedtype Channel: SceneChannelName

  /// Returns the slider or the menu of a parameter.
  static func parameter(_ name: Parameter) -> SceneParameter

  /// The description of the scene for the page.
  static var description: SceneDescription { get }

  /// Creates the scene from one number for each of its parameters.
  ///
  /// The numbers are legal: `SceneEntry` clamps them to their ranges.
  init(parameters: Parameters)

  /// Creates the scene from its parameters and from the taps of its stage.
  ///
  /// A scene that takes taps implements it. The taps are legal, at most 64, in the order of their
  /// times; the default ignores them.
  init(parameters: Parameters, taps: [SceneTap])

  /// Creates the scene from its parameters and from the reports of a pointer on its stage.
  ///
  /// A scene that takes a pointer implements it. The reports are legal, at most 4096, in the order
  /// of their times; the default ignores them.
  init(parameters: Parameters, pointer: [ScenePointer])

  /// The length of the time axis in seconds, positive and finite.
  var duration: Double { get }

  /// The times that the plots mark.
  var marks: [SceneMark] { get }

  /// The main motion as CSS; nil where no single easing function can express it.
  var css: SceneCSS? { get }

  /// The haptics of the scene; nil without any.
  var haptics: SceneHaptics? { get }

  /// The count of numbers of the field, which is drawn in bulk but not plotted.
  ///
  /// It may depend on the parameters. The default is 0: no field.
  var fieldCount: Int { get }

  /// Writes the finite numbers of every channel.
  func sample(at time: Double, into frame: Frame)

  /// Writes every number of the field, each finite.
  ///
  /// The field holds the numbers drawn in bulk but not plotted: the points of a mesh, the colors of
  /// a grid. A scene with a field implements it.
  func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>)

  /// Writes every number of the field, the same with any memory.
  ///
  /// A scene whose consecutive samples cost less implements it.
  func sampleField(
    at time: Double, into field: UnsafeMutableBufferPointer<Float>, memory: inout SceneMemory)

  /// Calls a body with every number of the field, each finite, in memory that is kept.
  ///
  /// A scene that already has the numbers in a buffer implements it, and exposes that buffer.
  func withField(
    at time: Double, memory: inout SceneMemory, _ body: (UnsafeBufferPointer<Float>) -> Void)
}

extension Scene {
  /// One number for each parameter.
  public typealias Parameters = SceneParameters<Parameter>

  /// The numbers of one frame.
  public typealias Frame = SceneFrame<Channel>

  /// The descriptions of the parameters, with their names.
  public static var parameters: [SceneParameter] {
    Parameter.allCases.map { name in
      var parameter = parameter(name)
      parameter.id = name.text
      return parameter
    }
  }

  /// Returns a plot of channels, each with all of its numbers; the first is the main one.
  static func plot(_ title: String, unit: String = "", _ channels: Channel...) -> ScenePlot {
    ScenePlot(title, unit: unit, channels: channels.flatMap { Array($0.indices) })
  }

  /// Returns a plot of channels whose numbers are counts.
  static func plot(
    _ title: String, unit: String = "", counting channels: Channel...
  ) -> ScenePlot {
    ScenePlot(title, unit: unit, channels: channels.flatMap { Array($0.indices) }, areCounts: true)
  }

  /// Returns a plot of some of the numbers of a channel; the first is the main one.
  static func plot(
    _ title: String, unit: String = "", of channel: Channel, _ numbers: [Int]
  ) -> ScenePlot {
    ScenePlot(title, unit: unit, channels: numbers.map { channel.rawValue + $0 })
  }

  /// Creates the scene from its parameters alone.
  public init(parameters: Parameters, taps: [SceneTap]) { self.init(parameters: parameters) }

  /// Creates the scene from its parameters alone.
  public init(parameters: Parameters, pointer: [ScenePointer]) { self.init(parameters: parameters) }

  /// Nil: no single easing function can express the scene.
  public var css: SceneCSS? { nil }

  /// Nil: the scene has no haptics.
  public var haptics: SceneHaptics? { nil }

  /// Zero: the scene has no field.
  public var fieldCount: Int { 0 }

  /// Writes nothing: the scene has no field.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {}

  /// Writes every number of the field, and ignores the memory.
  public func sampleField(
    at time: Double, into field: UnsafeMutableBufferPointer<Float>, memory: inout SceneMemory
  ) {
    sampleField(at: time, into: field)
  }

  /// Writes the field into memory that is kept, and calls the body with it.
  public func withField(
    at time: Double, memory: inout SceneMemory, _ body: (UnsafeBufferPointer<Float>) -> Void
  ) {
    let count = fieldCount
    var field: [Float] = []
    swap(&field, &memory.field)
    if field.count != count { field = [Float](repeating: 0, count: count) }
    field.withUnsafeMutableBufferPointer { field in
      sampleField(at: time, into: field, memory: &memory)
      body(UnsafeBufferPointer(field))
    }
    swap(&field, &memory.field)
  }

  /// Returns a time clamped to the axis and a moment before it; the start for NaN.
  ///
  /// Endless motions use it: past the end of the axis they stand still.
  func bounded(_ time: Double) -> Double { time.isNaN ? 0 : min(max(time, -1), duration) }
}
