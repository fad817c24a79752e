// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct BlobTests {
  /// The numbers of the article.
  struct Vectors: Decodable {
    let columns: [String]
    let rows: [[Double]]
    let pathMoveThenCubics: [Double]
    let segments: Int
    let bbox: [Double]
    let length: Double
  }

  static let vectors = Result { try Fixture.decode("effect-blob", as: Vectors.self) }

  @Test func `the transforms are those of the article`() throws {
    let vectors = try Self.vectors.get()
    let blob = Blob()
    #expect(vectors.rows.count == 6)
    for row in vectors.rows {
      let entry = Dictionary(uniqueKeysWithValues: zip(vectors.columns, row))
      let time = try #require(entry["t"])
      let (scale, container) = (blob.scale(at: time), blob.container(at: time))
      let turned = Affine2D.rotation(blob.rotation(at: time))
      let found = [
        "t": time, "rotation": blob.rotation(at: time), "scaleX": scale.x, "scaleY": scale.y,
        "skewC": blob.shear(at: time), "viewM11": container.a, "viewM12": container.b,
        "viewM21": container.c, "viewM22": container.d, "blobCos": turned.a, "blobSin": turned.b,
      ]
      for (name, expected) in entry {
        let value = try #require(found[name])
        // The angle is 0.1 t, and 0.1 is no number of Double: it is off by 1 ulp of the angle.
        #expect(abs(value - expected) <= 4 * max(1, abs(expected)).ulp, "\(name) at \(time)")
      }
      #expect(container.tx == 0 && container.ty == 0)
      #expect(blob.value(at: time) == container)
      let point = SIMD2(33.0, -7)
      let whole = blob.transform(at: time)(point)
      #expect(whole.distance(to: container(turned(point))) < 1e-13)
    }
  }

  @Test func `the outline is that of the article, with its box and its length`() throws {
    let vectors = try Self.vectors.get()
    let outline = Blob.outline
    #expect(outline.segments.count == vectors.segments && outline.subpaths.count == 1)
    #expect(outline.subpaths[0].isClosed)
    var numbers = [outline.subpaths[0].start.x, outline.subpaths[0].start.y]
    for segment in outline.segments {
      for component in 2..<8 { numbers.append(segment[component: component]) }
    }
    #expect(numbers == vectors.pathMoveThenCubics)
    let bounds = try #require(outline.bounds)
    #expect(
      [bounds.minimum.x, bounds.minimum.y, bounds.maximum.x, bounds.maximum.y] == vectors.bbox)
    // Theirs is the sum of 4000 chords for each segment; in 40 digits it is this.
    #expect(abs(outline.length() - vectors.length) < 1e-6)
    #expect(abs(outline.length() - 206.623_164_343_241_257_5) < 1e-12)
  }

  @Test func `the rotation is a triangle to the last digits, also where it turns`() {
    let blob = Blob()
    for turn in [1.0, 2, 3, 10, 101] {
      // At such a distance from a turn the arccosine of a cosine knows half of the digits.
      for distance in [1e-3, 1e-7, 1e-9] {
        let time = turn * 10 * .pi + distance
        let angle = 0.1 * time
        let expected = abs(Foundation.remainder(angle, 2 * .pi))
        #expect(abs(blob.rotation(at: time) - expected) <= angle.ulp + 1e-15)
        if turn == 2 && distance == 1e-9 {
          let naive = Foundation.acos(Foundation.cos(angle))
          #expect(abs(naive - expected) > 1e-11)
        }
      }
    }
    let triangle = EasedTrajectory(from: 0.0, to: .pi, duration: 10 * .pi, easing: .linear)
      .repeated(.infinity, autoreverses: true)
    for step in 0...500 {
      let time = Double(step) * 0.37
      #expect(abs(blob.rotation(at: time) - triangle.value(at: time)) < 1e-13)
      #expect(abs(blob.rotation(at: -time) - blob.rotation(at: time)) == 0)
    }
  }

  @Test func `the container is a motion that never ends, and its velocity is the slope`() {
    for blob in [Blob(), Blob(rate: -3, scale: 1, swelling: 0.5, lean: -2)] {
      checkTrajectory(blob, .continuous)
      #expect(blob.duration == .infinity && abs(blob.period - 2 * .pi / abs(blob.rate)) < 1e-12)
      for step in 0..<300 {
        let time = (Double(step) + 0.381) * 0.21 / abs(blob.rate)
        let h = 1e-6 / abs(blob.rate)
        let rise = blob.container(at: time + h) - blob.container(at: time - h)
        let error = rise.scaled(by: 0.5 / h).distance(to: blob.velocity(at: time))
        #expect(error < 1e-8 * abs(blob.rate))
        let period = blob.container(at: time + blob.period).distance(to: blob.container(at: time))
        #expect(period < 1e-12)
      }
      #expect(blob.value(at: -5) == blob.container(at: 0))
      #expect(blob.container(at: -5) != blob.container(at: 0))
      #expect(blob.container(at: .nan) == blob.container(at: 0))
      #expect(blob.transform(at: .infinity) == blob.transform(at: 0))
    }
    // At time 0 the scale in x is at its smallest, and rises whichever way the angle goes.
    #expect(Blob().velocity(at: 0).a > 0 && Blob(rate: -1).velocity(at: 0).a > 0)
  }

  @Test func `blobs of any size are finite at any time`() {
    for size in [0, 1e-300, 1, 1e150] {
      for sign in [1.0, -1] {
        let blob = Blob(rate: sign * size, scale: size, swelling: -size, lean: sign * size)
        for time in hostileTimes {
          let (state, whole) = (blob.state(at: time), blob.transform(at: time))
          for component in 0..<6 {
            #expect(state.value[component: component].isFinite)
            #expect(state.velocity[component: component].isFinite)
            #expect(whole[component: component].isFinite)
          }
        }
      }
    }
    #expect(Blob(rate: 0).period == 0)
  }

  @Test func `the outline flows around itself and is whole again at whole numbers`() {
    let outline = Blob.outline
    #expect(Blob.outline(flow: 0) == outline && Blob.outline(flow: -11) == outline)
    #expect(Blob.outline(flow: 3) == outline.starting(atSegment: 3))
    for flow in [0.5, 3.25, -7.9, 1e9 + 0.5] {
      let shape = Blob.outline(flow: flow)
      #expect(shape.hasTopology(of: outline) && shape != outline)
      #expect(abs(shape.length() - outline.length()) < 12)
    }
    for flow in hostileTimes { #expect(Blob.outline(flow: flow).bounds != nil) }
  }

  @Test func `encoded and decoded it is the same, and numbers that are none are refused`() throws {
    let blob = Blob(rate: 0.3, scale: 2, swelling: 0.5, lean: -1)
    let data = try JSONEncoder().encode(blob)
    #expect(try JSONDecoder().decode(Blob.self, from: data) == blob)
    #expect(try JSONDecoder().decode(Blob.self, from: Data("{}".utf8)) == Blob())
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    #expect(throws: DecodingError.self) {
      try decoder.decode(Blob.self, from: Data("{\"rate\": \"nan\"}".utf8))
    }
  }

  @Test func `numbers that are none trap`() async {
    await #expect(processExitsWith: .failure) { _ = Blob(rate: .nan) }
    await #expect(processExitsWith: .failure) { _ = Blob(scale: .infinity) }
  }

  @Test func `a turn of any length is analyzed in the same time`() {
    let usual = Blob(rate: 0.1).peakSpeed
    for rate in [1e-17, 1e-8, 1e-3, 10] {
      let blob = Blob(rate: rate)
      #expect(blob.isAnalyzable && blob.settlingTime(within: 1e-3) == .infinity)
      #expect(abs(blob.peakSpeed / rate - usual * 10) < 1e-9 * usual)
    }
    for rate in [1e-300, .leastNonzeroMagnitude] {
      #expect(Blob(rate: rate).settlingTime(within: 1e-3) == 0)
    }
  }
}
