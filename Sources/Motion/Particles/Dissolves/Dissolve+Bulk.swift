// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Dissolve {
  /// Evaluates all particles at a time.
  ///
  /// ```swift
  /// let dissolve = Dissolve(columns: 320, rows: 200, seed: 1)
  /// var frame = ParticleBuffer(attributes: [.position, .alpha])
  /// for time in [0.4, 1.3, 0.1] { dissolve.sample(at: time, into: &frame) }
  /// frame[.x, 319]  // 319.0
  /// ```
  /// The position is that of the corner of the particle's cell with the least coordinates, and the
  /// texture coordinates are those of the same corner: a quad extends from there by ``cell``, and
  /// by 1 / columns and 1 / rows in the texture, upwards if y points up. Scale and color are 1, and
  /// the progress is the elapsed fraction of the lifetime.
  ///
  /// - Parameters:
  ///   - time: The time in seconds, as for ``particle(_:at:)``.
  ///   - buffer: The output, in the order of the indices.
  /// - Accuracy: That of single precision: 4 ulp of the greatest of coordinates, result included,
  ///   distance flown and fall. With a slanted front and a linear ramp the effective time has an
  ///   error of 4 ulp and of 2⁻²³ of the time in which the front passes eight columns, times the
  ///   time scale. Velocities, lifetimes and effective times are clamped to about 10¹⁸.
  /// - Complexity: O(*n*) for *n* particles, limited by memory bandwidth; one integral of the
  ///   easing for each column, for each row, or for each particle with a slanted front. Nothing is
  ///   allocated once the buffer has room, except by the integral of a nested easing.
  public func sample(at time: Double, into buffer: inout ParticleBuffer) {
    sample(0..<count, at: time, into: &buffer)
  }

  /// Evaluates a range of particles at a time.
  ///
  /// Each particle has the same bits as in a sample of all, so threads may divide the work.
  ///
  /// - Parameters:
  ///   - particles: The indices; those out of range are ignored.
  ///   - time: The time in seconds, as for ``particle(_:at:)``.
  ///   - buffer: The output, beginning with the first of the particles.
  public func sample(
    _ particles: Range<Int>, at time: Double, into buffer: inout ParticleBuffer
  ) {
    let range = particles.clamped(to: 0..<count)
    buffer.resize(to: range.count)
    guard !range.isEmpty else { return }
    let time = legal(time)
    buffer.withMutablePlanes(workspace: 3 * columns) { planes, workspace in
      launches.withUnsafeBufferPointer { launches in
        guard let launches = launches.baseAddress, let workspace = workspace.baseAddress
        else { return }
        let tables = DissolveTables(at: workspace, columns: columns)
        let rows = range.lowerBound / columns...(range.upperBound - 1) / columns
        switch grid.fronts {
        case .columns:
          // All rows have the same tables, so one plane is written after the other: memory is
          // faster with a few long streams than with many.
          let first = span(of: rows.lowerBound, in: range)
          let shared = rows.count > 1 ? 0..<columns : first.column..<first.column + first.count
          fill(tables, row: rows.lowerBound, columns: shared, time: time)
          for pass in DissolvePass.inOrder {
            for row in rows {
              let span = span(of: row, in: range)
              write(
                pass, span, of: launches, x: tables.x(from: span.column),
                at: tables.time(from: span.column), fall: tables.y(from: span.column), to: planes)
            }
          }
        case .rows:
          // A row has one effective time, and needs only the table of the coordinates along it.
          let shared = rows.count > 1 ? 0..<columns : span(of: rows.lowerBound, in: range).columns
          if acceleration.x == 0 { fill(tables, columns: shared, fall: 0) }
          for pass in DissolvePass.inOrder {
            for row in rows {
              let span = span(of: row, in: range)
              let sweepPosition = grid.sweepPosition(column: 0, row: row)
              let effective = clamped(clock.value(at: time, sweepPosition: sweepPosition))
              let half = effective * effective * 0.5
              // If the fall along x is 0, all rows share one table.
              if pass == .x && acceleration.x != 0 && planes.attributes.contains(.x) {
                fill(tables, columns: span.columns, fall: acceleration.x * half)
              }
              write(
                pass, span, of: launches, x: tables.x(from: span.column),
                at: CommonNumber(number: Float(effective)),
                fall: CommonNumber(number: coordinate(acceleration.y * half)), to: planes)
            }
          }
        case .cells:
          let front = SlantedFront(of: self, at: time)
          let hasOthers = !planes.attributes.isSubset(of: [.position, .alpha])
          for row in rows {
            let span = span(of: row, in: range)
            if let front { write(span, of: launches, behind: front, to: planes) }
            guard front == nil || hasOthers else { continue }
            fill(tables, row: row, columns: span.columns, time: time)
            for pass in front == nil ? DissolvePass.inOrder : DissolvePass.onlyOthers {
              write(
                pass, span, of: launches, x: tables.x(from: span.column),
                at: tables.time(from: span.column), fall: tables.y(from: span.column), to: planes)
            }
          }
        }
      }
    }
  }

  /// Writes positions and opacities of particles of one row with a slanted front.
  private func write(
    _ span: DissolveSpan, of launches: UnsafePointer<Float>, behind front: SlantedFront,
    to planes: ParticleBuffer.Planes
  ) {
    let start = launches + (span.index - span.column)
    let offset = span.target - span.column
    front.write(
      span.columns, row: span.row,
      from: (start, start + count, start + 2 * count),
      to: (
        planes[.x].map { $0 + offset }, planes[.y].map { $0 + offset },
        planes[.alpha].map { $0 + offset }
      ))
  }

  /// Returns the particles of a row that are in a range.
  private func span(of row: Int, in range: Range<Int>) -> DissolveSpan {
    let start = Swift.max(range.lowerBound, row * columns)
    let end = Swift.min(range.upperBound, (row + 1) * columns)
    return DissolveSpan(
      row: row, column: start - row * columns, index: start, count: end - start,
      target: start - range.lowerBound)
  }

  /// Computes the common numbers of the particles of each column of a row.
  private func fill(_ tables: DissolveTables, row: Int, columns: Range<Int>, time: Double) {
    for column in columns {
      let sweepPosition = grid.sweepPosition(column: column, row: row)
      fill(tables, column, clamped(clock.value(at: time, sweepPosition: sweepPosition)))
    }
  }

  /// Computes the coordinates of columns with an equal fall along x.
  private func fill(_ tables: DissolveTables, columns: Range<Int>, fall: Double) {
    for column in columns { tables.x[column] = coordinate(Double(column) * cell.x + fall) }
  }

  @inline(__always)
  private func fill(_ tables: DissolveTables, _ column: Int, _ time: Double) {
    let half = time * time * 0.5
    tables.time[column] = Float(time)
    tables.x[column] = coordinate(Double(column) * cell.x + acceleration.x * half)
    tables.y[column] = coordinate(acceleration.y * half)
  }

  /// Returns the effective time, clamped so that products of planes are finite.
  @inline(__always)
  private func clamped(_ time: Double) -> Double {
    let bound = DissolveStart.bound
    return time > bound ? bound : time < -bound ? -bound : time
  }

  /// Returns the coordinate, clamped so that sums of products of planes are finite.
  @inline(__always)
  func coordinate(_ number: Double) -> Float {
    Float(number > 0x1p125 ? 0x1p125 : number < -0x1p125 ? -0x1p125 : number)
  }

  /// Writes the planes of a pass for particles of one row.
  ///
  /// - Parameters:
  ///   - pass: The planes.
  ///   - span: The particles.
  ///   - launches: The launches of all particles.
  ///   - x: The x-coordinates without the contribution of the initial velocity.
  ///   - time: The effective times.
  ///   - fall: The falls along y.
  ///   - planes: The planes of the output.
  private func write(
    _ pass: DissolvePass, _ span: DissolveSpan, of launches: UnsafePointer<Float>,
    x: ParticleColumn, at time: some ParticleNumbers, fall: some ParticleNumbers,
    to planes: ParticleBuffer.Planes
  ) {
    let lifetimes = launches + (2 * count + span.index)
    switch pass {
    case .x:
      guard let target = planes[.x] else { return }
      DissolveKernel.fly(
        target + span.target, launches + span.index, time, x, base: 0, count: span.count)
    case .y:
      guard let target = planes[.y] else { return }
      DissolveKernel.fly(
        target + span.target, launches + (count + span.index), time, fall,
        base: coordinate(Double(span.row) * cell.y), count: span.count)
    case .alpha:
      guard let target = planes[.alpha] else { return }
      DissolveKernel.fade(
        target + span.target, lifetimes, time, inverseFade: inverseFade, count: span.count)
    case .others:
      if planes.attributes.isSubset(of: [.position, .alpha]) { return }
      writeOthers(span, lifetimes, time, to: planes)
    }
  }

  /// The reciprocal of the fade in seconds.
  var inverseFade: Float { fade > 0x1p-100 ? Float(1 / fade) : 0x1p100 }

  /// Writes the planes that are rarely requested, or constant.
  private func writeOthers(
    _ span: DissolveSpan, _ lifetimes: UnsafePointer<Float>, _ time: some ParticleNumbers,
    to planes: ParticleBuffer.Planes
  ) {
    func write(_ plane: ParticleBuffer.Plane, _ number: (Int) -> Float) {
      guard let target = planes[plane] else { return }
      for index in 0..<span.count { target[span.target + index] = number(index) }
    }
    let (width, height) = (1 / Double(columns), 1 / Double(rows))
    let above = Double(span.row) * height
    let v = Float(axis == .down ? above : 1 - above)
    write(.rotation) { _ in 0 }
    for plane in [ParticleBuffer.Plane.scale, .red, .green, .blue] { write(plane) { _ in 1 } }
    write(.u) { Float(Double(span.column + $0) * width) }
    write(.v) { _ in v }
    write(.progress) { index in
      let share = lifetimes[index] > 0 ? time[index] / lifetimes[index] : 1
      return share > 0 ? (share < 1 ? share : 1) : 0
    }
    write(.index) { Float((span.index + $0) & 0xff_ffff) }
  }
}

