// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct YAxisTests {
  @Test func `an axis is read and written as a word`() throws {
    let data = try JSONEncoder().encode(YAxis.allCases)
    #expect(String(decoding: data, as: UTF8.self) == #"["down","up"]"#)
    #expect(try JSONDecoder().decode([YAxis].self, from: data) == YAxis.allCases)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([YAxis].self, from: Data(#"["left"]"#.utf8))
    }
    #expect(String(describing: error).contains("axis must be one of down, up, but is 'left'"))
  }

  @Test func `the same acceleration falls in one space and rises in the other`() {
    // A particle's position has y pointing down for either axis.
    func place(_ axis: YAxis, _ acceleration: Double) -> SIMD2<Double> {
      let emitter = Emitter(lifetime: 3, acceleration: SIMD2(8, acceleration), axis: axis)
      return emitter.particle(age: 1).position
    }
    #expect(place(.down, 120) == SIMD2(4, 60) && place(.up, 120) == SIMD2(4, -60))
    #expect(place(.up, -120) == place(.down, 120))
    #expect(YAxis.allCases == [.down, .up])
  }
}
