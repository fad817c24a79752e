// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Which way the y-coordinate of a space grows on the screen.
///
/// Physics does not tell: an acceleration of +120 along y falls in one space and rises in
/// the other. UIKit, SwiftUI, the web and textures count downwards; SpriteKit, AppKit's
/// views that are not flipped, and the clip space of a GPU count upwards.
@frozen
public enum YAxis: Hashable, Sendable, CaseIterable {
  /// It grows from the top to the bottom.
  case down

  /// It grows from the bottom to the top.
  case up
}
