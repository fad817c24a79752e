// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// A motion of a scene as CSS: one easing function and its duration.
public struct SceneCSS: Hashable, Sendable {
  /// The text of the easing function.
  public let easing: String

  /// The duration.
  public let milliseconds: Int

  /// The value at the output 0.
  public let origin: Double

  /// The value at the output 1.
  public let target: Double

  private let form: Form
  private let isExact: Bool

  /// The use of the easing.
  public enum Form: Hashable, Sendable {
    /// A transition, of any changed value.
    case transition

    /// An animation of this name, between two lists of declarations.
    ///
    /// The text after the easing function states how often it plays, and its fill.
    case animation(name: String, from: String, to: String, after: String)
  }

  /// The greatest distance from the motion at any time, as a fraction of the range of outputs.
  public static var tolerance: Double { 0.002 }

  /// Writes a track until its end, rounded up to a millisecond.
  ///
  /// There is no text where nothing moves, and where it would take too many points. All motions are
  /// tracks here, so that a page's engine contains the writer once.
  ///
  /// - Parameters:
  ///   - track: The motion.
  ///   - origin: The value at the output 0.
  ///   - target: The value at the output 1.
  ///   - form: The use of the easing.
  public init?(_ track: Track<Double>, from origin: Double, to target: Double, as form: Form) {
    guard origin != target, track.duration > 0,
      let milliseconds = Self.milliseconds(track.duration),
      let easing = try? track.cssLinear(
        within: Self.tolerance * abs(target - origin), over: 0...Double(milliseconds) / 1000,
        from: origin, to: target)
    else { return nil }
    self.easing = easing
    self.milliseconds = milliseconds
    self.origin = origin
    self.target = target
    self.form = form
    isExact = false
  }

  /// Writes an easing from 0 to 1, exactly where CSS has it.
  ///
  /// - Parameters:
  ///   - easing: The easing.
  ///   - seconds: The duration, rounded up to a millisecond.
  ///   - form: The use of the easing.
  public init?(_ easing: Easing, for seconds: Double, as form: Form) {
    guard seconds > 0, let milliseconds = Self.milliseconds(seconds),
      let text = try? easing.cssLinear(within: Self.tolerance)
    else { return nil }
    self.easing = text
    self.milliseconds = milliseconds
    origin = 0
    target = 1
    self.form = form
    isExact = easing.css != nil
  }

  /// Returns a time rounded up to a millisecond, as for all written motions.
  static func rounded(_ seconds: Double) -> Double {
    milliseconds(seconds).map { Double($0) / 1000 } ?? seconds
  }

  /// Returns the whole milliseconds of a time, rounded up, without an excess from rounding errors.
  private static func milliseconds(_ seconds: Double) -> Int? {
    let exact = seconds * 1000
    guard exact < 1e9 else { return nil }
    let nearest = Int(exact + 0.5)
    return abs(exact - Double(nearest)) < 1e-6 ? nearest : Int(exact) + 1
  }

  /// The declarations, with a comment that states the values of the outputs and the tolerance.
  public var text: String {
    let outputs =
      "/* Output 0 stands for \(Self.text(origin)), 1 for \(Self.text(target)), "
    let bound =
      isExact
      ? "exactly. */"
      : "and the lines\n   are within \(Self.text(Self.tolerance)) of that way at any time. */"
    switch form {
    case .transition:
      return """
        \(outputs)\(bound)
        transition-duration: \(milliseconds)ms;
        transition-timing-function: \(easing);

        """
    case .animation(let name, let from, let to, let after):
      return """
        \(outputs)\(bound)
        .\(name) {
          animation: \(name) \(milliseconds)ms
            \(easing)\(after);
        }
        @keyframes \(name) {
          from { \(from) }
          to { \(to) }
        }

        """
    }
  }

  /// Returns a number without unneeded decimals.
  static func text(_ number: Double) -> String {
    let text = "\(number)"
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes[bytes.count - 2] == UInt8(ascii: "."),
      bytes[bytes.count - 1] == UInt8(ascii: "0")
    else { return text }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }
}
