// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The phase of a view relative to its position in a viewport that scrolls.
///
/// A view enters at the bottom or the trailing side with the phase +1, has 0 in position, and
/// leaves at the top or the leading side with −1.
/// ```swift
/// let carousel = ViewportTransition(easing: .linear)
/// let phase = carousel.phase(of: 250...550, in: 0...390)  // 300 wide, 140 of it visible
/// phase  // 0.5333
/// let rotation = 2.5 * phase  // degrees
/// let parallax = -250 * phase  // points
/// ```
/// The phase is 0 from the threshold onwards: by default when the view is fully visible. Before, it
/// follows the distance by which the view has entered, along the easing; on leaving it is mirrored.
/// A motion that plays by itself instead of following the finger uses `discretePhase(of:in:)`.
///
/// - Units: Frames and viewports are in points, along the axis that scrolls.
/// - Edge cases: Bounds may coincide: a view of extent 0 is in position if it touches the viewport.
///   A view larger than the viewport counts as fully visible when it fills it. Bounds that are NaN,
///   which only an unchecked range has, give 0; bounds are clamped to ±2⁷⁰.
/// - Complexity: O(1): one easing sample.
/// - Source: SwiftUI's `scrollTransition`, whose geometry is not documented; WWDC24,
///   session 10151.
@frozen
public struct ViewportTransition: Hashable, Sendable {
  /// The passage of a view at one side of the viewport.
  @frozen
  public struct Side: Hashable, Sendable {
    /// The distance by which the view must enter to be in position.
    public var threshold: Threshold

    /// The relation of the phase to the entered distance, from just hidden to the threshold.
    public var easing: Easing

    /// Creates the passage of one side.
    @inlinable
    public init(threshold: Threshold = .visible, easing: Easing = .easeInOut) {
      self.threshold = threshold
      self.easing = easing
    }
  }

  /// The passage at the top or the leading side.
  public var topLeading: Side

  /// The passage at the bottom or the trailing side.
  public var bottomTrailing: Side

  /// Creates a transition that is the same at both sides.
  ///
  /// - Parameters:
  ///   - threshold: The distance by which the view must enter to be in position.
  ///   - easing: The relation of the phase to the entered distance, from just hidden to the
  ///     threshold.
  @inlinable
  public init(threshold: Threshold = .visible, easing: Easing = .easeInOut) {
    let side = Side(threshold: threshold, easing: easing)
    self.init(topLeading: side, bottomTrailing: side)
  }

  /// Creates a transition from that of each side.
  ///
  /// - Parameters:
  ///   - topLeading: The passage at the top or the leading side.
  ///   - bottomTrailing: The passage at the bottom or the trailing side.
  @inlinable
  public init(topLeading: Side, bottomTrailing: Side) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Returns the phase of a view, as a signed fraction.
  ///
  /// - Parameters:
  ///   - frame: The bounds of the view.
  ///   - viewport: The bounds of the viewport.
  /// - Returns: From −1, hidden at the top or the leading side, to +1, hidden at the bottom or the
  ///   trailing side. An easing that overshoots is not clamped.
  @inlinable
  public func phase(
    of frame: ClosedRange<Double>, in viewport: ClosedRange<Double>
  ) -> Double {
    guard let passage = Passage(of: frame, in: viewport) else { return 0 }
    if passage.isLeading {
      return topLeading.easing.value(at: passage.progress(to: topLeading.threshold)) - 1
    }
    return 1 - bottomTrailing.easing.value(at: passage.progress(to: bottomTrailing.threshold))
  }

