// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A space of the function `color()`, which is converted to the linear light of sRGB.
///
/// The matrices are those of the primaries and white points, multiplied and inverted with 50 digits;
/// D50 is adapted to D65 by the method of Bradford.
///
/// - Source: [css-color-4], §10 and §17.
enum PredefinedSpace: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case adobe = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Returns the linear light of sRGB.
  func linear(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
    var light = numbers
    for index in 0..<3 {
      let size = numbers[index].magnitude
      light[index] = Double(signOf: numbers[index], magnitudeOf: decoded(size))
    }
    guard let (first, second, third) = matrix else { return light }
    return (first * light.x + second * light.y) + third * light.z
  }

  /// Returns the linear light of CIE Lab, whose white is D50.
  static func linear(lightness: Double, _ axes: SIMD2<Double>) -> SIMD3<Double> {
    let middle = (lightness + 16) / 116
    /// Returns the share of the white's light.
    func share(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) * 27 / 24389
    }
    let luminance = lightness > 8 ? middle * middle * middle : lightness * 27 / 24389
    return xyzD50.linear(
      SIMD3(
        share(middle + axes.x / 500) * (0.3457 / 0.3585), luminance,
        share(middle - axes.y / 200) * (0.2958 / 0.3585)))
  }

  /// Returns the light of a number of the space that is not negative.
  private func decoded(_ number: Double) -> Double {
    switch self {
    case .srgb, .displayP3: return TransferFunction.linear(number)
    case .srgbLinear, .displayP3Linear, .xyz, .xyzD65, .xyzD50: return number
    case .adobe: return Elementary.pow(number, 563.0 / 256)
    case .prophoto: return number <= 16.0 / 512 ? number / 16 : Elementary.pow(number, 1.8)
    case .rec2020:
      let (alpha, beta) = (1.09929682680944, 0.018053968510807)
      return number < beta * 4.5
        ? number / 4.5 : Elementary.pow((number + (alpha - 1)) / alpha, 1 / 0.45)
    }
  }

  /// The columns of the matrix to the linear light of sRGB, unless it has its primaries.
  private var matrix: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)? {
    switch self {
    case .srgb, .srgbLinear: nil
    case .displayP3, .displayP3Linear:
      (
        SIMD3(0x1.3995adecae757p+0, -0x1.5887d3a184d2ep-5, -0x1.41bddfaf4a27bp-6),
        SIMD3(-0x1.ccad6f6573abcp-3, 0x1.0ac43e9d0c269p+0, -0x1.4217debed3e32p-4),
        SIMD3(0, 0, 0x1.1928756aaa66dp+0)
      )
    case .adobe:
      (
        SIMD3(0x1.65faa45c7c3c2p+0, 0, 0),
        SIMD3(-0x1.97ea9171f0f07p-2, 1, -0x1.5fac9da23e3bap-5),
        SIMD3(0, 0, 0x1.0afd64ed11f1ep+0)
      )
    case .prophoto:
      (
        SIMD3(0x1.0466977824608p+1, -0x1.d4a295cec71d6p-3, -0x1.1874a8dc07d32p-7),
        SIMD3(-0x1.748cada2551c7p-1, 0x1.3b537aab80e10p+0, -0x1.39e3e489fd38ap-3),
        SIMD3(-0x1.3a1b607c78cb5p-2, -0x1.7e4fe34ffaaa3p-9, 0x1.296d65e2f7b6cp+0)
      )
    case .rec2020:
      (
        SIMD3(0x1.a915f0355ba57p+0, -0x1.fe28a36c581e8p-4, -0x1.2961d1c06ea65p-6),
        SIMD3(-0x1.2cdf4ca1c314bp-1, 0x1.2205ba47cc3a4p+0, -0x1.9bf89e59cb353p-4),
        SIMD3(-0x1.2a649e47a1b12p-4, -0x1.119808835c296p-7, 0x1.1e65112c9e6dfp+0)
      )
    case .xyz, .xyzD65:
      (
        SIMD3(0x1.9ed81a61e643ap+1, -0x1.f040b3af5d706p-1, 0x1.c7b8bb9f1e66dp-5),
        SIMD3(-0x1.8991f1a515886p+0, 0x1.e03f67fb55a13p+0, -0x1.a1beabfc8688fp-3),
        SIMD3(-0x1.fe93d1b3918e5p-2, 0x1.546b459182d75p-5, 0x1.0e95af667a0d1p+0)
      )
    case .xyzD50:
      (
        SIMD3(0x1.912b5d16b6aa5p+1, -0x1.f524ae428f41fp-1, 0x1.26bab29cea657p-4),
        SIMD3(-0x1.9e0d023e7eed8p+0, 0x1.ea8fa599bb8c7p+0, -0x1.d4f1c4779a1ebp-3),
        SIMD3(-0x1.f670280d3e740p-2, 0x1.11f6c9efde5e6p-5, 0x1.67c7611310e22p+0)
      )
    }
  }
}
#endif
