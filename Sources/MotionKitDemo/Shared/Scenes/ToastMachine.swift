// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a toast shows, and what an event makes of it.
///
/// An event is the state that it asks for. An event equal to the one sent before it
/// changes nothing, whatever became of that one; every other pair of states has one
/// transition.
public struct ToastMachine: Hashable, Sendable {
  /// What is shown, or asked for.
  public enum State: Hashable, Sendable {
    /// Nothing.
    case hidden

    /// A message with an icon.
    case icon(message: Int)

    /// A message with a spinner.
    case loading(message: Int)

    /// The number of the message; 0 where there is none.
    public var message: Int {
      switch self {
      case .hidden: 0
      case .icon(let message), .loading(let message): message
      }
    }

    /// Whether a spinner turns.
    public var isLoading: Bool {
      if case .loading = self { true } else { false }
    }
  }

  /// How one state becomes another on the screen.
  public enum Transition: Hashable, Sendable {
    /// Nothing moves.
    case none

    /// The new content is prepared without animation, then slides in.
    case slideIn

    /// Icon, title and spinner dissolve into the new ones while the layout adapts.
    case exchange

    /// The old content slides out, and is cleared when it is gone.
    case slideOut
  }

  /// What an event changed.
  public struct Change: Hashable, Sendable {
    /// The state before.
    public let from: State

    /// The state after.
    public let to: State

    /// What is to be seen of it.
    public let transition: Transition

    /// Whether the spinner starts or stops.
    public var togglesSpinner: Bool { from.isLoading != to.isLoading }
  }

  /// What is shown.
  public private(set) var state = State.hidden

  /// The event sent before, with which the next is compared.
  public private(set) var previous: State?

  /// Creates a machine that shows nothing and was sent nothing.
  public init() {}

  /// Takes an event.
  ///
  /// - Returns: What it changes; nothing if it is equal to the event before it.
  public mutating func send(_ event: State) -> Change? {
    if event == previous { return nil }
    let change = Change(
      from: state, to: event, transition: ToastMachine.transition(from: state, to: event))
    previous = event
    state = event
    return change
  }

  /// Returns how one state becomes another.
  public static func transition(from: State, to: State) -> Transition {
    switch (from, to) {
    case (.hidden, .hidden): .none
    case (.hidden, _): .slideIn
    case (_, .hidden): .slideOut
    default: .exchange
    }
  }
}
