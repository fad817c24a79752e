// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct GrainSheetTests {
  /// A picture of 32 × 20 pixels of all opacities, whose colors are multiplied by them.
  static let picture: [UInt32] = {
    var generator = SeededGenerator(seed: 3)
    return (0..<640).map { _ in
      let opacity =
        [0, 255, .random(in: 0...255, using: &generator)].randomElement(
          using: &generator) ?? UInt32(255)
      var pixel = opacity << 24
      for shift in [0, 8, 16] as [UInt32] {
        pixel |= .random(in: 0...opacity, using: &generator) << shift
      }
      return pixel
    }
  }()

  static func draw(_ dissolve: Dissolve, at time: Double) -> GrainSheet {
    var frame = ParticleBuffer(attributes: [.position, .alpha])
    dissolve.sample(at: time, into: &frame)
    var planes: [Float] = []
    for plane in [ParticleBuffer.Plane.x, .y, .alpha] { planes += frame.numbers(plane) }
    var sheet = GrainSheet(columns: 40, rows: 30)
    let cells = GrainSheet.Cells(
      of: picture, columns: dissolve.columns, rows: dissolve.rows, side: 32 / dissolve.columns,
      density: 2, isUp: dissolve.axis == .up)
    sheet.draw(cells, by: planes, left: 3, top: 4)
    return sheet
  }

  /// The picture of 16 × 10 points at two pixels a point, cut into cells.
  static func dissolve(columns: Int, axis: YAxis = .down) -> Dissolve {
    Dissolve(
      columns: columns, rows: columns * 5 / 8,
      cell: SIMD2(16 / Double(columns), 16 / Double(columns)), axis: axis, seed: 5)
  }

  @Test(arguments: [8, 16, 32], [YAxis.down, .up])
  func `until the start a dissolve is the picture to the bit`(columns: Int, axis: YAxis) {
    for time in [-1, 0, Double.nan] {
      let sheet = Self.draw(Self.dissolve(columns: columns, axis: axis), at: time)
      for row in 0..<30 {
        for column in 0..<40 {
          let isInside = 3..<35 ~= column && 4..<24 ~= row
          let expected = isInside ? Self.picture[(row - 4) * 32 + column - 3] : 0
          #expect(sheet.pixels[row * 40 + column] == expected, "\(column) \(row)")
        }
      }
    }
  }

  @Test func `at the end it is transparent, and in between it is neither`() {
    let dissolve = Self.dissolve(columns: 16)
    let middle = Self.draw(dissolve, at: 0.3).pixels
    #expect(middle != Self.draw(dissolve, at: 0).pixels && middle.contains { $0 != 0 })
    #expect(Self.draw(dissolve, at: dissolve.duration).pixels.allSatisfy { $0 == 0 })
    #expect(Self.draw(dissolve, at: dissolve.duration).bytes.allSatisfy { $0 == 0 })
  }

  @Test func `an opaque pixel stays opaque whatever is laid over it, and no color exceeds it`() {
    let opaque: UInt32 = 0xff40_80ff
    for opacity in 0...255 as ClosedRange<UInt32> {
      let color = opacity << 24 | opacity << 16 | (opacity / 2) << 8
      let cells = GrainSheet.Cells(of: [opaque, color], columns: 2, rows: 1, side: 1, density: 1)
      for alpha in [0, 0.25, 0.7, 1] as [Float] {
        var sheet = GrainSheet(columns: 1, rows: 1)
        sheet.draw(cells, by: [0, 0, 0, 0, 1, alpha], left: 0, top: 0)
        let pixel = sheet.pixels[0]
        #expect(pixel >> 24 == 255, "\(opacity) \(alpha)")
        let share = Double(alpha) * Double(opacity) / 255
        let exact = [0, 127.5, 255].enumerated().map { channel, color in
          [255, 128, 64][channel] * (1 - share) + color * share
        }
        for (channel, number) in exact.enumerated() {
          // Two roundings, an opacity that was rounded down, and 256 in place of 255.
          #expect(abs(Double(pixel >> (8 * UInt32(channel)) & 255) - number) <= 2.5)
        }
      }
    }
  }

  @Test func `cells are placed at whole pixels, halves upwards, and cut at the edges`() {
    let cells = GrainSheet.Cells(
      of: [1, 2, 3, 4].map { 0xff00_0000 | $0 }, columns: 1, rows: 1, side: 2, density: 2)
    func draw(_ x: Float, _ y: Float) -> [UInt32] {
      var sheet = GrainSheet(columns: 3, rows: 2)
      sheet.draw(cells, by: [x, y, 1], left: 0, top: 0)
      return sheet.pixels.map { $0 & 255 }
    }
    #expect(draw(0, 0) == [1, 2, 0, 3, 4, 0])
    #expect(draw(0.24, 0) == [1, 2, 0, 3, 4, 0])
    #expect(draw(0.25, 0) == [0, 1, 2, 0, 3, 4])
    #expect(draw(-0.26, -0.5) == [4, 0, 0, 0, 0, 0])
    #expect(draw(1, 0.5) == [0, 0, 0, 0, 0, 1])
    for far in [3, -1, 1e30, -1e30, .infinity, .nan] as [Float] {
      #expect(draw(far, 0).allSatisfy { $0 == 0 } && draw(0, far).allSatisfy { $0 == 0 })
    }
  }

  @Test func `bytes are the colors before they were multiplied`() {
    let cells = GrainSheet.Cells(of: [0x8040_2010], columns: 1, rows: 1, side: 1, density: 1)
    var sheet = GrainSheet(columns: 1, rows: 1)
    sheet.draw(cells, by: [0, 0, 1], left: 0, top: 0)
    #expect(sheet.pixels == [0x8040_2010])
    #expect(sheet.bytes == [32, 64, 128, 128])
  }
}
