// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Pixels on which the cells of a picture are drawn, each at its particle's position.
///
/// A cell is placed at whole pixels, multiplied by its particle's opacity, and composited over the
/// pixels below. It is the arithmetic of `Page/grains.js`, so both give the same pixels.
public struct GrainSheet: Sendable {
  /// The size in pixels.
  public let columns: Int, rows: Int

  /// Opacity, blue, green and red of each pixel, from the highest byte to the lowest,
  /// premultiplied.
  public private(set) var pixels: [UInt32]

  /// Creates a transparent sheet.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    pixels = [UInt32](repeating: 0, count: columns * rows)
  }

  /// A picture, and its division into cells.
  public struct Cells: Sendable {
    /// The picture's pixels, in the format of a sheet.
    public let pixels: [UInt32]

    /// The count of cells in a row, and the count of rows.
    public let columns: Int, rows: Int

    /// The side of a cell in pixels.
    public let side: Int

    /// The pixels per point of the particles' positions.
    public let density: Int

    /// Whether y grows upwards.
    public let isUp: Bool

    /// Cuts a picture.
    ///
    /// - Precondition: The picture has the pixels of all cells.
    public init(
      of pixels: [UInt32], columns: Int, rows: Int, side: Int, density: Int, isUp: Bool = false
    ) {
      precondition(
        pixels.count == columns * rows * side * side, "the picture must have all cells' pixels")
      (self.pixels, self.columns, self.rows) = (pixels, columns, rows)
      (self.side, self.density, self.isUp) = (side, density, isUp)
    }
  }

  /// Draws all cells, in the order of their particles.
  ///
  /// - Parameters:
  ///   - cells: The picture.
  ///   - field: Three planes: x, y and opacity of each particle, in points.
  ///   - left: The picture's left edge, in pixels.
  ///   - top: The picture's upper edge.
  public mutating func draw(_ cells: Cells, by field: [Float], left: Int, top: Int) {
    let count = cells.columns * cells.rows
    precondition(field.count >= 3 * count, "the field must have three planes")
    let (side, density) = (cells.side, Double(cells.density))
    let (width, height) = (columns, rows)
    let bottom = top + cells.rows * side - side
    pixels.withUnsafeMutableBufferPointer { pixels in
      field.withUnsafeBufferPointer { field in
        cells.pixels.withUnsafeBufferPointer { source in
          for row in 0..<cells.rows {
            let sourceRow = cells.isUp ? cells.rows - 1 - row : row
            var from = sourceRow * side * cells.columns * side
            for index in row * cells.columns..<(row + 1) * cells.columns {
              defer { from += side }
              let weight = UInt32(Double(field[2 * count + index]) * 256 + 0.5)
              if weight == 0 { continue }
              // Halves round up. A position that overflows is outside every sheet.
              let across = Double(field[index]) * density + 65_536.5
              let down = Double(field[count + index]) * density + 65_536.5
              guard across >= 0, across < 131_072, down >= 0, down < 131_072 else { continue }
              let x = Int(across) - 65_536 + left
              let y = cells.isUp ? bottom - (Int(down) - 65_536) : Int(down) - 65_536 + top
              for line in max(0, -y)..<max(0, -y, min(side, height - y)) {
                let start = from + line * cells.columns * side
                let target = (y + line) * width + x
                for step in max(0, -x)..<max(0, -x, min(side, width - x)) {
                  let color = source[start + step]
                  pixels[target + step] =
                    weight == 256 && color >> 24 == 255
                    ? color : Self.lay(color, weight, over: pixels[target + step])
                }
              }
            }
          }
        }
      }
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

  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  public var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for (index, pixel) in pixels.enumerated() where pixel != 0 {
        let opacity = pixel >> 24
        for channel in 0..<3 {
          let part = (pixel >> (8 * UInt32(channel))) & 255
          bytes[4 * index + channel] = UInt8((part * 510 + opacity) / (2 * opacity))
        }
        bytes[4 * index + 3] = UInt8(opacity)
      }
    }
    return bytes
  }
}
