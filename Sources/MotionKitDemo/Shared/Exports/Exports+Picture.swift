// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if arch(wasm32)
// The pixels that the page distorts. Their memory is taken once for each density.

/// Reserves the memory of a picture: its colors, the pixels at rest, and those that are drawn.
@_expose(wasm, "picture_make")
@_cdecl("picture_make")
public func pictureMake(_ density: Int32) -> UnsafeMutablePointer<UInt32> {
  let count = 3 * PictureSheet.pixelCount(density: Int(density))
  let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
  memory.initialize(repeating: 0, count: count)
  return memory
}

/// Draws a picture on the mesh whose vertices a field holds.
@_expose(wasm, "picture_displace")
@_cdecl("picture_displace")
public func pictureDisplace(
  _ memory: UnsafeMutablePointer<UInt32>, _ density: Int32, _ field: UnsafePointer<Float>
) {
  PictureSheet(density: Int(density), memory: memory).displace(field)
}

/// Draws a picture with the offsets and the light that a field holds.
@_expose(wasm, "picture_refract")
@_cdecl("picture_refract")
public func pictureRefract(
  _ memory: UnsafeMutablePointer<UInt32>, _ density: Int32, _ field: UnsafePointer<Float>
) {
  PictureSheet(density: Int(density), memory: memory).refract(field)
}

/// Reserves the memory of a sheet of grains instead of another, if there is one.
@_expose(wasm, "grains_make")
@_cdecl("grains_make")
public func grainsMake(
  _ count: Int32, _ last: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<UInt32> {
  last?.deallocate()
  let sheet = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(count))
  sheet.initialize(repeating: 0, count: Int(count))
  return sheet
}

/// Draws the cells of a picture, whose first pixel and whose distance between rows are given, at
/// the positions of a field.
@_expose(wasm, "grains_draw")
@_cdecl("grains_draw")
public func grainsDraw(
  _ sheet: UnsafeMutablePointer<UInt32>, _ columns: Int32, _ rows: Int32,
  _ source: UnsafePointer<UInt32>, _ stride: Int32, _ density: Double, _ across: Int32,
  _ down: Int32, _ side: Int32, _ isUp: Int32, _ field: UnsafePointer<Float>, _ left: Int32,
  _ top: Int32
) {
  GrainRaster(
    pixels: sheet, columns: Int(columns), rows: Int(rows), source: source, stride: Int(stride),
    density: density
  ).draw(
    across: Int(across), down: Int(down), side: Int(side), isUp: isUp != 0, by: field,
    left: Int(left), top: Int(top))
}

/// Divides the colors of a sheet of grains by their opacity.
@_expose(wasm, "grains_finish")
@_cdecl("grains_finish")
public func grainsFinish(_ sheet: UnsafeMutablePointer<UInt32>, _ count: Int32) {
  GrainRaster.straighten(sheet, count: Int(count))
}
#endif
