// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes

/// The picture in particles, drawn natively from the scene's field.
struct DissolvedPicture {
  /// The size in pixels.
  let columns: Int, rows: Int

  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  let bytes: [UInt8]

  /// The count of particles, and the time to make, sample and draw them.
  let summary: String

  /// The margin around the picture, in points, as in `Page/grains.js`.
  static let (side, above, below) = (60, 40, 80)

  /// Draws the picture at a time.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the scene `dissolve`.
  ///   - grain: The size of a particle in points; nil for that of the parameters.
  ///   - time: Seconds.
  ///   - density: Pixels per point.
  /// - Throws: If the picture cannot be cut into such particles.
  init(_ parameters: [Double], grain: Double?, at time: Double, density: Int) throws(Failure) {
    let parameters = DissolveScene.Parameters(parameters)
    let size = SIMD2<Int>(PictureGrid.size)
    let grain = grain ?? DissolveScene.grains[Int(parameters[.grain])]
    guard let pixels = Int(exactly: grain * Double(density)), pixels > 0,
      size.x * density % pixels == 0, size.y * density % pixels == 0
    else { throw Failure("--grain must divide the picture at whole pixels, but is \(grain)") }
    let cells = GrainSheet.Cells(
      of: SourcePicture(density: density).packed, columns: size.x * density / pixels,
      rows: size.y * density / pixels, side: pixels, density: density,
      isUp: DissolveScene.isUp(parameters))
    columns = (size.x + 2 * Self.side) * density
    rows = (size.y + Self.above + Self.below) * density
    var sheet = GrainSheet(columns: columns, rows: rows)
    let making = Date()
    let dissolve = DissolveScene(parameters: parameters, grain: grain).dissolve
    // From the second frame onwards no memory is allocated.
    var frame = ParticleBuffer(attributes: [.position, .alpha])
    dissolve.sample(at: 0, into: &frame)
    var field = [Float](repeating: 0, count: 3 * dissolve.count)
    let sampling = Date()
    dissolve.sample(at: time, into: &frame)
    let copying = Date()
    field.withUnsafeMutableBufferPointer { frame.copyPlanes(into: $0, from: 0) }
    let drawing = Date()
    sheet.draw(cells, by: field, left: Self.side * density, top: Self.above * density)
    let end = Date()
    bytes = sheet.bytes
    func milliseconds(_ from: Date, _ to: Date) -> String {
      String(format: "%.1f ms", to.timeIntervalSince(from) * 1000)
    }
    summary = """
      \(cells.columns * cells.rows) particles, made in \(milliseconds(making, sampling)), \
      sampled in \(milliseconds(sampling, copying)), drawn in \(milliseconds(drawing, end))
      """
  }
}
