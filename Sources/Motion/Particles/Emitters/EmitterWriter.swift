// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The writer of an emitter's particles into planes, 64 at a time and one attribute after the other.
///
/// A loop over one attribute has no branch that random numbers decide, and keeps its constants in
/// registers, which a loop over all attributes could not. The numbers of the particles that are
/// alive are in columns, which are part of the workspace of a buffer. Loops compute whole registers:
/// what a column has after the last particle is any number, and is not written to a plane.
struct EmitterWriter {
  typealias Vector = EmitterKernel.Vector

  /// A column of words, or of the bit patterns of numbers.
  private typealias Column = UnsafeMutablePointer<UInt64>

  /// The maximum number of particles that are evaluated together.
  static var blockSize: Int { 64 }

  /// The length of the workspace, in words.
  static var workspaceLength: Int { 13 * blockSize }

  private let kernel: EmitterKernel
  private let random: CounterRandom
  private let output: ParticleOutput

  /// The age of the particle that carries the emitter when the emitter's own time is 0.
  private let sourceAge: Double

  /// Whether tracks over life change scales, and colors or opacities.
  private let hasScaleTrack, hasColorTracks: Bool

  /// The mixed indices, from which all random numbers follow.
  private let roots: Column

  /// The words of lifetimes and scales.
  private let lives: Column

  /// The words of one or two pairs that are being written.
  private let words: (Column, Column)

  /// The low 24 bits of the indices, if they are requested.
  private let indices: Column

  /// The ages.
  private let ages: Column

  /// All ones for particles that are alive, and otherwise 0.
  private let living: Column

  /// The elapsed fractions of the lifetimes, if they are needed.
  private let fractions: Column

  /// The emitter's own times of the births, if a launch depends on them.
  private let births: Column

  /// The points of birth, and then the directions.
  private let points: (x: Column, y: Column)
  private let directions: (x: Column, y: Column)

  /// Creates the writer of a stream.
  ///
  /// - Parameters:
  ///   - stream: The particles.
  ///   - planes: The output.
  ///   - workspace: The memory of the columns; it must have ``workspaceLength`` words.
  init(
    of stream: borrowing Emitter.Stream, _ planes: ParticleBuffer.Planes,
    workspace: UnsafeMutablePointer<UInt64>
  ) {
    kernel = EmitterKernel(stream.emitter, source: stream.source)
    (random, sourceAge) = (stream.random, stream.sourceAge)
    output = ParticleOutput(planes)
    let tracks = stream.emitter.tracks
    hasScaleTrack = output.scale != nil && !tracks.scale.isEmpty
    hasColorTracks = (output.hasColors || output.alpha != nil) && tracks.changeColors
    func column(_ index: Int) -> Column { workspace + index * EmitterWriter.blockSize }
    (roots, lives, words, indices) = (column(0), column(1), (column(2), column(3)), column(4))
    (ages, living, fractions, births) = (column(5), column(6), column(7), column(8))
    (points, directions) = ((column(9), column(10)), (column(11), column(12)))
  }

  /// Writes the particles of a range that are alive.
  ///
  /// - Parameters:
  ///   - indices: The indices of the particles.
  ///   - ages: Their ages.
  ///   - tracks: The tracks over life.
  ///   - slot: The index in the planes for the first particle.
  /// - Returns: The index after the last particle that was written.
  func write(
    _ indices: Range<Int>, _ ages: RunAges, _ tracks: TracksOverLife, at slot: Int
  ) -> Int {
    var (slot, index) = (slot, indices.lowerBound)
    while index < indices.upperBound {
      let count = Swift.min(indices.upperBound &- index, EmitterWriter.blockSize)
      let alive = select(startIndex: index, count, ages)
      if alive > 0 { write(alive, tracks, at: slot) }
      slot &+= alive
      index &+= count
    }
    return slot
  }

  /// Fills the columns with consecutive particles, of which it keeps those that are alive.
  ///
  /// - Returns: The number of particles that are alive.
  private func select(startIndex: Int, _ count: Int, _ runAges: RunAges) -> Int {
    let padded = (count &+ 3) & ~3
    random.fill(roots, startIndex: Int64(startIndex), count: padded)
    fill(lives, .life, padded)
    if output.index != nil {
      for lane in 0..<count { indices[lane] = UInt64((startIndex &+ lane) & 0xff_ffff) }
    }
    let needsBirths = kernel.needsBirths
    var lane = 0
    while lane < padded {
      let (age, birth) = runAges.lanes(startIndex: startIndex &+ lane, needsBirths: needsBirths)
      let isAlive = age .< kernel.lifetimes(deviations(lives, lane))
      EmitterWriter.store(SIMD4<UInt64>.zero.replacing(with: .max, where: isAlive), living + lane)
      EmitterWriter.store(EmitterKernel.clamped(age: age), ages + lane)
      if needsBirths { EmitterWriter.store(birth, births + lane) }
      lane &+= 4
    }
    var all = UInt64.max
    for lane in 0..<count { all &= living[lane] }
    return all == .max ? count : keepAlive(count)
  }

