// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The direction in which the y-coordinate of a space increases on the screen.
///
/// Physics is the same for both: an acceleration of +120 along y falls in one space and rises in
/// the other. In UIKit, SwiftUI, the web and textures y points down; in SpriteKit, in AppKit's
/// views that are not flipped, and in the clip space of a GPU it points up.
@frozen
public enum YAxis: Hashable, Sendable, CaseIterable {
  /// y increases from the top to the bottom.
  case down

  /// y increases from the bottom to the top.
  case up
}
