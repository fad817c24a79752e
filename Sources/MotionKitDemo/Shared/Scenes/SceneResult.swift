// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An expression that a scene's code ends with, and the number of the frame that it gives.
public struct SceneResult: Hashable, Sendable {
  /// The expression, of the values that the code declares.
  public let expression: String

  /// The index of the number in a frame.
  public let channel: Int
}

extension Scene {
  /// Returns the result of the code: an expression, and the channel whose number it gives.
  static func result(
    _ expression: String, _ channel: Channel, _ number: Int = 0
  ) -> SceneResult {
    SceneResult(expression: expression, channel: channel.rawValue + number)
  }
}

#if !hasFeature(Embedded)
extension SceneResult: Encodable {}
#endif
