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
    #expect(String(describing: error).contains("axis must be down or up, but is left"))
  }

  @Test func `an emitter is the same physics on either axis`() {
    func place(_ axis: YAxis) -> SIMD2<Double> {
      let emitter = Emitter(lifetime: 3, acceleration: SIMD2(0, 120), axis: axis)
      return emitter.particle(age: 1).position
    }
    #expect(place(.down) == SIMD2(0, 60) && place(.up) == SIMD2(0, 60))
    #expect(YAxis.allCases == [.down, .up])
  }
}
