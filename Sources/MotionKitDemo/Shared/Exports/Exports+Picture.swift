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
#endif
