// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Reading decimal numbers needs the C library, which Embedded Swift does not have.
#if !hasFeature(Embedded)
/// A function of CSS that states a color by its components.
///
/// - Source: [css-color-4], §4.2, §5 to §10.
enum ColorFunction: String {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color

  /// Reads the arguments after the opening parenthesis, and the closing one.
  func color(from scanner: inout TextScanner) throws(ParsingError) -> SRGB {
    let space = self == .color ? try ColorFunction.space(from: &scanner) : .srgb
    let arguments = try ColorArguments(from: &scanner, self)
    let (first, second, third) = arguments.components
    func color(_ linear: SIMD3<Double>) -> SRGB {
      SRGB(
        LinearRGB(red: linear.x, green: linear.y, blue: linear.z, alpha: arguments.alpha))
    }
    func encoded(_ numbers: SIMD3<Double>) -> SRGB {
      SRGB(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: arguments.alpha)
    }
    /// Returns the components along the axes of a hue.
    func axes(_ chroma: Double) -> SIMD2<Double> {
      let turns = SIMD2(repeating: third.degrees / 360)
      let (sine, cosine) = Elementary.sineAndCosine(ofTurns: turns)
      return Swift.max(0, chroma) * SIMD2(cosine.x, sine.x)
    }
    switch self {
    case .rgb, .rgba:
      let numbers = SIMD3(first.share(of: 255), second.share(of: 255), third.share(of: 255))
      return encoded(numbers.clamped(lowerBound: .zero, upperBound: .one))
    case .hsl, .hsla:
      return encoded(
        ColorFunction.hue(
          first.degrees, saturation: Swift.max(0, second.share(of: 100)),
          lightness: Swift.max(0, third.share(of: 100))))
    case .hwb:
      let (white, black) = (
        Swift.max(0, second.share(of: 100)), Swift.max(0, third.share(of: 100))
      )
      if white + black >= 1 { return encoded(SIMD3(repeating: white / (white + black))) }
      let pure = ColorFunction.hue(first.degrees, saturation: 1, lightness: 0.5)
      return encoded(pure * (1 - white - black) + white)
    case .lab, .lch:
      let lightness = first.amount(of: 100).clamped(to: 0...100)
      let axes =
        self == .lab
        ? SIMD2(second.amount(of: 125), third.amount(of: 125)) : axes(second.amount(of: 150))
      return color(PredefinedSpace.linear(lightness: lightness, axes))
    case .oklab, .oklch:
      let lightness = first.amount(of: 1).clamped(to: 0...1)
      let axes =
        self == .oklab
        ? SIMD2(second.amount(of: 0.4), third.amount(of: 0.4)) : axes(second.amount(of: 0.4))
      return SRGB(OKLab(lightness: lightness, a: axes.x, b: axes.y, alpha: arguments.alpha))
    case .color:
      let numbers = SIMD3(first.amount(of: 1), second.amount(of: 1), third.amount(of: 1))
      return space == .srgb ? encoded(numbers) : color(space.linear(numbers))
    }
  }

  /// Whether the component of an index is a hue.
  func isHue(_ index: Int) -> Bool {
    switch self {
    case .hsl, .hsla, .hwb: index == 0
    case .lch, .oklch: index == 2
    default: false
    }
  }

  /// Whether commas may separate the arguments.
  var allowsCommas: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    default: false
    }
  }

  private static func space(
    from scanner: inout TextScanner
  ) throws(ParsingError) -> PredefinedSpace {
    try scanner.skipSpaceAndComments()
    let start = scanner.offset
    let name = scanner.name()
    guard let space = PredefinedSpace(rawValue: name) else {
      throw scanner.failure(
        name.isEmpty
          ? "expected a color space, but found \(scanner.found)" : "'\(name)' is not a color space",
        at: start)
    }
    return space
  }

  /// Returns the sRGB numbers of a hue in degrees, at most 360 in magnitude.
  private static func hue(
    _ degrees: Double, saturation: Double, lightness: Double
  ) -> SIMD3<Double> {
    let hue = degrees < 0 ? degrees + 360 : degrees
    let chroma = saturation * Swift.min(lightness, 1 - lightness)
    func number(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * Swift.max(-1, Swift.min(place - 3, 9 - place, 1))
    }
    return SIMD3(number(0), number(8), number(4))
  }
}
#endif
