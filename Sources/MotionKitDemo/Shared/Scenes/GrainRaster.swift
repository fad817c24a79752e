// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Draws the cells of a picture at the positions of their particles, in memory that others own.
///
/// A cell is placed at whole pixels, multiplied by its particle's opacity, and composited over the
/// pixels below. Colors have opacity, blue, green and red from the highest byte to the lowest, and
/// are premultiplied. It is the arithmetic of `Page/grains.js`, so both give the same pixels.
public struct GrainRaster {
  /// The sheet.
  let pixels: UnsafeMutablePointer<UInt32>

  /// The size of the sheet in pixels.
  let columns: Int, rows: Int

  /// The first pixel of the picture.
  let source: UnsafePointer<UInt32>

  /// The distance between two rows of the picture.
  let stride: Int

  /// The pixels per point of the particles' positions.
  let density: Double

  /// Takes a sheet and a picture.
  public init(
    pixels: UnsafeMutablePointer<UInt32>, columns: Int, rows: Int, source: UnsafePointer<UInt32>,
    stride: Int, density: Double
  ) {
    (self.pixels, self.columns, self.rows) = (pixels, columns, rows)
    (self.source, self.stride, self.density) = (source, stride, density)
  }

  /// Draws all cells, in the order of their particles.
  ///
  /// - Parameters:
  ///   - across: The count of cells in a row.
  ///   - down: The count of rows of cells.
  ///   - side: The side of a cell in pixels.
  ///   - isUp: Whether y grows upwards.
  ///   - field: Three planes: x, y and opacity of each particle, in points.
  ///   - left: The picture's left edge on the sheet, in pixels.
  ///   - top: The picture's upper edge.
  public func draw(
    across: Int, down: Int, side: Int, isUp: Bool, by field: UnsafePointer<Float>, left: Int,
    top: Int
  ) {
    let count = across * down
    let (ys, alphas) = (field + count, field + 2 * count)
    let bottom = top + down * side - side
    for row in 0..<down {
      var from = source + (isUp ? down - 1 - row : row) * side * stride
      for index in row * across..<(row + 1) * across {
        defer { from += side }
        let weight = UInt32(Double(alphas[index]) * 256 + 0.5)
        if weight == 0 { continue }
        // Halves round up. A position that overflows is outside every sheet.
        let farX = Double(field[index]) * density + 65_536.5
        let farY = Double(ys[index]) * density + 65_536.5
        guard farX >= 0, farX < 131_072, farY >= 0, farY < 131_072 else { continue }
        let x = Int(farX) - 65_536 + left
        let y = isUp ? bottom - (Int(farY) - 65_536) : Int(farY) - 65_536 + top
        let lines = (first: max(0, -y), end: min(side, rows - y))
        let steps = (first: max(0, -x), end: min(side, columns - x))
        var line = lines.first
        while line < lines.end {
          let (colors, target) = (from + line * stride, pixels + ((y + line) * columns + x))
          var step = steps.first
          while step < steps.end {
            let color = colors[step]
            target[step] =
              weight == 256 && color >> 24 == 255
              ? color : Self.lay(color, weight, over: target[step])
            step += 1
          }
          line += 1
        }
      }
    }
  }

  /// Divides the colors of a count of pixels by their opacity, as a canvas takes them.
  public static func straighten(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      let pixel = pixels[index]
      let opacity = pixel >> 24
      if opacity == 255 || opacity == 0 { continue }
      func part(_ shift: UInt32) -> UInt32 {
        // Halves round up.
        ((min((pixel >> shift) & 255, opacity) * 510 + opacity) / (2 * opacity)) << shift
      }
      pixels[index] = part(0) | part(8) | part(16) | (opacity << 24)
    }
  }

  /// Multiplies a color by 256ths, and composites it over another.
  ///
  /// Two channels are computed at once, sixteen bits each. The other color's weight of 256 − a −
  /// a/128 keeps all sums at most 255, and 255 over 255.
  @inline(__always)
  private static func lay(_ color: UInt32, _ weight: UInt32, over other: UInt32) -> UInt32 {
    let (mask, half): (UInt32, UInt32) = (0x00ff_00ff, 0x0080_0080)
    var low = (((color & mask) &* weight &+ half) >> 8) & mask
    var high = ((((color >> 8) & mask) &* weight &+ half) >> 8) & mask
    let opacity = high >> 16
    let rest = 256 &- opacity &- (opacity >> 7)
    low &+= (((other & mask) &* rest &+ half) >> 8) & mask
    high &+= ((((other >> 8) & mask) &* rest &+ half) >> 8) & mask
    return low | (high << 8)
  }
}
