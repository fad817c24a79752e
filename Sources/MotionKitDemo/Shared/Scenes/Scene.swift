// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An effect that the gallery shows, made from its parameters.
///
/// A scene is a small value: its parameters define it, and its samples give the state of everything
/// in it at a time. The page draws those numbers. To add one, write a type like this, a drawing
/// function of the same name in `Page/scenes`, and a line in `SceneEntry.all`.
public protocol Scene: Sendable {
  /// The description of the scene for the page.
  static var description: SceneDescription { get }

  /// Creates the scene from one number for each parameter of its description.
  ///
  /// The numbers are legal: `SceneEntry` clamps them to their ranges.
  init(parameters: [Double])

  /// Creates the scene from its parameters and from the taps of its stage.
  ///
  /// A scene that takes taps implements it. The taps are legal, at most 64, in the order of their
  /// times; the default ignores them.
  init(parameters: [Double], taps: [SceneTap])

  /// Creates the scene from its parameters and from the reports of a pointer on its stage.
  ///
  /// A scene that takes a pointer implements it. The reports are legal, at most 4096, in the order
  /// of their times; the default ignores them.
  init(parameters: [Double], pointer: [ScenePointer])

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

  /// Writes one finite number for each channel of the description.
  func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>)

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
}

extension Scene {
  /// Creates the scene from its parameters alone.
  public init(parameters: [Double], taps: [SceneTap]) { self.init(parameters: parameters) }

  /// Creates the scene from its parameters alone.
  public init(parameters: [Double], pointer: [ScenePointer]) { self.init(parameters: parameters) }

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

  /// Returns a time clamped to the axis and a moment before it; the start for NaN.
  ///
  /// Endless motions use it: past the end of the axis they stand still.
  func bounded(_ time: Double) -> Double { time.isNaN ? 0 : min(max(time, -1), duration) }
}
