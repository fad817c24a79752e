// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

@Suite struct RippleSceneTests {
  /// The vertices of the ripple scene: 69 × 45, ten points apart, from −20 on.
  static let mesh = GridMesh(
    columns: 68, rows: 44, bounds: Bounds(x: -20, y: -20, width: 680, height: 440))

  static let tap = SceneTap(time: 0.2, x: 500, y: 90)

  @Test func `the field holds the vertices of the mesh where a ripple field moves them`() {
    let scene = SceneEntry(RippleScene.self).make(taps: [Self.tap])
    let ripple = Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400, nearField: .smooth)
    var waves = RippleField(ripple)
    waves.trigger(from: SIMD2(200, 180), at: 0)
    waves.trigger(from: SIMD2(500, 90), at: 0.2)
    for time in [0, 0.15, 0.3, 0.8] {
      let field = scene.field(at: time)
      for (index, vertex) in Self.mesh.vertices.enumerated() where index % 17 == 0 {
        let moved = vertex + waves.displacement(of: vertex, at: time)
        let found = SIMD2(Double(field[2 * index]), Double(field[2 * index + 1]))
        // What the field skips is 0.0005 points; the rest is single precision.
        #expect((found - moved).magnitude < 1.1e-3, "\(vertex) at \(time)")
      }
    }
  }

  @Test func `a tap changes nothing before it, and scrubbing back shows the time before`() {
    let (scene, tapped) = (
      SceneEntry(RippleScene.self).make(), SceneEntry(RippleScene.self).make(taps: [Self.tap])
    )
    let after = tapped.field(at: 0.3)
    #expect(after != scene.field(at: 0.3))
    for time in [0, 0.1, 0.2.nextDown] {
      #expect(tapped.field(at: time) == scene.field(at: time))
      #expect(tapped.frame(at: time) == scene.frame(at: time))
    }
    #expect(tapped.field(at: 0.3) == after)
  }

  @Test(arguments: [0.0, 60, 140, 330])
  func `the probe's velocity is the slope of its motion`(distance: Double) {
    let scene = SceneEntry(RippleScene.self)
      .make([10, 15, 5.5, 1400, 2, 0, distance], taps: [Self.tap])
    let step = 1e-6
    for index in 1..<160 {
      let time = Double(index) / 100 + 0.0031
      let slope =
        (scene.frame(at: time + step)[RippleScene.Channel.moved]
          - scene.frame(at: time - step)[RippleScene.Channel.moved]) / (2 * step)
      let isArrival = scene.marks.contains { abs($0.time - time) <= step }
      #expect(
        isArrival || abs(scene.frame(at: time)[RippleScene.Channel.velocity] - slope) < 1e-5,
        "at \(time)")
    }
  }

  @Test func `the marks are the arrivals at the probe, and the first peak there`() {
    let scene = SceneEntry(RippleScene.self).make(taps: [Self.tap])
    let arrivals = scene.marks.filter { $0.kind == .begin }.map(\.time)
    #expect(arrivals.count == 2)
    #expect(abs(arrivals[0] - 0.1) < 1e-15)
    let way = (SIMD2(340.0, 180) - SIMD2(500, 90)).magnitude
    #expect(abs(arrivals[1] - (0.2 + way / 1400)) < 1e-15)
    let peak = scene.marks.first { $0.kind == .peak }
    // The arrival, and atan(15 / 5.5) / 15 after it.
    #expect(abs((peak?.time ?? 0) - 0.18129010218608965) < 1e-15)
  }

  @Test(arguments: [0.0, 1])
  func `the cells' maps take their corners to the vertices that they share`(screen: Double) {
    let scene = SceneEntry(RippleMesh.self).make([screen])
    let size = screen == 0 ? SIMD2(390.0, 844) : SIMD2(844, 390)
    let cell = size / 10
    let field = scene.field(at: 0.2)
    func point(_ column: Int, _ row: Int, _ corner: SIMD2<Double>) -> SIMD2<Double> {
      let map = field[9 * (10 * row + column)..<9 * (10 * row + column + 1)].map { Double($0) }
      let (u, v) = (corner.x * cell.x, corner.y * cell.y)
      let w = u * map[2] + v * map[5] + map[8]
      let moved = SIMD2(u * map[0] + v * map[3] + map[6], u * map[1] + v * map[4] + map[7]) / w
      return SIMD2(Double(column), Double(row)) * cell + moved
    }
    var farthest = 0.0
    for row in 0..<9 {
      for column in 0..<9 {
        let shared = point(column, row, SIMD2(1, 1))
        for other in [
          point(column + 1, row, SIMD2(0, 1)), point(column, row + 1, SIMD2(1, 0)),
          point(column + 1, row + 1, SIMD2(0, 0)),
        ] {
          // A cell that has hardly moved stays as it is; the rest is single precision.
          #expect((other - shared).magnitude < 0.006, "\(column) \(row)")
        }
        let rest = SIMD2(Double(column + 1), Double(row + 1)) * cell
        farthest = max(farthest, (shared - rest).magnitude)
      }
    }
    #expect(farthest > 10)
  }

  @Test(arguments: [0.0, 1])
  func `the ring runs with the wave in portrait and in landscape`(screen: Double) {
    let scene = SceneEntry(RippleMesh.self).make([screen])
    for time in [0.05, 0.2, 0.4] {
      #expect(abs(scene.frame(at: time)[RippleMesh.Channel.ringRadius] - 1400 * time) < 1e-9)
      let field = scene.field(at: time)
      #expect(abs(Double(field[902]) - 1400 * time) < 1e-4)
      #expect(field[906...].allSatisfy { $0 == 0 }, "there is one wave, and one ring")
    }
  }

  @Test func `the shader's field says for each point where its color is, and how bright`() {
    let scene = SceneEntry(ShaderRipple.self).make(taps: [Self.tap])
    let grid = GridMesh(columns: 64, rows: 40, bounds: Bounds(x: 0, y: 0, width: 640, height: 400))
    for (time, origin, start) in [
      (0.15, SIMD2(320.0, 200), 0.0), (0.35, SIMD2(500.0, 90), 0.2),
    ] {
      let field = scene.field(at: time)
      for (index, point) in grid.vertices.enumerated() where index % 13 == 0 {
        let source = Ripple.shader.samplePosition(for: point, from: origin, at: time - start)
        let light = Ripple.shader.brightness(of: point, from: origin, at: time - start)
        #expect(field[3 * index] == Float(source.x - point.x))
        #expect(field[3 * index + 1] == Float(source.y - point.y))
        #expect(field[3 * index + 2] == Float(light))
      }
    }
  }
}