/// The planes that are written in one pass over the particles.
private enum DissolvePass {
  case x, y, alpha, others

  /// All passes, stored because a list for each row would be allocated.
  static let inOrder: [DissolvePass] = [.x, .y, .alpha, .others]
  static let onlyOthers: [DissolvePass] = [.others]
}

/// A range of particles of one row.
private struct DissolveSpan {
  let row: Int
  let column: Int

  /// The index of the first particle.
  let index: Int
  let count: Int

  /// The index of the first particle in the buffer.
  let target: Int

  /// The columns of the particles.
  var columns: Range<Int> { column..<column + count }
}

/// The common numbers of the particles of each column.
private struct DissolveTables {
  /// The effective time.
  let time: UnsafeMutablePointer<Float>

  /// The x-coordinate without the contribution of the initial velocity.
  let x: UnsafeMutablePointer<Float>

  /// The fall along y.
  let y: UnsafeMutablePointer<Float>

  init(at start: UnsafeMutablePointer<Float>, columns: Int) {
    (time, x, y) = (start, start + columns, start + 2 * columns)
  }

  /// The effective times from a column onwards.
  func time(from column: Int) -> ParticleColumn { ParticleColumn(start: time + column) }

  /// The x-coordinates from a column onwards.
  func x(from column: Int) -> ParticleColumn { ParticleColumn(start: x + column) }

  /// The falls from a column onwards.
  func y(from column: Int) -> ParticleColumn { ParticleColumn(start: y + column) }
}
