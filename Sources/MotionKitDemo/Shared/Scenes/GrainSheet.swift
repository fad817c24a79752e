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
    let (width, height) = (columns, rows)
    pixels.withUnsafeMutableBufferPointer { pixels in
      field.withUnsafeBufferPointer { field in
        cells.pixels.withUnsafeBufferPointer { source in
          guard let pixels = pixels.baseAddress, let field = field.baseAddress,
            let source = source.baseAddress
          else { return }
          GrainRaster(
            pixels: pixels, columns: width, rows: height, source: source,
            stride: cells.columns * cells.side, density: Double(cells.density)
          ).draw(
            across: cells.columns, down: cells.rows, side: cells.side, isUp: cells.isUp,
            by: field, left: left, top: top)
        }
      }
    }
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