  /// Returns the phase of a view, without fractions.
  ///
  /// It switches at the threshold. Play the change with a separate motion, as SwiftUI does for its
  /// animated configuration.
  ///
  /// - Parameters:
  ///   - frame: The bounds of the view.
  ///   - viewport: The bounds of the viewport.
  /// - Returns: The identity from the threshold onwards, and before it the side of the view.
  @inlinable
  public func discretePhase(
    of frame: ClosedRange<Double>, in viewport: ClosedRange<Double>
  ) -> ViewportTransition.Phase {
    guard let passage = Passage(of: frame, in: viewport) else { return .identity }
    let side = passage.isLeading ? topLeading : bottomTrailing
    if passage.progress(to: side.threshold) >= 1 { return .identity }
    return passage.isLeading ? .topLeading : .bottomTrailing
  }

  /// The geometry of a view at the nearer side of a viewport.
  @usableFromInline
  struct Passage {
    /// The lesser of both extents, and half of their sum.
    @usableFromInline let extent: Double
    @usableFromInline let middle: Double

    /// The distance by which the view has passed the nearer side; negative while it is outside.
    @usableFromInline let reach: Double
    @usableFromInline let isLeading: Bool

    /// Measures a view; nil if its bounds, or those of the viewport, are not numbers.
    @inlinable
    init?(of frame: ClosedRange<Double>, in viewport: ClosedRange<Double>) {
      let (begin, end) = (frame.lowerBound.boundedFactor, frame.upperBound.boundedFactor)
      let (top, bottom) = (viewport.lowerBound.boundedFactor, viewport.upperBound.boundedFactor)
      let (fromLeading, fromTrailing) = (end - top, bottom - begin)
      guard fromLeading == fromLeading, fromTrailing == fromTrailing else { return nil }
      extent = Swift.min(end - begin, bottom - top)
      middle = 0.5 * (fromLeading + fromTrailing)
      isLeading = fromLeading < fromTrailing
      reach = isLeading ? fromLeading : fromTrailing
    }

    /// Returns the fraction of the distance from just hidden to a threshold, from 0 to 1.
    @inlinable
    func progress(to threshold: Threshold) -> Double {
      let distance = threshold.distance(extent: extent, middle: middle)
      guard reach < distance else { return 1 }
      return reach > 0 ? reach / distance : 0
    }
  }
}

extension ViewportTransition {
  /// The phase of a view in a viewport that scrolls.
  ///
  /// SwiftUI calls it `ScrollTransitionPhase`; the numbers are the same.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// At the top or the leading side, before its threshold there.
    case topLeading = -1

    /// In position.
    case identity = 0

    /// At the bottom or the trailing side, before its threshold there.
    case bottomTrailing = 1

    /// The phase as a number: −1, 0 or 1.
    @inlinable
    public var value: Double { Double(rawValue) }

    /// Whether the view is in position.
    @inlinable
    public var isIdentity: Bool { self == .identity }
  }
}

#if !hasFeature(Embedded)
extension ViewportTransition: Described {}

extension ViewportTransition: Codable {
  /// Reads both sides, each of which is that of a new transition if it is missing.
  ///
  /// - Throws: `DecodingError` if a part is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("topLeading", "bottomTrailing")
    self.init(
      topLeading: try fields.decode(forKey: "topLeading", default: Side()),
      bottomTrailing: try fields.decode(forKey: "bottomTrailing", default: Side()))
  }

  /// Writes the sides that are not those of a new transition.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "topLeading": topLeading.unless(Side()), "bottomTrailing": bottomTrailing.unless(Side()),
    ])
  }
}

extension ViewportTransition.Side: Described {}

extension ViewportTransition.Side: Codable {
  /// Reads the threshold and the easing; one that is missing is that of a new side.
  ///
  /// - Throws: `DecodingError` if a part is not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("threshold", "easing")
    self.init(
      threshold: try fields.decode(forKey: "threshold", default: .visible),
      easing: try fields.decode(forKey: "easing", default: .easeInOut))
  }

  /// Writes the threshold and the easing, if they are not those of a new side.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "threshold": threshold.unless(.visible), "easing": easing.unless(.easeInOut),
    ])
  }
}

extension ViewportTransition.Phase: Codable {}
#endif