  /// Moves the particles that are alive to the beginnings of the columns, also of those unused.
  private func keepAlive(_ count: Int) -> Int {
    var alive = 0
    for lane in 0..<count {
      roots[alive] = roots[lane]
      lives[alive] = lives[lane]
      ages[alive] = ages[lane]
      indices[alive] = indices[lane]
      births[alive] = births[lane]
      // A sum, and not a branch, which random lifetimes would mispredict.
      alive &+= Int(truncatingIfNeeded: living[lane] & 1)
    }
    return alive
  }

  /// Writes the attributes of the particles in the columns.
  private func write(_ count: Int, _ tracks: TracksOverLife, at slot: Int) {
    if hasScaleTrack || hasColorTracks || output.progress != nil { writeProgress(count, slot) }
    let showsPlaces = output.x != nil || output.y != nil
    if showsPlaces { writePositions(count, slot) }
    if let bounces = kernel.bounces {
      if showsPlaces { write(bounces, count, slot) } else { launch(count) }
    }
    if output.rotation != nil { writeRotations(count, slot) }
    if output.scale != nil { writeScales(count, tracks, slot) }
    if output.hasColors || output.alpha != nil { writeColors(count, tracks, slot) }
    if let plane = output.index {
      for lane in 0..<count { plane[slot &+ lane] = Float(indices[lane]) }
    }
    EmitterWriter.forEachRegister(count) { lane in
      put(.zero, output.u, slot, lane, count)
      put(.zero, output.v, slot, lane, count)
    }
  }

  private func writeProgress(_ count: Int, _ slot: Int) {
    EmitterWriter.forEachRegister(count) { lane in
      let progress = EmitterKernel.progress(
        age: vector(ages, lane), kernel.lifetimes(deviations(lives, lane)))
      EmitterWriter.store(progress, fractions + lane)
      put(progress, output.progress, slot, lane, count)
    }
  }

  /// Fills the columns of points and directions of birth, and the random numbers of speeds.
  @inline(__always)
  private func launch(_ count: Int) {
    fill(words.0, .position, count)
    fill(words.1, .flight, count)
    if kernel.hasBox {
      EmitterWriter.forEachRegister(count) { lane in
        store(kernel.birthPoints(inBox: deviations(words.0, lane)), points, lane)
      }
    } else {
      EmitterWriter.forEachTwo(count) { lane in
        store(kernel.birthPoints(twoDeviations(words.0, lane)), points, lane)
      }
    }
    if kernel.hasOneDirection {
      let direction = kernel.directions((.zero, .zero))
      EmitterWriter.forEachTwo(count) { lane in store(direction, directions, lane) }
    } else {
      EmitterWriter.forEachTwo(count) { lane in
        store(kernel.directions(twoDeviations(words.1, lane)), directions, lane)
      }
    }
    if let path = kernel.path { move(along: path, count) }
    if let source = kernel.source { carry(source, count) }
  }

  private func writePositions(_ count: Int, _ slot: Int) {
    launch(count)
    if let field = kernel.surroundings.field {
      writePositions(count, slot, in: field)
    } else {
      writePositions(count, slot) { _, _, _, _ in }
    }
  }

  /// Writes the positions that eddies move.
  private func writePositions(_ count: Int, _ slot: Int, in field: TurbulenceField) {
    writePositions(count, slot) { x, y, age, lane in
      field.move(&x, &y, age: age, time: vector(births, lane) + age)
    }
  }

  /// Writes positions to which a function adds what is not in the flight.
  @inline(__always)
  private func writePositions(
    _ count: Int, _ slot: Int,
    adding move: (_ x: inout Vector, _ y: inout Vector, _ age: Vector, _ lane: Int) -> Void
  ) {
    let (flight, isCarried) = (kernel.flight, kernel.source != nil)
    let most = Double(Float.greatestFiniteMagnitude)
    EmitterWriter.forEachRegister(count) { lane in
      let (launch, age) = (launched(lane), vector(ages, lane))
      var (x, y) = flight.positions(launch, age: age)
      move(&x, &y, age, lane)
      if isCarried { (x, y) = (x.clamped(from: -most, to: most), y.clamped(from: -most, to: most)) }
      put(x, output.x, slot, lane, count)
      put(y, output.y, slot, lane, count)
    }
  }

