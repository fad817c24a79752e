// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// The picture that scenes distort and dissolve, drawn natively as `Page/picture.js` draws it.
struct SourcePicture {
  /// Pixels per point.
  let density: Int

  /// The size including the margin, in pixels.
  let columns: Int, rows: Int

  /// Red, green, blue and opacity of each pixel, premultiplied.
  private let pixels: [SIMD4<Int32>]

  /// Draws the picture.
  init(density: Int) {
    self.density = density
    let full = PictureGrid.size + 2 * PictureGrid.margin
    (columns, rows) = (Int(full.x) * density, Int(full.y) * density)
    var pixels: [SIMD4<Int32>] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(density) - PictureGrid.margin
        let y = (Double(row) + 0.5) / Double(density) - PictureGrid.margin
        let color = SourcePicture.color(x: x, y: y, pixel: 1 / Double(density))
        func part(_ channel: Double) -> Int32 { Int32((channel * color.w) / 255 + 0.5) }
        pixels.append(SIMD4(part(color.x), part(color.y), part(color.z), Int32(color.w + 0.5)))
      }
    }
    self.pixels = pixels
  }

  /// Mixes the pixels around a position.
  ///
  /// The position is in 256ths of a pixel from the center of the first one. Beyond its edges the
  /// picture is transparent.
  func color(x: Int, y: Int) -> SIMD4<Int32> {
    let (left, top) = (x >> 8, y >> 8)
    guard left >= 0, top >= 0, left <= columns - 2, top <= rows - 2 else { return .zero }
    let (across, down) = (Int32(x & 255), Int32(y & 255))
    let both = (across * down + 128) >> 8
    let place = top * columns + left
    var sum = SIMD4<Int32>(repeating: 128)
    sum &+= pixels[place] &* (256 - across - down + both)
    sum &+= pixels[place + 1] &* (across - both)
    sum &+= pixels[place + columns] &* (down - both)
    sum &+= pixels[place + columns + 1] &* both
    return sum &>> 8
  }

  /// The pixels without the margin, in the format of a sheet of grains.
  var packed: [UInt32] {
    let margin = Int(PictureGrid.margin) * density
    var packed: [UInt32] = []
    packed.reserveCapacity((columns - 2 * margin) * (rows - 2 * margin))
    for row in margin..<rows - margin {
      for pixel in pixels[row * columns + margin..<(row + 1) * columns - margin] {
        let parts = SIMD4<UInt32>(truncatingIfNeeded: pixel) &<< SIMD4(0, 8, 16, 24)
        packed.append(parts.x | parts.y | parts.z | parts.w)
      }
    }
    return packed
  }

  private struct Wave {
    let crest, height, length, shift: Double
    let color: SIMD3<Double>
  }

  /// The waves, from the horizon downwards.
  private static let waves = [
    Wave(crest: 232, height: 7, length: 150, shift: 0.1, color: SIMD3(226, 139, 142)),
    Wave(crest: 258, height: 10, length: 196, shift: 0.62, color: SIMD3(178, 104, 150)),
    Wave(crest: 288, height: 13, length: 168, shift: 0.3, color: SIMD3(124, 80, 148)),
    Wave(crest: 322, height: 15, length: 232, shift: 0.85, color: SIMD3(76, 62, 134)),
    Wave(crest: 360, height: 16, length: 204, shift: 0.45, color: SIMD3(40, 44, 104)),
  ]

  private static func held(_ number: Double) -> Double { min(max(number, 0), 1) }

  /// Returns a smooth wave from 0 to 1 and back, with a period of 1.
  private static func swell(_ x: Double) -> Double {
    let part = abs(2 * (x - x.rounded(.down)) - 1)
    return part * part * (3 - 2 * part)
  }

  /// Returns red, green, blue and opacity at a point, from 0 to 255.
  ///
  /// The picture is a sun over waves, and a lattice of dots over both. Edges are one pixel soft.
  private static func color(x: Double, y: Double, pixel: Double) -> SIMD4<Double> {
    let fall = held(y / 250)
    let (far, middle, near) = ((1 - fall) * (1 - fall), 2 * fall * (1 - fall), fall * fall)
    var red = 44 * far + 150 * middle + 255 * near
    var green = 52 * far + 96 * middle + 190 * near
    var blue = 128 * far + 178 * middle + 142 * near
    func mix(_ part: Double, _ r: Double, _ g: Double, _ b: Double) {
      red += (r - red) * part
      green += (g - green) * part
      blue += (b - blue) * part
    }
    let (left, up) = (x - 424, y - 186)
    let square = left * left + up * up
    mix(0.6 / (1 + square / 7000), 255, 214, 160)
    let sun = held((64 - square.squareRoot()) / pixel + 0.5)
    mix(sun, 255, 226 - up * 0.35, 176 - up * 0.55)
    for wave in waves {
      let depth = y - (wave.crest - wave.height * swell(x / wave.length + wave.shift))
      let shade = 1 - 0.22 * held(depth / 70)
      let (r, g, b) = (wave.color.x * shade, wave.color.y * shade, wave.color.z * shade)
      mix(held(depth / pixel + 0.5), r, g, b)
      mix(0.3 * held(1 - abs(depth - 1.25) / 1.25), 255, 236, 214)
    }
    let across = x - 40 * (x / 40).rounded(.down) - 20
    let down = y - 40 * (y / 40).rounded(.down) - 20
    let distance = (across * across + down * down).squareRoot()
    mix(0.42 * held((1.9 - distance) / pixel + 0.5), 255, 255, 255)
    // A sheet with rounded corners.
    let (outX, outY) = (max(14 - x, x - 626, 0), max(14 - y, y - 386, 0))
    let corner = (outX * outX + outY * outY).squareRoot()
    return SIMD4(red, green, blue, 255 * held((14 - corner) / pixel + 0.5))
  }
}
