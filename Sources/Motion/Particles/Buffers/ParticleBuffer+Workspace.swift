// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ParticleBuffer {
  /// Calls a body with all planes, and with a workspace for numbers computed once per frame.
  ///
  /// - Parameters:
  ///   - length: The minimum number of numbers in the workspace.
  ///   - body: The work; the initial content of the workspace is unspecified.
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

  /// Calls a body with two arrays at once, which a method could not access simultaneously.
  private static func access(
    _ numbers: inout [Float], _ workspace: inout [Float],
    _ body: (UnsafeMutableBufferPointer<Float>, UnsafeMutableBufferPointer<Float>) -> Void
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      workspace.withUnsafeMutableBufferPointer { workspace in body(numbers, workspace) }
    }
  }
}
