// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The content of a toast, and the content that an event requests.
@frozen
public enum ToastState<Message: Hashable & Sendable>: Hashable, Sendable {
  /// No content.
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

  /// Whether the state shows a spinner.
  @inlinable
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Returns the transition from this state to another.
  ///
  /// - Parameter state: The next state.
  /// - Returns: The transition for the kinds of the two states, whatever their messages are.
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

#if !hasFeature(Embedded)
extension ToastState: Described {
  package var notation: Notation {
    if case .hidden = self { .text(".hidden") } else { Notation(reflecting: self) }
  }
}

extension ToastState: Codable where Message: Codable {
  /// Reads the name of the hidden state, or a message under the name of the state.
  ///
  /// For example `"hidden"` or `{"loading": "Saving"}`.
  ///
  /// - Throws: `DecodingError` if it is none of them, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    guard (try? decoder.fields()) != nil else {
      self = try CodedNames("the state", ["hidden": ToastState.hidden]).decode(from: decoder)
      return
    }
    let (fields, name) = try decoder.onlyField(of: "icon", "loading")
    self =
      name == "icon"
      ? .icon(message: try fields.decode(forKey: "icon"))
      : .loading(message: try fields.decode(forKey: "loading"))
  }

  /// Writes the name of the hidden state, or the message under the name of the state.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .hidden:
      var container = encoder.singleValueContainer()
      try container.encode("hidden")
    case .icon(let message): try encoder.encode(["icon": message])
    case .loading(let message): try encoder.encode(["loading": message])
    }
  }
}
#endif
