// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The pixels of a picture that a scene's field distorts.
///
/// It is the arithmetic of `Page/picture.js`, so both give the same pixels. Colors have opacity,
/// blue, green and red from the highest byte to the lowest.
public struct PictureSheet {
  /// Pixels per point.
  public let density: Int

  /// The size in pixels.
  public let columns: Int, rows: Int

  /// The colors of the picture, premultiplied.
  public let source: UnsafeMutablePointer<UInt32>

  /// The pixels where nothing moves, not premultiplied.
  public let rest: UnsafeMutablePointer<UInt32>

  /// The pixels as they were last drawn, not premultiplied.
  public let pixels: UnsafeMutablePointer<UInt32>

  /// The count of pixels of a density.
  public static func pixelCount(density: Int) -> Int {
    let full = PictureGrid.size + 2 * PictureGrid.margin
    return Int(full.x) * density * Int(full.y) * density
  }

  /// Takes memory for three times the count of pixels: the colors, the pixels at rest, and those
  /// that are drawn.
  public init(density: Int, memory: UnsafeMutablePointer<UInt32>) {
    let full = PictureGrid.size + 2 * PictureGrid.margin
    self.density = density
    (columns, rows) = (Int(full.x) * density, Int(full.y) * density)
    source = memory
    rest = memory + columns * rows
    pixels = memory + 2 * columns * rows
  }

  /// The color at a position, with light added to it, at most as much as the opacity shows.
  ///
  /// The position is in 256ths of a pixel from the center of the first one. Beyond its edges the
  /// picture is transparent.
  @inline(__always)
  private func color(x: Double, y: Double, light: Double) -> UInt32 {
    guard x >= 0, y >= 0, x < Double((columns - 1) << 8), y < Double((rows - 1) << 8) else {
      return 0
    }
    let (x, y) = (UInt32(x), UInt32(y))
    let place =
      source + (Int(truncatingIfNeeded: y >> 8) &* columns &+ Int(truncatingIfNeeded: x >> 8))
    let (across, down) = (UInt64(x & 255), UInt64(y & 255))
    // The weights are 256ths. Four channels are computed at once, sixteen bits each.
    let both = (across &* down &+ 128) >> 8
    var sum = Self.spread(place[0]) &* (256 &- across &- down &+ both)
    sum &+= Self.spread(place[1]) &* (across &- both)
    sum &+= Self.spread(place[columns]) &* (down &- both)
    sum &+= Self.spread(place[columns + 1]) &* both
    sum = ((sum &+ 0x0080_0080_0080_0080) >> 8) & Self.mask
    let opacity = UInt32(truncatingIfNeeded: sum >> 48)
    if opacity != 255 { return Self.straight(sum, light: light) }
    if light != 0 {
      // Rounded to the nearest, halves up.
      let amount = light * 255 + 0.5
      let bounded = amount < 255.5 ? (amount > -255 ? amount : -255) : 255
      let more = Int32(bounded + 256) - 256
      let lanes = UInt64(truncatingIfNeeded: more.magnitude) &* Self.colorLanes
      if more > 0 {
        // A lane that overflows its byte shows it in the next bit, and becomes 255.
        sum &+= lanes
        sum |= ((sum >> 8) & Self.colorLanes) &* 255
        sum &= Self.mask
      } else {
        // A lane that is not negative keeps the bit that was put before it.
        sum = (sum | (Self.colorLanes << 8)) &- lanes
        sum &= (((sum >> 8) & Self.colorLanes) &* 255) | (255 << 48)
      }
    }
    return UInt32(truncatingIfNeeded: sum | (sum >> 24))
  }

  /// The color of lanes that are premultiplied, where the opacity is not full.
  private static func straight(_ lanes: UInt64, light: Double) -> UInt32 {
    let opacity = Int32(truncatingIfNeeded: lanes >> 48)
    if opacity == 0 { return 0 }
    let amount = light * Double(opacity) + 0.5
    let bounded = amount < 256 ? (amount > -256 ? amount : -256) : 256
    let more = Int32(bounded + 256) - 256
    func part(_ lane: UInt64) -> UInt32 {
      let lit = min(max(Int32(truncatingIfNeeded: lane & 255) + more, 0), opacity)
      // Halves round up.
      return UInt32((lit * 510 + opacity) / (2 * opacity))
    }
    let (red, green, blue) = (part(lanes), part(lanes >> 32), part(lanes >> 16))
    return red | (green << 8) | (blue << 16) | (UInt32(opacity) << 24)
  }

  private static var colorLanes: UInt64 { 0x0000_0001_0001_0001 }

  private static var mask: UInt64 { 0x00ff_00ff_00ff_00ff }

  /// The four bytes, each in sixteen bits: the first and the third below the second and the fourth.
  @inline(__always)
  private static func spread(_ color: UInt32) -> UInt64 {
    let color = UInt64(color)
    return (color | (color << 24)) & mask
  }

  /// The least whole number that is at least another number.
  private static func ceiling(_ number: Double) -> Int {
    // What is so far away is outside every sheet.
    let bounded = number < 1e6 ? (number > -1e6 ? number : -1e6) : 1e6
    let whole = Int(bounded)
    return Double(whole) < bounded ? whole + 1 : whole
  }

  /// A corner of a cell in pixels: its position, and that at rest.
  private struct Corner {
    let x: Double, y: Double, u: Double, v: Double

