// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The name of a parameter or a channel of a scene.
///
/// The names of a scene are an enum, and their raw values are positions: those of a list of
/// parameters, or of the numbers of a frame. Scenes use the names, so that a misspelt or missing
/// one is an error of the compiler; positions exist only where numbers enter and leave.
public protocol SceneName: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {}

extension SceneName {
  /// The name as it is written, for links, the code's holes and the page's drawings.
  ///
  /// It is empty in the engine's module for the page, which contains numbers only.
  public var text: String {
    #if hasFeature(Embedded)
    ""
    #else
    "\(self)"
    #endif
  }

  /// The name in lowercase words: those of `pointerX` are "pointer x".
  public var words: String {
    #if hasFeature(Embedded)
    ""
    #else
    text.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    #endif
  }
}

/// The name of a parameter of a scene.
public protocol SceneParameterName: SceneName {}

/// The name of a channel of a scene: of one number of its frame, or of several.
///
/// The raw value is the index of the first number. A channel of several numbers states the labels
/// of all of them, and the raw value of the next channel leaves room for them.
public protocol SceneChannelName: SceneName {
  /// The name for readers, which is by default the name in words.
  var label: String { get }

  /// The names of its numbers for readers, by default the one label.
  var labels: [String] { get }
}

extension SceneChannelName {
  /// The name in words.
  public var label: String { words }

  /// The label alone.
  public var labels: [String] { [label] }

  /// The indices of its numbers in a frame.
  public var indices: Range<Int> { rawValue..<rawValue + labels.count }
}