  /// Returns the launches of four particles.
  @inline(__always)
  private func launched(_ lane: Int) -> EmitterKernel.Launch {
    EmitterKernel.Launch(
      x: vector(points.x, lane), y: vector(points.y, lane),
      directionX: vector(directions.x, lane), directionY: vector(directions.y, lane),
      speed: kernel.speeds(deviations(words.1, lane)))
  }

  /// Replaces the positions of the particles that have touched the floor.
  private func write(_ bounces: ParticleBounces, _ count: Int, _ slot: Int) {
    let most = Double(Float.greatestFiniteMagnitude)
    EmitterWriter.forEachRegister(count) { lane in
      let (launch, age) = (launched(lane), vector(ages, lane))
      let (vx, vy) = (launch.speed * launch.directionX, launch.speed * launch.directionY)
      for index in 0..<Swift.min(4, count &- lane) {
        let birth = ParticleBounces.Motion(
          x: launch.x[index], y: launch.y[index], velocityX: vx[index], velocityY: vy[index])
        guard let motion = bounces.motion(from: birth, at: age[index]) else { continue }
        output.x?[slot &+ lane &+ index] = Float(motion.x.clamped(to: -most...most))
        output.y?[slot &+ lane &+ index] = Float(motion.y.clamped(to: -most...most))
      }
    }
  }

  /// Adds the places of the emitter on its path.
  private func move(along path: EmitterPath, _ count: Int) {
    let (first, last) = (vector(births, 0)[0], vector(births, count - 1)[0])
    if let arc = path.arc(from: first, to: last) {
      EmitterWriter.forEachRegister(count) { lane in
        let places = path.places(on: arc, at: vector(births, lane))
        store(
          (vector(points.x, lane) + places.x, vector(points.y, lane) + places.y), points, lane)
      }
      return
    }
    EmitterWriter.forEachTwo(count) { lane in
      let times = vector(births, lane)
      let (first, second) = (path.place(at: times[0]), path.place(at: times[1]))
      let (x, y) = (vector(points.x, lane).lowHalf, vector(points.y, lane).lowHalf)
      store((x + SIMD2(first.x, second.x), y + SIMD2(first.y, second.y)), points, lane)
    }
  }

  /// Adds the motion of the particle that carries the emitter.
  private func carry(_ source: ParticleSource, _ count: Int) {
    var lane = 0
    while lane < count {
      var launch = EmitterKernel.Launch(
        x: vector(points.x, lane), y: vector(points.y, lane),
        directionX: vector(directions.x, lane), directionY: vector(directions.y, lane),
        speed: .zero)
      launch.add(source, at: vector(births, lane) + sourceAge)
      store((launch.x, launch.y), points, lane)
      store((launch.directionX, launch.directionY), directions, lane)
      lane &+= 4
    }
  }

  private func writeRotations(_ count: Int, _ slot: Int) {
    fill(words.0, .turn, count)
    guard let bounces = kernel.bounces else {
      EmitterWriter.forEachRegister(count) { lane in
        put(
          kernel.rotations(deviations(words.0, lane), age: vector(ages, lane)), output.rotation,
          slot, lane, count)
      }
      return
    }
    EmitterWriter.forEachRegister(count) { lane in
      let speed = kernel.speeds(deviations(words.1, lane))
      let age = bounces.turningAges(
        vector(ages, lane), vector(points.y, lane), speed * vector(directions.y, lane))
      put(kernel.rotations(deviations(words.0, lane), age: age), output.rotation, slot, lane, count)
    }
  }

  private func writeScales(_ count: Int, _ tracks: TracksOverLife, _ slot: Int) {
    EmitterWriter.forEachRegister(count) { lane in
      var scale = kernel.scales(deviations(lives, lane), age: vector(ages, lane))
      if hasScaleTrack { tracks.multiply(scale: &scale, vector(fractions, lane)) }
      put(kernel.shown(scale: scale), output.scale, slot, lane, count)
    }
  }