    var isMoved: Bool { x != u || y != v }
  }

  /// Draws the mesh whose vertices a field holds, row by row, in points.
  public func displace(_ field: UnsafePointer<Float>) {
    pixels.update(from: rest, count: columns * rows)
    let cell = Int(PictureGrid.cell)
    let size = cell * density
    let (across, down) = (columns / size, rows / size)
    func corner(_ column: Int, _ row: Int) -> Corner {
      let index = 2 * (row * (across + 1) + column)
      return Corner(
        x: (Double(field[index]) + PictureGrid.margin) * Double(density),
        y: (Double(field[index + 1]) + PictureGrid.margin) * Double(density),
        u: Double(column * size), v: Double(row * size))
    }
    /// Calls with the corners of each cell that has moved.
    func eachMoved(_ body: (_ column: Int, _ row: Int, Corner, Corner, Corner, Corner) -> Void) {
      for row in 0..<down {
        for column in 0..<across {
          let (a, b) = (corner(column, row), corner(column + 1, row))
          let (c, d) = (corner(column + 1, row + 1), corner(column, row + 1))
          if a.isMoved || b.isMoved || c.isMoved || d.isMoved { body(column, row, a, b, c, d) }
        }
      }
    }
    // What has moved leaves its place before any of it takes another.
    eachMoved { column, row, _, _, _, _ in
      for line in row * size..<(row + 1) * size {
        (pixels + line * columns + column * size).update(repeating: 0, count: size)
      }
    }
    eachMoved { _, _, a, b, c, d in
      fill(a, b, c)
      fill(a, c, d)
    }
  }

  /// Fills the pixels whose centers are in a triangle.
  private func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    if area == 0 { return }
    let ux = ((b.u - a.u) * (c.y - a.y) - (c.u - a.u) * (b.y - a.y)) / area
    let uy = ((c.u - a.u) * (b.x - a.x) - (b.u - a.u) * (c.x - a.x)) / area
    let vx = ((b.v - a.v) * (c.y - a.y) - (c.v - a.v) * (b.y - a.y)) / area
    let vy = ((c.v - a.v) * (b.x - a.x) - (b.v - a.v) * (c.x - a.x)) / area
    // From top to bottom; triangles that share an edge then compute it alike.
    var (high, middle, low) = (a, b, c)
    if middle.y < high.y { swap(&high, &middle) }
    if low.y < high.y { swap(&high, &low) }
    if low.y < middle.y { swap(&middle, &low) }
    func edge(_ from: Corner, _ to: Corner, _ y: Double) -> Double {
      from.x + (y - from.y) * ((to.x - from.x) / (to.y - from.y))
    }
    let end = min(Self.ceiling(low.y - 0.5), rows)
    var row = max(Self.ceiling(high.y - 0.5), 0)
    while row < end {
      let y = Double(row) + 0.5
      let one = edge(high, low, y)
      let other = y < middle.y ? edge(high, middle, y) : edge(middle, low, y)
      let last = min(Self.ceiling(max(one, other) - 0.5), columns)
      let u = a.u - ux * a.x + uy * (y - a.y)
      let v = a.v - vx * a.x + vy * (y - a.y)
      var column = max(Self.ceiling(min(one, other) - 0.5), 0)
      let line = pixels + row * columns
      while column < last {
        let x = Double(column) + 0.5
        line[column] = color(
          x: (u + ux * x) * 256 - 127.5, y: (v + vx * x) * 256 - 127.5, light: 0)
        column += 1
      }
      row += 1
    }
  }

  /// Draws each point of the picture with the color of another.
  ///
  /// At the corners of its cells the field holds the offsets in x and in y to that point, and the
  /// light to add.
  public func refract(_ field: UnsafePointer<Float>) {
    pixels.update(from: rest, count: columns * rows)
    let (margin, size) = (Int(PictureGrid.margin) * density, Int(PictureGrid.cell) * density)
    let scale = Double(density)
    let across = Int(PictureGrid.size.x / PictureGrid.cell)
    let stride = 3 * (across + 1)
    for row in margin..<rows - margin {
      let cellRow = (row - margin) / size
      let down = (Double(row - margin - cellRow * size) + 0.5) / Double(size)
      let line = pixels + row * columns
      for cell in 0..<across {
        let above = field + cellRow * stride + 3 * cell
        let below = above + stride
        var isMoved = false
        for index in 0..<6 where above[index] != 0 || below[index] != 0 { isMoved = true }
        if !isMoved { continue }
        // First down the two sides of the cell, then from one to the other.
        func side(_ index: Int) -> Double {
          let top = Double(above[index])
          return top + (Double(below[index]) - top) * down
        }
        let (x, y, light) = (side(0), side(1), side(2))
        let (moreX, moreY, moreLight) = (side(3) - x, side(4) - y, side(5) - light)
        let start = margin + cell * size
        var column = start
        while column < start + size {
          let part = (Double(column - start) + 0.5) / Double(size)
          let left = Double(column) + 0.5 + (x + moreX * part) * scale
          let top = Double(row) + 0.5 + (y + moreY * part) * scale
          line[column] = color(
            x: left * 256 - 127.5, y: top * 256 - 127.5, light: light + moreLight * part)
          column += 1
        }
      }
    }
  }
}
