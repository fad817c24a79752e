// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The direction in which the y-coordinate of a space increases on the screen.
///
/// An acceleration has a different effect in each: with +120 along y, particles fall if y points
/// down, and rise if y points up. In UIKit, SwiftUI, the web and textures y points down; in
/// SpriteKit, in AppKit's views that are not flipped, and in the clip space of a GPU it points up.
@frozen
public enum YAxis: Hashable, Sendable, CaseIterable {
  /// y increases from the top to the bottom.
  case down

  /// y increases from the bottom to the top.
  case up
}
