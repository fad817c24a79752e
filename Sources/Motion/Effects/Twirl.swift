// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The properties of a view that twirls in and out, as one vector.
///
/// ```swift
/// var twirl = Presence.twirl(.eased(duration: 1, easing: .linear))
/// twirl.appear(at: 0)
/// twirl.value(at: 0.25).scale  // 0.625
/// twirl.value(at: 0.25).rotation  // 4.7124
/// ```
/// The view appears from a flash of light, rotating by a whole turn while it grows and sharpens,
/// and disappears rotating in the opposite direction, without the flash.
///
/// - Source: The custom transition of WWDC24, session 10151.
@frozen
public struct Twirl: VectorSpace, Hashable {
  /// The scale, 1 for the identity of the view.
  public var scale: Double

  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// The radius of the blur, in points.
  public var blur: Double

  /// The angle of rotation, in radians.
  public var rotation: Double

  /// The brightness that is added to the colors, from 0 to 1.
  public var brightness: Double

  /// Creates the properties.
  @inlinable
  public init(scale: Double, opacity: Double, blur: Double, rotation: Double, brightness: Double) {
    self.scale = scale
    self.opacity = opacity
    self.blur = blur
    self.rotation = rotation
    self.brightness = brightness
  }

  /// Returns the properties of the view in a phase.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - scale: The scale of the view before its appearance and after its disappearance.
  ///   - blur: The radius of the blur before its appearance and after its disappearance, in points.
  ///   - rotation: The angle before its appearance, in radians; that after its disappearance is the
  ///     negative angle.
  ///   - brightness: The brightness before its appearance.
  /// - Returns: The properties; the identity of the view in the phase `identity`.
  @inlinable
  public static func properties(
    in phase: PresencePhase, scale: Double = 0.5, blur: Double = 10,
    rotation: Double = 2 * .pi, brightness: Double = 1
  ) -> Twirl {
    switch phase {
    case .willAppear:
      Twirl(scale: scale, opacity: 0, blur: blur, rotation: rotation, brightness: brightness)
    case .identity: Twirl(scale: 1, opacity: 1, blur: 0, rotation: 0, brightness: 0)
    case .didDisappear:
      Twirl(scale: scale, opacity: 0, blur: blur, rotation: -rotation, brightness: 0)
    }
  }

  /// The vector whose properties are all 0, which is not the identity of the view.
  @inlinable
  public static var zero: Twirl { Twirl(scale: 0, opacity: 0, blur: 0, rotation: 0, brightness: 0) }

  /// Adds the properties.
  @inlinable
  public static func + (a: Twirl, b: Twirl) -> Twirl {
    Twirl(
      scale: a.scale + b.scale, opacity: a.opacity + b.opacity, blur: a.blur + b.blur,
      rotation: a.rotation + b.rotation, brightness: a.brightness + b.brightness)
  }

  /// Subtracts the properties.
  @inlinable
  public static func - (a: Twirl, b: Twirl) -> Twirl { a + b.scaled(by: -1) }

  /// Multiplies every property by a factor.
  @inlinable
  public func scaled(by factor: Double) -> Twirl {
    Twirl(
      scale: scale * factor, opacity: opacity * factor, blur: blur * factor,
      rotation: rotation * factor, brightness: brightness * factor)
  }

  /// The sum of the squared properties.
  @inlinable
  public var squaredMagnitude: Double { dot(self) }

  /// Returns the sum of the products of the properties with those of another view.
  @inlinable
  public func dot(_ other: Twirl) -> Double {
    scale * other.scale + opacity * other.opacity + blur * other.blur
      + rotation * other.rotation + brightness * other.brightness
  }

  /// The number of properties, 5.
  @inlinable
  public static var componentCount: Int { 5 }

  /// Scale, opacity, blur, rotation or brightness, in this order.
  @inlinable
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: scale
      case 1: opacity
      case 2: blur
      case 3: rotation
      default: brightness
      }
    }
    set {
      switch index {
      case 0: scale = newValue
      case 1: opacity = newValue
      case 2: blur = newValue
      case 3: rotation = newValue
      default: brightness = newValue
      }
    }
  }
}

extension Presence where Value == Twirl {
  /// Returns the presence of a view that twirls in and out.
  ///
  /// - Parameters:
  ///   - curve: The curve of its properties.
  ///   - initialPhase: The phase before the first event.
  /// - Returns: The presence, without events.
  public static func twirl(
    _ curve: TransitionCurve = .spring(.smooth), initialPhase: PresencePhase = .willAppear
  ) -> Presence {
    Presence(
      willAppear: Twirl.properties(in: .willAppear), identity: Twirl.properties(in: .identity),
      didDisappear: Twirl.properties(in: .didDisappear), curve: curve, initialPhase: initialPhase)
  }
}

#if !hasFeature(Embedded)
extension Twirl: Described {}

extension Twirl: Codable {
  /// Reads all five numbers.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("scale", "opacity", "blur", "rotation", "brightness")
    self.init(
      scale: try fields.decodeNumber(forKey: "scale"),
      opacity: try fields.decodeNumber(forKey: "opacity"),
      blur: try fields.decodeNumber(forKey: "blur"),
      rotation: try fields.decodeNumber(forKey: "rotation"),
      brightness: try fields.decodeNumber(forKey: "brightness"))
  }

  /// Writes all five numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "scale": scale, "opacity": opacity, "blur": blur, "rotation": rotation,
      "brightness": brightness,
    ])
  }
}
#endif
