// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The animation from one state of a toast to another.
///
/// The raw value is the number of the marker with which ``Toast`` reports the change.
@frozen
public enum ToastTransition: Int, Hashable, Sendable, CaseIterable {
  /// The change has no animation.
  case none

  /// The new content is prepared without animation, then slides in.
  case slideIn

  /// Icon, title and spinner dissolve into the new ones while the layout adapts.
  case exchange

  /// The old content slides out, and is cleared once it is hidden.
  case slideOut
}
