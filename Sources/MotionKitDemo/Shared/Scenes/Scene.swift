// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An effect that the gallery shows, made from its parameters.
///
/// A scene is a small value: its parameters say what it is, and its samples
/// say where everything in it stands at a time. The page draws those numbers.
/// To add one, write a type like this, a drawing function of the same name in
/// `Page/scenes`, and a line in `SceneEntry.all`.
public protocol Scene: Sendable {
  /// What the page must know to present the scene.
  static var description: SceneDescription { get }

  /// Creates the scene from one number for each parameter of its description.
  ///
  /// The numbers are legal: `SceneEntry` clamps them to their ranges.
  init(parameters: [Double])

  /// The length of the time axis in seconds, positive and finite.
  var duration: Double { get }

  /// The instants that the plots point out.
  var marks: [SceneMark] { get }

  /// Writes one finite number for each channel of the description.
  func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>)
}

extension Scene {
  /// A time held to the axis and a moment before it; the start for NaN.
  ///
  /// Endless motions use it: past the end of the axis they stand still.
  func bounded(_ time: Double) -> Double { time.isNaN ? 0 : min(max(time, -1), duration) }
}