  private func writeColors(_ count: Int, _ tracks: TracksOverLife, _ slot: Int) {
    let tints = output.hasColors
    if tints { fill(words.0, .warm, count) }
    fill(words.1, .cold, count)
    EmitterWriter.forEachRegister(count) { lane in
      let age = vector(ages, lane)
      let cold = deviations(words.1, lane)
      var color = TracksOverLife.Color(alpha: kernel.alpha.values(at: cold.lower, age: age))
      if tints {
        let warm = deviations(words.0, lane)
        color.red = kernel.red.values(at: warm.upper, age: age)
        color.green = kernel.green.values(at: warm.lower, age: age)
        color.blue = kernel.blue.values(at: cold.upper, age: age)
      }
      if hasColorTracks { tracks.multiply(&color, vector(fractions, lane)) }
      put(EmitterKernel.shown(component: color.alpha), output.alpha, slot, lane, count)
      guard tints else { return }
      put(EmitterKernel.shown(component: color.red), output.red, slot, lane, count)
      put(EmitterKernel.shown(component: color.green), output.green, slot, lane, count)
      put(EmitterKernel.shown(component: color.blue), output.blue, slot, lane, count)
    }
  }

  /// Calls a body with the first lane of each register of four.
  @inline(__always)
  private static func forEachRegister(_ count: Int, _ body: (_ lane: Int) -> Void) {
    var lane = 0
    while lane < count {
      body(lane)
      lane &+= 4
    }
  }

  /// Calls a body with the first lane of each register of two.
  @inline(__always)
  private static func forEachTwo(_ count: Int, _ body: (_ lane: Int) -> Void) {
    var lane = 0
    while lane < count {
      body(lane)
      lane &+= 2
    }
  }

  /// Fills a column with the words of a pair of attributes.
  private func fill(_ column: Column, _ pair: EmitterPair, _ count: Int) {
    guard kernel.draws(pair) else {
      for lane in 0..<EmitterWriter.blockSize { column[lane] = EmitterPair.half }
      return
    }
    let key = random.key(ofChannel: pair.rawValue)
    for lane in 0..<count { column[lane] = CounterRandom.bits(of: roots[lane], key) }
  }

  @inline(__always)
  private func deviations(_ column: Column, _ lane: Int) -> EmitterKernel.Deviations<Vector> {
    EmitterPair.deviations(of: EmitterWriter.load(column + lane))
  }

  @inline(__always)
  private func twoDeviations(_ column: Column, _ lane: Int)
    -> EmitterKernel.Deviations<SIMD2<Double>>
  {
    EmitterPair.deviations(
      of: UnsafeRawPointer(column + lane).loadUnaligned(as: SIMD2<UInt64>.self))
  }

  @inline(__always)
  private func vector(_ column: Column, _ lane: Int) -> Vector {
    unsafeBitCast(EmitterWriter.load(column + lane), to: Vector.self)
  }

  @inline(__always)
  private static func load(_ source: Column) -> SIMD4<UInt64> {
    UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt64>.self)
  }

  @inline(__always)
  private static func store(_ values: Vector, _ target: Column) {
    store(unsafeBitCast(values, to: SIMD4<UInt64>.self), target)
  }

  @inline(__always)
  private static func store(_ bits: SIMD4<UInt64>, _ target: Column) {
    UnsafeMutableRawPointer(target).storeBytes(of: bits, as: SIMD4<UInt64>.self)
  }

  /// Stores the coordinates of four particles, or of two, in a pair of columns.
  @inline(__always)
  private func store<Numbers: SIMD>(
    _ coordinates: (x: Numbers, y: Numbers), _ columns: (x: Column, y: Column), _ lane: Int
  ) {
    UnsafeMutableRawPointer(columns.x + lane).storeBytes(of: coordinates.x, as: Numbers.self)
    UnsafeMutableRawPointer(columns.y + lane).storeBytes(of: coordinates.y, as: Numbers.self)
  }

  /// Writes up to four numbers to a plane, if it is requested.
  @inline(__always)
  private func put(
    _ values: Vector, _ plane: UnsafeMutablePointer<Float>?, _ slot: Int, _ lane: Int, _ count: Int
  ) {
    guard let plane else { return }
    let target = plane + (slot &+ lane)
    let numbers = SIMD4(
      Float(values[0]), Float(values[1]), Float(values[2]), Float(values[3]))
    if lane &+ 4 <= count {
      UnsafeMutableRawPointer(target).storeBytes(of: numbers, as: SIMD4<Float>.self)
    } else {
      for rest in 0..<count &- lane { target[rest] = numbers[rest] }
    }
  }
}
