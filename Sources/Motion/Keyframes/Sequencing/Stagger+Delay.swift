// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stagger {
  /// Returns the delay for an element.
  ///
  /// - Parameter index: The index of the element. In a grid it is row × columns + column.
  /// - Returns: Seconds.
  /// - Precondition: The index is at least 0 and below the count.
  /// - Complexity: O(1): a square root in a grid, and one easing sample.
  @inlinable
  @inline(__always)
  public func delay(for index: Int) -> Double {
    precondition(
      index >= 0 && index < count, "index must be in 0..<\(count), but is \(index)")
    guard isLinearRow else { return delay(distance: distance(of: index)) }
    return Stagger.clamped((abs(Double(index) - center.x) * rowSlope + rowOffset) * each)
  }

  /// The delays of all elements, in their order, in seconds.
  ///
  /// - Complexity: O(*n*), as ``delay(for:)``.
  public var delays: [Double] { (0..<count).map(delay(for:)) }

  /// The greatest delay, in seconds: the time at which every element has started.
  ///
  /// - Edge cases: 0 without elements. With an easing that turns or jumps it is the greatest delay
  ///   that occurs. In a grid of more than 65 536 elements, whose distances are not those of its
  ///   rows or columns, it is the greatest delay that the easing allows.
  /// - Complexity: O(1); with an easing of *k* turning points O(*k*) in a list or along an axis,
  ///   O(*n*) in another grid of *n* elements.
  public var totalDelay: Double {
    guard count > 0 else { return 0 }
    let ends = Swift.max(delay(distance: farthest), delay(distance: nearest))
    guard !isLinear else { return ends }
    // An easing may also jump just after its start or just before its end, as `elastic` does.
    let inner = [Double.leastNonzeroMagnitude, 1.nextDown].map { easing.value(at: $0) }
    let outer = Swift.max(easing.value(at: 0), easing.value(at: 1))
    var turns = easing.turningPoints
    if inner.contains(where: { $0 > outer }) { turns += [0, 1] }
    guard !turns.isEmpty else { return ends }
    let isRow = axis == .x || axis == nil && rows == 1 && center.y == 0
    let isColumn = axis == .y || axis == nil && columns == 1 && center.x == 0
    if isRow || isColumn {
      return turns.reduce(ends) {
        Swift.max($0, longestDelay(at: $1, in: isRow ? columns : rows, from: isRow ? 0 : 1))
      }
    }
    guard count <= 65_536 else {
      return turns.reduce(ends) {
        let peak = [$1.nextDown, $1, $1.nextUp].reduce(-.infinity) {
          Swift.max($0, easing.value(at: $1))
        }
        return Swift.max($0, Stagger.clamped(peak * total))
      }
    }
    return (0..<count).reduce(ends) { Swift.max($0, delay(for: $1)) }
  }

  /// Returns the greatest delay of the elements next to the wave at a progress, in a row.
  private func longestDelay(at progress: Double, in size: Int, from lane: Int) -> Double {
    let passed = progress * reach
    let distance = isReversed ? farthest - passed : passed + base
    let offset = origin == .edges ? rim - distance : distance
    let last = Double(size - 1)
    var longest = -Double.infinity
    for position in [center[lane] - offset, center[lane] + offset] {
      let floor = Elementary.floor(position)
      for position in [floor - 1, floor, floor + 1, floor + 2] {
        let offset = (Swift.max(0, Swift.min(position, last)) - center[lane]).magnitude
        longest = Swift.max(longest, delay(distance: origin == .edges ? rim - offset : offset))
      }
    }
    return longest
  }

  /// The time from the first start to the end of the last element, in seconds.
  ///
  /// - Complexity: That of ``totalDelay``.
  public var duration: Double { totalDelay + elementDuration }

  /// Returns the time that has passed for an element since it started.
  ///
  /// - Parameters:
  ///   - index: The index of the element, at least 0 and below the count.
  ///   - elapsed: Seconds since the first start; NaN is treated as 0.
  /// - Returns: Seconds, from 0 to ``elementDuration``.
  @inlinable
  public func elementTime(for index: Int, at elapsed: Double) -> Double {
    let time = (elapsed == elapsed ? elapsed : 0) - delay(for: index)
    return time > 0 ? Swift.min(time, elementDuration) : 0
  }

  /// Returns the progress of an element.
  ///
  /// - Parameters:
  ///   - index: The index of the element, at least 0 and below the count.
  ///   - elapsed: Seconds since the first start; NaN is treated as 0.
  /// - Returns: The progress, from 0 to 1.
  /// - Edge cases: An element of duration 0 is done as soon as it starts.
  @inlinable
  public func elementProgress(for index: Int, at elapsed: Double) -> Double {
    guard elementDuration > 0 else {
      return (elapsed == elapsed ? elapsed : 0) >= delay(for: index) ? 1 : 0
    }
    return elementTime(for: index, at: elapsed) / elementDuration
  }

  /// Returns the delay of an element at a known distance from the origin.
  @inlinable
  @inline(__always)
  func delay(distance: Double) -> Double {
    if isLinear { return Stagger.clamped(passed(distance: distance) * each) }
    guard reach > 0 else { return 0 }
    return Stagger.clamped(easing.value(at: passed(distance: distance) / reach) * total)
  }

  /// Returns the distance from the first element to start.
  @inlinable
  @inline(__always)
  func passed(distance: Double) -> Double { isReversed ? farthest - distance : distance - base }

  /// Returns the distance of an element from the origin, in positions.
  @inlinable
  func distance(of index: Int) -> Double {
    let position = shuffle?.position(of: index) ?? index
    let cell: SIMD2<Double>
    if rows == 1 {
      cell = SIMD2(Double(position), 0)
    } else {
      let row = position / columns
      cell = SIMD2(Double(position - row * columns), Double(row))
    }
    let distance = Stagger.length(of: cell - center, along: axis)
    return isFromEdges ? rim - distance : distance
  }

  /// Returns the length of a displacement, or of its component along an axis.
  @inlinable
  static func length(of offset: SIMD2<Double>, along axis: Axis?) -> Double {
    let (width, height) = (abs(offset.x), abs(offset.y))
    if axis == .x || axis == nil && height == 0 { return width }
    if axis == .y || width == 0 { return height }
    // Squares beyond 10³⁰⁰ would overflow: only an origin far outside causes that.
    guard width < 1e150, height < 1e150 else { return Elementary.hypot(width, height) }
    return (width * width + height * height).squareRoot()
  }

  /// Returns the distances of the nearest and the farthest element of a grid from a point.
  static func span(
    of extent: SIMD2<Double>, from origin: SIMD2<Double>, axis: Axis?
  ) -> (nearest: Double, farthest: Double) {
    var (nearest, farthest) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for lane in 0..<2 {
      let (position, last) = (origin[lane], extent[lane])
      farthest[lane] = Swift.max(abs(position), abs(position - last))
      let neighbor = Swift.min(Swift.max(Elementary.floor(position + 0.5), 0), last)
      nearest[lane] = abs(position - neighbor)
    }
    return (length(of: nearest, along: axis), length(of: farthest, along: axis))
  }

  /// Returns a delay that is finite for all parameters.
  @inlinable
  static func clamped(_ seconds: Double) -> Double { Swift.max(-1e300, Swift.min(1e300, seconds)) }
}
