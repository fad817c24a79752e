// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What is asked of waves, meshes and particles.
extension FuzzProbe {
  func examine(_ ripple: Ripple) {
    number(measure(".firstPeak") { ripple.firstPeak }.value)
    number(measure(".maximumOffset") { ripple.maximumOffset })
    number(measure(".settlingTime(within:)") { ripple.settlingTime(within: 0.1, atDistance: 100) })
    number(measure(".zeroCrossing(_:)") { ripple.zeroCrossing(2) })
    for time in FuzzRandom.times {
      finite(measure(".state(at:delayedBy:)") { ripple.state(at: time, delayedBy: 0.1) })
      finite(
        measure(".samplePosition(for:from:at:)") {
          ripple.samplePosition(for: SIMD2(3, 4), from: .zero, at: time)
        })
    }
    examine(ripple.motion(atDistance: 100))
  }

  func examine<Scalar: VectorScalar & VectorSpace>(_ batch: SpringBatch<Scalar>) {
    var moved = batch
    number(measure(".restTime") { batch.restTime })
    for time in FuzzRandom.times {
      for index in 0..<batch.count {
        finite(measure(".state(_:at:)") { batch.state(index, at: time) })
        measure(".retarget(_:to:at:)") { moved.retarget(index, to: Scalar(index), at: time) }
      }
      measure(".advance(by:)") { moved.advance(by: time) }
      for index in 0..<batch.count {
        finite(Double(moved[index].value))
        finite(Double(moved[index].velocity))
      }
    }
  }

  func examine(_ field: RippleField) {
    number(measure(".settlingTime(within:)") { field.settlingTime(within: 0.1) })
    let points = (0..<11).map { SIMD2(Float($0) * 7, Float($0 % 3)) }
    for time in FuzzRandom.times {
      let moved = measure(".displaced(_:at:)") { field.displaced(points, at: time) }
      for point in moved { finite(point) }
      look(at: ".displaced(_:at:) of a part")
      let part = field.displaced(Array(points[3..<8]), at: time)
      expect(part.elementsEqual(moved[3..<8], by: areSameBits), "differs at \(time)")
      finite(measure(".displacement(of:at:)") { field.displacement(of: SIMD2(3, 4), at: time) })
    }
    look(at: ".displaced(_:at: .nan)")
    var rest = field
    measure(".removeHistory(before:)") { rest.removeHistory(before: 0.5) }
    integer(rest.shockwaves.count)
  }

  func examine(_ mesh: ColorMesh) {
    for (u, v) in [(0, 0), (0.3, 0.7), (1, 1), (-1, 2), (.nan, .infinity)] as [(Double, Double)] {
      finite(measure(".position(u:v:)") { mesh.position(u: u, v: v) })
      finite(measure(".color(u:v:)") { mesh.color(u: u, v: v) })
    }
    guard mesh.patchCount <= 16 else { return }
    let grid = ColorMesh.Tessellation(verticesPerEdge: 3)
    let (patch, count) = (grid.verticesPerPatch, grid.vertexCount(of: mesh))
    guard count > 0 else { return }
    var (whole, part) = ([SIMD4<Float>](repeating: .zero, count: count), [SIMD4<Float>]())
    measure("ColorMesh.Tessellation.sampleColors(of:into:)") {
      whole.withMutableSpan { grid.sampleColors(of: mesh, into: &$0) }
    }
    look(at: "ColorMesh.Tessellation.sampleColors(of:patches:into:)")
    part = [SIMD4<Float>](repeating: .zero, count: patch)
    let last = mesh.patchCount - 1
    part.withMutableSpan {
      grid.sampleColors(of: mesh, patches: last..<(last + 1), into: &$0)
    }
    expect(part.elementsEqual(whole[(last * patch)...], by: areSameBits), "differs from the whole")
  }

  func examine(_ births: Emitter.Schedule) {
    integer(births.total ?? -1)
    var before = 0
    for time in [-1, 0, 0.5, 1, 1e3, 1e300, .infinity] as [Double] {
      let count = measure(".count(through:)") { births.count(through: time) }
      integer(count)
      expect(count >= before, "\(count) at \(time) after \(before)")
      before = count
    }
    var birth = -Double.infinity
    for index in [0, 1, 2, 7, 1_000_000] {
      let time = measure(".time(of:)") { births.time(of: index) }
      number(time)
      expect(!(time < birth), "\(time) of \(index) is before \(birth)")
      birth = time
    }
  }

  func examine(_ emitter: Emitter) {
    number(measure(".duration") { emitter.duration })
    integer(emitter.capacity)
    // A buffer takes as much memory as one asks it to hold.
    let isSmall = emitter.capacity <= 4096 && emitter.subEmitters.isEmpty
    var (whole, part) = (ParticleBuffer(attributes: .all), ParticleBuffer(attributes: .all))
    for time in [0, 0.5, 3, -1, 1e9, 1e300, .infinity, .nan] as [Double] {
      let range = measure(".aliveIndices(at:)") { emitter.aliveIndices(at: time) }
      expect(range.count <= emitter.capacity, "\(range) exceeds \(emitter.capacity)")
      for index in range.prefix(3) {
        number(measure(".birthTime(of:)") { emitter.birthTime(of: index) })
        guard let particle = measure(".particle(_:at:)", { emitter.particle(index, at: time) })
        else { continue }
        for value in [particle.age, particle.lifetime, particle.progress, particle.scale] {
          finite(value)
        }
        finite(particle.position)
        finite(particle.color)
      }
      guard isSmall else { continue }
      measure(".sample(at:into:)") { emitter.sample(at: time, into: &whole) }
      digest(whole)
      measure(".sample(_:at:into:)") { emitter.sample(range, at: time, into: &part) }
      look(at: ".sample(_:at:into:) of all that live")
      expect(hasSameBits(whole, part), "differs from the whole at \(time)")
    }
  }

  func examine(_ dissolve: Dissolve) {
    number(measure(".duration") { dissolve.duration })
    guard dissolve.count <= 4096 else { return }
    var (whole, part) = (ParticleBuffer(attributes: .all), ParticleBuffer(attributes: .all))
    for time in [0, 0.5, 3, -1, 1e9, 1e300, .infinity, .nan] as [Double] {
      for index in 0..<min(2, dissolve.count) {
        let particle = measure(".particle(_:at:)") { dissolve.particle(index, at: time) }
        for value in [particle.alpha, particle.remainingLifetime, particle.rate] { finite(value) }
        finite(particle.offset)
      }
      measure(".sample(at:into:)") { dissolve.sample(at: time, into: &whole) }
      digest(whole)
      let range = 0..<dissolve.count
      measure(".sample(_:at:into:)") { dissolve.sample(range, at: time, into: &part) }
      look(at: ".sample(_:at:into:) of all")
      expect(hasSameBits(whole, part), "differs from the whole at \(time)")
    }
  }

  private func digest(_ buffer: ParticleBuffer) {
    integer(buffer.count)
    for plane in ParticleBuffer.Plane.allCases where buffer.attributes.contains(plane) {
      for number in buffer.numbers(plane) { finite(Double(number)) }
    }
  }

  private func hasSameBits(_ a: ParticleBuffer, _ b: ParticleBuffer) -> Bool {
    a.withBytes { a in
      b.withBytes { b in
        a.withUnsafeBytes { a in b.withUnsafeBytes { a.elementsEqual($0) } }
      }
    }
      || a.count == b.count
        && ParticleBuffer.Plane.allCases.allSatisfy { plane in
          (0..<a.count).allSatisfy { a[plane, $0].bitPattern == b[plane, $0].bitPattern }
        }
  }
}
