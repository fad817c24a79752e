// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The memory for the numbers of one frame of a scene, by the names of its channels.
public struct SceneFrame<Name: SceneChannelName> {
  private let numbers: UnsafeMutableBufferPointer<Double>

  /// Refers to memory with room for every number of the frame.
  public init(_ numbers: UnsafeMutableBufferPointer<Double>) { self.numbers = numbers }

  /// The number of a channel, or the first of its numbers.
  public subscript(name: Name) -> Double {
    get { numbers[name.rawValue] }
    nonmutating set { numbers[name.rawValue] = newValue }
  }

  /// One of the numbers of a channel.
  public subscript(name: Name, index: Int) -> Double {
    get { numbers[name.rawValue + index] }
    nonmutating set { numbers[name.rawValue + index] = newValue }
  }

  /// Sets every number to zero.
  public func clear() { numbers.update(repeating: 0) }
}
