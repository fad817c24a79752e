// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The output of particles for a renderer, with a plane of numbers for each attribute.
///
/// A buffer is filled by sampling, read plane by plane or as bytes, and filled again. It has only
/// the requested planes.
/// ```swift
/// let dissolve = Dissolve(columns: 64, rows: 48, seed: 7)
/// var buffer = ParticleBuffer(attributes: [.position, .alpha])
/// dissolve.sample(at: 0.5, into: &buffer)
/// buffer.count  // 3072
/// buffer[.alpha, 63]  // 1.0
/// buffer.withPlane(.x) { $0.count }  // 3072
/// ```
/// The planes are consecutive in one block of memory, in the order of ``Plane``. Each has
/// ``stride`` numbers, of which the first ``count`` are valid. A GPU reads attribute *p* of
/// particle *i* at (rank of *p* · stride + *i*) · 4 bytes.
///
/// Two buffers are equal if they have the same attributes and, for their particles, the
/// same bits.
///
/// - Complexity: Filling allocates only if the number of particles exceeds all previous ones, and
///   once for a workspace.
@frozen
public struct ParticleBuffer: Sendable {
  /// The attributes of the buffer.
  public let attributes: Attributes

  /// The number of particles.
  public private(set) var count: Int

  /// The indices of the particles.
  public var indices: Range<Int> { 0..<count }

  /// The capacity of each plane in numbers, a multiple of 16.
  public private(set) var stride: Int

  /// All planes, one after the other.
  @usableFromInline var numbers: [Float]

  /// The workspace of a kernel, whose content is unspecified between two samples.
  var workspace: [Float]

  /// Creates a buffer without particles.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the buffer.
  ///   - capacity: The initial capacity, in particles.
  /// - Precondition: `capacity` is not negative.
  public init(attributes: Attributes = [.position, .alpha], capacity: Int = 0) {
    require("capacity", capacity, in: 0 ... .max)
    self.attributes = attributes
    (count, stride, numbers, workspace) = (0, 0, [], [])
    reserveCapacity(capacity)
  }

  /// Reserves capacity for particles, without changing existing ones.
  ///
  /// Sampling reserves capacity itself; reserve the maximum beforehand to allocate only once.
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
  /// Existing particles keep their numbers; those of new ones are unspecified. The capacity grows
  /// at least by half, so a slowly increasing count allocates rarely.
  ///
  /// - Precondition: `count` is not negative.
  public mutating func resize(to count: Int) {
    require("count", count, in: 0 ... .max)
    // Without planes, a stride may be so large that adding half of it overflows.
    if count > stride { reserveCapacity(Swift.max(count, stride &+ stride / 2)) }
    self.count = count
  }

  /// Removes all particles.
  ///
  /// - Parameter keepingCapacity: Whether the memory is kept, which is the default.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    count = 0
    if !keepingCapacity { (stride, numbers, workspace) = (0, [], []) }
  }

  /// Whether there are no particles.
  @inlinable
  public var isEmpty: Bool { count == 0 }

  /// The number of one particle in one plane.
  ///
  /// - Precondition: The buffer has the plane, and the index is at least 0 and below `count`.
  @inlinable
  public subscript(plane: Plane, index: Int) -> Float {
    precondition(attributes.contains(plane), "the buffer must hold the plane \(plane.name)")
    precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
    return numbers[attributes.planeIndex(of: plane) * stride + index]
  }

  /// Calls a body with one plane, which has a number for each particle.
  ///
  /// - Precondition: The buffer has the plane.
  @inlinable
  public func withPlane<Result, Failure: Error>(
    _ plane: Plane, _ body: (Span<Float>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(attributes.contains(plane), "the buffer must hold the plane \(plane.name)")
    let start = attributes.planeIndex(of: plane) * stride
    return try numbers.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: all[start..<start + count]).span)
    }
  }

  /// Calls a body with one plane for writing.
  ///
  /// ```swift
  /// var buffer = ParticleBuffer(attributes: [.position])
  /// buffer.resize(to: 100)
  /// buffer.withMutablePlane(.x) { x in
  ///   for index in x.indices { x[index] = Float(index) }
  /// }
  /// buffer[.x, 99]  // 99.0
  /// ```
  /// - Precondition: The buffer has the plane.
  @inlinable
  public mutating func withMutablePlane<Result, Failure: Error>(
    _ plane: Plane, _ body: (inout MutableSpan<Float>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(attributes.contains(plane), "the buffer must hold the plane \(plane.name)")
    let (start, count) = (attributes.planeIndex(of: plane) * stride, count)
    return try numbers.withUnsafeMutableBufferPointer { (all) throws(Failure) -> Result in
      var span = UnsafeMutableBufferPointer(rebasing: all[start..<start + count]).mutableSpan
      return try body(&span)
    }
  }

  /// Calls a body with the memory of all planes, for an upload.
  ///
  /// Each plane has 4 · ``stride`` bytes, including those after the last particle.
  @inlinable
  public func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try numbers.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(all.span.bytes)
    }
  }

  /// Calls a body with all planes for writing.
  ///
  /// Threads may write concurrently to different ranges of one buffer's planes.
  mutating func withMutablePlanes<Result>(_ body: (Planes) -> Result) -> Result {
    let (attributes, count, stride) = (attributes, count, stride)
    return numbers.withUnsafeMutableBufferPointer { all in
      body(Planes(attributes: attributes, count: count, stride: stride, start: all.baseAddress))
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
