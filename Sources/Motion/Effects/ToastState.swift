// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a toast shows, and what an event asks it to show.
@frozen
public enum ToastState<Message: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing.
  case hidden

  /// A message with an icon.
  case icon(message: Message)

  /// A message with a spinner.
  case loading(message: Message)

  /// The message, if there is one.
  @inlinable
  public var message: Message? {
    switch self {
    case .hidden: nil
    case .icon(let message), .loading(let message): message
    }
  }

  /// Whether a spinner turns.
  @inlinable
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Finds how the state becomes another one on the screen.
  ///
  /// - Parameter state: What is shown next.
  /// - Returns: One transition for each of the nine pairs of kinds.
  @inlinable
  public func transition(to state: ToastState) -> ToastTransition {
    switch (self, state) {
    case (.hidden, .hidden): .none
    case (.hidden, _): .slideIn
    case (_, .hidden): .slideOut
    default: .exchange
    }
  }
}

/// How one state of a toast becomes another on the screen.
///
/// The number is that of the marker with which ``Toast`` reports the change.
@frozen
public enum ToastTransition: Int, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case none

  /// The new content is prepared without animation, then slides in.
  case slideIn

  /// Icon, title and spinner dissolve into the new ones while the layout adapts.
  case exchange

  /// The old content slides out, and is cleared when it is gone.
  case slideOut
}

#if !hasFeature(Embedded)
extension ToastState: Codable where Message: Codable {}
#endif
