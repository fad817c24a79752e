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

  /// Returns the sizes of particles that are whole pixels and fill the picture, in points.
  static func grains(atDensity density: Int) -> [Double] {
    let size = SIMD2<Int>(PictureGrid.size) &* density
    return (1...80 * density).filter { size.x % $0 == 0 && size.y % $0 == 0 }
      .map { Double($0) / Double(density) }
  }

  /// Draws the picture at a time.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the scene `dissolve`.
  ///   - grain: The size of a particle in points, one of ``grains(atDensity:)``; nil for that of the
  ///     parameters.
  ///   - time: Seconds.
  ///   - density: Pixels per point.
  /// - Precondition: The grain, if any, is one of the sizes at the density.
  init(_ parameters: [Double], grain: Double?, at time: Double, density: Int) {
    let parameters = DissolveScene.Parameters(parameters)
    let size = SIMD2<Int>(PictureGrid.size)
    let grain = grain ?? DissolveScene.grains[Int(parameters[.grain])]
    precondition(
      Self.grains(atDensity: density).contains(grain), "grain must be whole pixels, but is \(grain)"
    )
    let pixels = Int(grain * Double(density) + 0.5)
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
