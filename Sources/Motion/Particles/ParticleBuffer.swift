// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a renderer needs of many particles: for each attribute a plane of numbers.
///
/// A buffer is filled by sampling, read plane by plane or as bytes, and filled again. Only
/// the planes that were asked for exist.
/// ```swift
/// let dissolve = Dissolve(columns: 64, rows: 48, seed: 7)
/// var buffer = ParticleBuffer(attributes: [.position, .alpha])
/// dissolve.sample(at: 0.5, into: &buffer)
/// buffer.count  // 3072
/// buffer[.alpha, 63]  // 1.0
/// buffer.withPlane(.x) { $0.count }  // 3072
/// ```
/// The planes lie one behind the other in one block of memory, in the order of ``Plane``,
/// each ``stride`` numbers long, of which the first ``count`` mean something. A GPU reads
/// attribute *p* of particle *i* at (rank of *p* · stride + *i*) · 4 bytes.
///
/// Two buffers are equal if they have the same attributes and, for their particles, the
/// same bits.
///
/// - Complexity: Filling allocates only where more particles come than ever before.
@frozen
public struct ParticleBuffer: Sendable {
  /// Which attributes it holds.
  public let attributes: Attributes

  /// The number of particles.
  public private(set) var count: Int

  /// How many numbers each plane has room for: a multiple of 16.
  public private(set) var stride: Int

  /// All planes, one behind the other.
  @usableFromInline var numbers: [Float]

  /// Room for what a kernel computes once a frame, which means nothing between two samples.
  var workspace: [Float]

  /// Creates a buffer without particles.
  ///
  /// - Parameters:
  ///   - attributes: What it shall hold.
  ///   - capacity: How many particles it shall have room for at once.
  /// - Precondition: `capacity` is not negative.
  public init(attributes: Attributes = [.position, .alpha], capacity: Int = 0) {
    precondition(capacity >= 0, "capacity must not be negative, but is \(capacity)")
    self.attributes = attributes
    (count, stride, numbers, workspace) = (0, 0, [], [])
    reserveCapacity(capacity)
  }

  /// Makes room for particles, without a change of those that are there.
  ///
  /// Sampling makes room itself; who knows the largest number beforehand allocates once.
  ///
  /// - Precondition: The planes fit into memory.
  public mutating func reserveCapacity(_ capacity: Int) {
    guard capacity > stride else { return }
    // A multiple of 16, so that kernels may write whole registers up to the end.
    let (padded, isTooMuch) = capacity.addingReportingOverflow(15)
    let length = padded & ~15
    let (total, isTooLong) = length.multipliedReportingOverflow(by: attributes.planeCount)
    precondition(
      !isTooMuch && !isTooLong, "capacity must be so small that it fits, but is \(capacity)")
    var grown = [Float](repeating: 0, count: total)
    for plane in 0..<attributes.planeCount {
      for index in 0..<count { grown[plane * length + index] = numbers[plane * stride + index] }
    }
    (numbers, stride) = (grown, length)
  }

  /// Sets the number of particles.
  ///
  /// Those that were there keep their numbers; what new ones hold is not specified. Where
  /// memory is short, it grows at least by half, so a number that creeps upwards allocates
  /// seldom.
  ///
  /// - Precondition: `count` is not negative.
  public mutating func resize(to count: Int) {
    precondition(count >= 0, "count must not be negative, but is \(count)")
    // Without planes, a stride may be so long that half as much again is no number.
    if count > stride { reserveCapacity(Swift.max(count, stride &+ stride / 2)) }
    self.count = count
  }

  /// Removes all particles.
  ///
  /// - Parameter keepingCapacity: Whether the memory stays, which is the default here.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    count = 0
    if !keepingCapacity { (stride, numbers, workspace) = (0, [], []) }
  }

  /// Whether there are no particles.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// Reads one number of one particle.
  ///
  /// - Precondition: The buffer holds the plane, and the index is one of a particle.
  @inlinable
  public subscript(plane: Plane, index: Int) -> Float {
    precondition(attributes.contains(plane), "the buffer must hold the plane \(plane.name)")
    precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
    return numbers[attributes.rank(of: plane) * stride + index]
  }

  /// Gives access to one plane: a number for each particle.
  ///
  /// - Precondition: The buffer holds the plane.
  @inlinable
  public func withPlane<Result, Failure: Error>(
    _ plane: Plane, _ body: (UnsafeBufferPointer<Float>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(attributes.contains(plane), "the buffer must hold the plane \(plane.name)")
    let start = attributes.rank(of: plane) * stride
    return try numbers.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: all[start..<start + count]))
    }
  }

  /// Gives access to all planes as they lie in memory, for an upload.
  ///
  /// They are 4 · ``stride`` bytes long each, what is behind the last particle included.
  @inlinable
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try numbers.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeRawBufferPointer(all))
    }
  }

  /// Gives access to all planes for writing.
  ///
  /// ```swift
  /// var buffer = ParticleBuffer(attributes: [.position])
  /// buffer.resize(to: 100)
  /// buffer.withMutablePlanes { planes in
  ///   guard let x = planes[.x], let y = planes[.y] else { return }
  ///   for index in 0..<100 { (x[index], y[index]) = (Float(index), 0) }
  /// }
  /// buffer[.x, 99]  // 99.0
  /// ```
  /// Threads that share the work write to different ranges of one buffer's planes.
  @inlinable
  public mutating func withMutablePlanes<Result, Failure: Error>(
    _ body: (Planes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (attributes, count, stride) = (attributes, count, stride)
    return try numbers.withUnsafeMutableBufferPointer { (all) throws(Failure) -> Result in
      try body(
        Planes(attributes: attributes, count: count, stride: stride, start: all.baseAddress))
    }
  }
}

extension ParticleBuffer: Hashable {
  /// Compares the attributes and the bits of the particles.
  public static func == (a: ParticleBuffer, b: ParticleBuffer) -> Bool {
    guard a.attributes == b.attributes && a.count == b.count else { return false }
    for plane in 0..<a.attributes.planeCount {
      for index in 0..<a.count {
        let one = a.numbers[plane * a.stride + index].bitPattern
        let other = b.numbers[plane * b.stride + index].bitPattern
        if one != other { return false }
      }
    }
    return true
  }

  /// Hashes the attributes and the bits of the particles.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(attributes)
    hasher.combine(count)
    for plane in 0..<attributes.planeCount {
      for index in 0..<count { hasher.combine(numbers[plane * stride + index].bitPattern) }
    }
  }
}
