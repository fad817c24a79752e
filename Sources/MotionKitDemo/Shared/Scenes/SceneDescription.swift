// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The name, the parameters and the channels of a scene.
///
/// The page reads it as JSON; the engine's module for the page contains numbers only.
public struct SceneDescription: Sendable {
  /// The name in links, on the command line, and of the drawing function.
  public let id: String

  /// The name in the list.
  public let title: String

  /// The topic, which is its heading in the list.
  public let group: SceneGroup

  /// One sentence about the point of the scene.
  public let caption: String

  /// A note that the page shows folded: how a known app or tool differs, and why; empty without.
  public let note: String

  /// The parameters of the sliders, in the order in which `SceneEntry.make` takes the numbers.
  public let parameters: [SceneParameter]

  /// The names of the numbers of one frame for readers, in order.
  public let channels: [String]

  /// The name of each number's channel; a channel of several numbers is named several times.
  ///
  /// By these names the page reads a frame.
  public let channelNames: [String]

  /// The curves under the stage.
  public let plots: [ScenePlot]

  /// The Swift that makes the scene, with a hole like `{bounce}` for each parameter.
  ///
  /// A hole like `{#count}` is filled with a whole number, without decimals.
  ///
  /// The code of a scene that takes taps has a line `{taps}`, which is replaced by a line for each
  /// tap, or by nothing.
  public let code: String

  /// The products that the code imports beside the engine.
  public let imports: [String]

  /// The expression with which the code ends, and the number that it gives; nil where the code
  /// shows only a part of the scene.
  public let result: SceneResult?

  /// Whether a tap of the stage recreates the scene with that tap.
  public let takesTaps: Bool

  /// The line of the code for one tap, with the holes `{time}`, `{x}` and `{y}`.
  public let tapCode: String

  /// The recorded reports of a pointer, played before those of a reader.
  ///
  /// They are played, and frames are recorded with them, until a reader's pointer acts on the
  /// stage. A scene with a gesture takes a pointer.
  public let gesture: [ScenePointer]

  /// Whether the reports of a pointer on the stage recreate the scene.
  ///
  /// The channel `held` of such a scene is more than 0 while the pointer is down.
  public let takesPointer: Bool

  /// The number of each parameter for the page's recorded frames.
  public var recordedParameters: [Double] { parameters.map { $0.recorded } }

  /// Creates the description of a scene, with its parameters and channels.
  ///
  /// - Precondition: The raw values of the channels are the indices of their first numbers.
  public init<Body: Scene>(
    of body: Body.Type, id: String, title: String, group: SceneGroup, caption: String,
    note: String = "", plots: [ScenePlot], code: String, imports: [String] = [],
    result: SceneResult? = nil,
    takesTaps: Bool = false, tapCode: String = "", gesture: [ScenePointer] = [],
    takesPointer: Bool = false
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.caption = caption
    self.note = note
    parameters = Body.parameters
    var (labels, names) = ([String](), [String]())
    for channel in Body.Channel.allCases {
      precondition(channel.rawValue == labels.count, "a channel must follow the one before it")
      for label in channel.labels {
        labels.append(label)
        names.append(channel.text)
      }
    }
    (channels, channelNames) = (labels, names)
    self.plots = plots
    self.code = code
    self.imports = imports
    self.result = result
    self.takesTaps = takesTaps
    self.tapCode = tapCode
    self.gesture = gesture
    self.takesPointer = takesPointer || !gesture.isEmpty
  }
}

/// Some channels of a scene that share one vertical axis.
public struct ScenePlot: Sendable {
  /// The quantity on the axis.
  public let title: String

  /// The unit of the axis, empty for a ratio.
  public let unit: String

  /// The indices of the numbers in a frame; the first is the main one.
  public let channels: [Int]

  /// Whether the numbers are counts, which are written without decimals.
  public let areCounts: Bool

  /// Creates a plot; scenes name the channels with `Scene.plot`.
  init(_ title: String, unit: String = "", channels: [Int], areCounts: Bool = false) {
    self.title = title
    self.unit = unit
    self.channels = channels
    self.areCounts = areCounts
  }
}

#if !hasFeature(Embedded)
extension SceneDescription: Encodable {}
extension ScenePlot: Encodable {}
#endif
