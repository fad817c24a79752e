// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a scene is called, what can be set in it, and what it measures.
///
/// The page reads it as JSON; the engine's module for the page holds numbers only.
public struct SceneDescription: Sendable {
  /// The name in links, on the command line, and of the drawing function.
  public let id: String

  /// The name in the list.
  public let title: String

  /// The article that the effect comes from, which is its heading in the list.
  public let article: String

  /// One sentence that says what to look at.
  public let caption: String

  /// What the sliders set, in the order in which `Scene.init` takes the numbers.
  public let parameters: [SceneParameter]

  /// The names of the numbers of one frame, in order.
  public let channels: [String]

  /// The curves under the stage.
  public let plots: [ScenePlot]

  /// The Swift that makes the scene, with a hole like `{bounce}` for each parameter.
  ///
  /// The code of a scene that takes taps has a line `{taps}`, in place of which stands a line for
  /// each tap, or nothing.
  public let code: String

  /// Whether a tap of the stage makes the scene anew, with that tap.
  public let takesTaps: Bool

  /// The line of the code that stands for one tap, with the holes `{time}`, `{x}` and `{y}`.
  public let tapCode: String

  /// What a pointer did on the stage before a reader does.
  ///
  /// It is played, and frames are recorded with it, until a reader takes what is on the stage in
  /// hand. A scene with a gesture takes a pointer.
  public let gesture: [ScenePointer]

  /// Whether what a pointer does on the stage makes the scene anew.
  ///
  /// The last channel of such a scene is more than 0 while a pointer is heard.
  public let takesPointer: Bool

  /// The number of each parameter with which the page's recorded frames are made.
  public var recordedParameters: [Double] { parameters.map { $0.recorded } }

  /// Creates a description.
  public init(
    id: String, title: String, article: String, caption: String,
    parameters: [SceneParameter], channels: [String], plots: [ScenePlot],
    code: String, takesTaps: Bool = false, tapCode: String = "",
    gesture: [ScenePointer] = [], takesPointer: Bool = false
  ) {
    self.id = id
    self.title = title
    self.article = article
    self.caption = caption
    self.parameters = parameters
    self.channels = channels
    self.plots = plots
    self.code = code
    self.takesTaps = takesTaps
    self.tapCode = tapCode
    self.gesture = gesture
    self.takesPointer = takesPointer || !gesture.isEmpty
  }
}

/// Some channels of a scene that share one vertical axis.
public struct ScenePlot: Sendable {
  /// What the axis measures.
  public let title: String

  /// The unit of the axis, empty for a ratio.
  public let unit: String

  /// The positions of the channels in the description; the first is the main one.
  public let channels: [Int]

  /// Creates a plot.
  public init(_ title: String, unit: String = "", channels: [Int]) {
    self.title = title
    self.unit = unit
    self.channels = channels
  }
}

#if !hasFeature(Embedded)
extension SceneDescription: Encodable {}
extension ScenePlot: Encodable {}
#endif
