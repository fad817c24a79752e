// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleBuffer {
  /// Gives access to all planes, and to room for what is computed once a frame.
  ///
  /// - Parameters:
  ///   - length: How many numbers of workspace there must be.
  ///   - body: The work, which finds nothing in the workspace that it can rely on.
  mutating func withMutablePlanes(
    workspace length: Int, _ body: (Planes, UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    if workspace.count < length {
      workspace = [Float](repeating: 0, count: (length + 15) & ~15)
    }
    let (attributes, count, stride) = (attributes, count, stride)
    ParticleBuffer.access(&numbers, &workspace) { numbers, workspace in
      body(
        Planes(attributes: attributes, count: count, stride: stride, start: numbers.baseAddress),
        workspace)
    }
  }

  /// Two of its arrays at once: a method could not write to one while it holds the other.
  private static func access(
    _ numbers: inout [Float], _ workspace: inout [Float],
    _ body: (UnsafeMutableBufferPointer<Float>, UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      workspace.withUnsafeMutableBufferPointer { workspace in body(numbers, workspace) }
    }
  }
}
