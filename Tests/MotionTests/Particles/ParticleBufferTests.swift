// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ParticleBufferTests {
  @Test func `planes lie one behind the other, in their order, each a multiple of 16 long`() {
    var buffer = ParticleBuffer(attributes: [.alpha, .position, .textureCoordinates])
    buffer.resize(to: 21)
    #expect(buffer.stride == 32 && buffer.count == 21 && buffer.attributes.planeCount == 5)
    for (rank, plane) in [ParticleBuffer.Plane.x, .y, .alpha, .u, .v].enumerated() {
      #expect(buffer.attributes.planeIndex(of: plane) == rank)
      buffer.withMutablePlane(plane) { numbers in
        #expect(numbers.count == 21)
        for index in 0..<21 { numbers[index] = Float(100 * rank + index) }
      }
    }
    #expect(buffer[.alpha, 20] == 220 && buffer[.v, 3] == 403)
    #expect(buffer.numbers(.u) == (300...320).map(Float.init))
    buffer.withBytes { bytes in
      #expect(bytes.byteCount == 5 * 32 * 4)
      let number = bytes.withUnsafeBytes {
        $0.load(fromByteOffset: (2 * 32 + 7) * 4, as: Float.self)
      }
      #expect(number == 207)
    }
  }

  @Test func `attributes are sets of planes`() {
    typealias Attributes = ParticleBuffer.Attributes
    let named: [Attributes] = [
      .position, .alpha, .rotation, .scale, .color, .textureCoordinates, .progress, .index,
    ]
    #expect(Attributes(named) == .all && Attributes.all.planeCount == 12)
    #expect(named.reduce(0) { $0 + $1.planeCount } == 12)
    #expect(Attributes(rawValue: .max) == .all)
    for plane in ParticleBuffer.Plane.allCases {
      #expect(Attributes.all.planeIndex(of: plane) == plane.rawValue)
      #expect(Attributes(plane).contains(plane) && Attributes(plane).planeCount == 1)
    }
    #expect(Set(ParticleBuffer.Plane.allCases.map(\.name)).count == 12)
  }

  @Test func `growing keeps what is there, and shrinking keeps the memory`() {
    var buffer = ParticleBuffer(attributes: [.position], capacity: 10)
    #expect(buffer.isEmpty && buffer.stride == 16)
    buffer.resize(to: 10)
    buffer.withMutablePlane(.y) { for index in 0..<10 { $0[index] = Float(index) } }
    buffer.resize(to: 17)
    #expect(buffer.stride == 32 && buffer[.y, 9] == 9)
    buffer.resize(to: 33)
    #expect(buffer.stride == 48, "at least by half")
    buffer.removeAll()
    #expect(buffer.isEmpty && buffer.stride == 48)
    buffer.removeAll(keepingCapacity: false)
    #expect(buffer.stride == 0)
  }

  @Test func `buffers are equal if the bits of their particles are`() {
    var a = ParticleBuffer(attributes: [.alpha])
    var b = ParticleBuffer(attributes: [.alpha], capacity: 100)
    for count in [0, 3] {
      a.resize(to: count)
      // A number after the last particle does not count.
      b.resize(to: count + 2)
      a.withMutablePlane(.alpha) { for index in 0..<count { $0[index] = .nan } }
      b.withMutablePlane(.alpha) { for index in 0..<count + 2 { $0[index] = .nan } }
      b.resize(to: count)
      #expect(a == b && Set([a, b]).count == 1)
    }
    b.withMutablePlane(.alpha) { $0[1] = 0 }
    #expect(a != b && Set([a, b]).count == 2)
    b.resize(to: 1)
    #expect(a != b)
    #expect(ParticleBuffer(attributes: .position) != ParticleBuffer(attributes: .alpha))
  }

  @Test func `a buffer without planes or particles is legal`() {
    var buffer = ParticleBuffer(attributes: [])
    buffer.resize(to: 5)
    #expect(buffer.withBytes { $0.byteCount } == 0)
    #expect(ParticleBuffer().withPlane(.x) { $0.count } == 0)
    Dissolve(columns: 3, rows: 1, seed: 1).sample(at: 1, into: &buffer)
    #expect(buffer.count == 3)
    for count in [.max / 4 * 3, .max - 15] { buffer.resize(to: count) }
    #expect(buffer.count == .max - 15 && buffer.withBytes { $0.byteCount } == 0)
  }

  @Test func `planes that are not there and sizes that are no sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = ParticleBuffer(capacity: -1) }
    await #expect(processExitsWith: .failure) { _ = ParticleBuffer(capacity: .max) }
    await #expect(processExitsWith: .failure) {
      var buffer = ParticleBuffer(attributes: .alpha)
      buffer.resize(to: 1)
      _ = buffer[.x, 0]
    }
    await #expect(processExitsWith: .failure) {
      var buffer = ParticleBuffer(attributes: .alpha)
      buffer.withMutablePlane(.x) { _ in }
    }
    await #expect(processExitsWith: .failure) { _ = ParticleBuffer()[.x, 0] }
  }
}
