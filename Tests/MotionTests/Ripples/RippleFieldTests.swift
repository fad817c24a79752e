// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct RippleFieldTests {
  private static let screen = Bounds(x: 0, y: 0, width: 390, height: 844)

  /// A field to which much has happened.
  private static func busy(_ field: RippleField, count: Int = 30) -> RippleField {
    var field = field
    var generator = SeededGenerator(seed: 12)
    for index in 0..<count {
      field.trigger(
        from: SIMD2(390 * generator.nextUnit(), 844 * generator.nextUnit()),
        at: Double(index) * 0.07)
    }
    return field
  }

  private static let fields = [
    busy(RippleField(.shader)), busy(.haptics(bounds: screen)), busy(.telegram(bounds: screen)),
    busy(RippleField(.paywall, bounds: screen, expiry: .crossings(0.3), capacity: 3)),
  ]

  @Test func `two waves move a mesh as in 50 digits`() throws {
    let effects = try RippleEffects.read()
    let parameters = effects.gridParams
    let ripple = Ripple(
      amplitude: parameters[0], frequency: parameters[1], decay: parameters[2],
      speed: parameters[3], nearField: .step)
    // The waves are listed with their ages: at time 1 they are that old.
    var field = RippleField(ripple)
    for wave in effects.gridWaves { field.trigger(from: SIMD2(wave[0], wave[1]), at: 1 - wave[2]) }
    let points = effects.grid11x11.map { SIMD2(Float($0[0]), Float($0[1])) }
    let moved = field.displaced(points, at: 1)
    for (row, point) in zip(effects.grid11x11, moved) {
      let offset = field.displacement(of: SIMD2(row[0], row[1]), at: 1)
      #expect(offset.distance(to: SIMD2(row[2], row[3])) <= 2e-12)
      let exact = SIMD2(row[0] + row[2], row[1] + row[3])
      #expect(SIMD2<Double>(point).distance(to: exact) <= 1e-4)
    }
    // They are every second corner of ten cells by ten.
    let corners = GridMesh(
      columns: 10, rows: 10,
      bounds: Bounds(x: 0, y: 0, width: effects.gridSize[0], height: effects.gridSize[1])
    ).vertices
    #expect(effects.grid11x11.count == 61 && corners.count == 121)
    for (index, row) in effects.grid11x11.enumerated() {
      #expect(corners[2 * index].distance(to: SIMD2(row[0], row[1])) <= 600.0.ulp)
    }
  }

  @Test func `waves expire by the rules of both apps`() throws {
    let rows = try RippleEffects.read().expiry
    #expect(rows.count == 8)
    for row in rows {
      let bounds = Bounds(x: 0, y: 0, width: row[0], height: row[1])
      let ripple = Ripple(amplitude: 10, frequency: 15, decay: 0.01, speed: row[2])
      for (rule, lifetime) in [(RippleField.Expiry.haptics, row[3]), (.telegram, row[4])] {
        #expect(abs(rule.lifetime(of: ripple, in: bounds) - lifetime) <= 4e-16 * lifetime)
        var field = RippleField(ripple, bounds: bounds, expiry: rule)
        field.trigger(from: SIMD2(0, 0), at: 0)
        let exact = rule.lifetime(of: ripple, in: bounds)
        #expect(field.shockwaves(at: exact.nextDown).count == 1)
        #expect(field.shockwaves(at: exact).isEmpty)
      }
    }
    let still = Ripple(amplitude: 10, frequency: 15, decay: 1, speed: 0)
    #expect(
      RippleField.Expiry.haptics.lifetime(of: still, in: RippleFieldTests.screen) == .infinity)
    #expect(
      RippleField.Expiry.never.lifetime(of: .haptics, in: RippleFieldTests.screen) == .infinity)
  }

  @Test func `a view without size shows no wave`() {
    var field = RippleField.haptics(bounds: Bounds(x: 0, y: 0, width: 0, height: 0))
    field.trigger(from: .zero, at: 0)
    #expect(field.displacement(of: SIMD2(10, 10), at: 0.1) == .zero)
  }

  @Test func `the newest eight waves are seen, and the oldest give way`() {
    let field = RippleFieldTests.fields[0]
    for time in [0.0, 0.3, 0.5, 1.1, 2.03, 99] {
      let seen = field.shockwaves(at: time)
      let born = field.shockwaves.filter { $0.time <= time }
      #expect(Array(seen) == Array(born.suffix(8)))
      let sum = seen.reduce(SIMD2<Double>.zero) {
        $0 + field.ripple.displacement(of: SIMD2(50, 60), from: $1.origin, at: time - $1.time)
      }
      #expect(field.displacement(of: SIMD2(50, 60), at: time) == sum)
    }
    #expect(RippleFieldTests.fields[3].shockwaves(at: 1).count <= 3)
  }

  @Test(arguments: fields)
  func `backwards and shuffled, a field gives the same bits`(field: RippleField) {
    let times = (0...240).map { Double($0) / 100 }
    let point = SIMD2(195.0, 422)
    func sample(_ time: Double) -> SIMD4<Double> {
      let offset = field.displacement(of: point, at: time)
      let position = field.samplePosition(for: point, at: time)
      return SIMD4(offset.x, offset.y, position.x, field.brightness(of: point, at: time))
    }
    let forwards = times.map(sample)
    #expect(Array(times.reversed().map(sample).reversed()) == forwards)
    for index in (0...240).sorted(by: { $0 * 97 % 241 < $1 * 97 % 241 }) {
      #expect(sample(times[index]) == forwards[index])
    }
  }

  @Test func `what was seen stays seen when waves are added`() {
    var field = RippleField.haptics(bounds: RippleFieldTests.screen)
    var seen: [(time: Double, offset: SIMD2<Double>)] = []
    for step in 0..<60 {
      let time = Double(step) * 0.04
      if step % 2 == 0 { field.trigger(from: SIMD2(Double(step) * 6, 300), at: time) }
      seen.append((time, field.displacement(of: SIMD2(100, 500), at: time)))
    }
    for (time, offset) in seen {
      #expect(field.displacement(of: SIMD2(100, 500), at: time) == offset)
    }
  }

  @Test func `waves may be set off in any order`() {
    let field = RippleFieldTests.fields[0]
    var shuffled = RippleField(.shader)
    for index in 0..<30 {
      let wave = field.shockwaves[index * 7 % 30]
      shuffled.trigger(from: wave.origin, at: wave.time)
    }
    #expect(shuffled == field)
    shuffled.trigger(from: SIMD2(1, 2), at: .nan)
    shuffled.trigger(from: SIMD2(1, 2), at: .infinity)
    shuffled.trigger(from: SIMD2(.nan, 2), at: 0)
    shuffled.trigger(from: SIMD2(1, -.infinity), at: 0)
    #expect(shuffled == field)
    shuffled.trigger(from: SIMD2(1, 2), at: field.shockwaves[4].time)
    #expect(shuffled.shockwaves[5].origin == SIMD2(1, 2))
  }

  @Test(arguments: fields)
  func `forgetting changes no later sample`(field: RippleField) {
    for time in [-1.0, 0, 0.5, 1.3, 2, 50] {
      var short = field
      short.removeHistory(before: time)
      #expect(short.shockwaves.count <= field.shockwaves.count)
      for step in 0...40 {
        let later = time + Double(step) * 0.05
        #expect(
          short.displacement(of: SIMD2(9, 99), at: later)
            == field.displacement(of: SIMD2(9, 99), at: later))
      }
    }
    var rest = field
    rest.removeHistory(before: .nan)
    #expect(rest == field)
    rest = RippleFieldTests.fields[1]
    rest.removeHistory(before: 50)
    #expect(rest.shockwaves.isEmpty)
  }

  @Test func `skipped waves would move nothing by the threshold`() {
    let (screen, busy) = (RippleFieldTests.screen, RippleFieldTests.busy)
    let all = busy(RippleField(.telegram, bounds: screen), 12)
    let coarse = busy(RippleField(.telegram, bounds: screen, threshold: 0.5), 12)
    var worst = 0.0
    for step in 0..<200 {
      let (time, point) = (Double(step) * 0.02, SIMD2(Double(step) * 1.9, Double(step) * 4))
      let difference = all.displacement(of: point, at: time)
        .distance(to: coarse.displacement(of: point, at: time))
      worst = max(worst, difference)
    }
    #expect(worst > 0 && worst < 8 * 0.5)
    var one = RippleField(.telegram, bounds: screen, threshold: 0.5)
    one.trigger(from: SIMD2(0, 0), at: 0)
    let quiet = screen.diagonal / 1400 + log(10 / 0.5) / 5.5
    #expect(one.displacement(of: SIMD2(390, 844), at: quiet - 1e-6) != .zero)
    #expect(one.displacement(of: SIMD2(390, 844), at: quiet + 1e-6) == .zero)
  }

  @Test func `frames of any rate and a pause of 10 s show the same waves`() {
    // Counters that are added up per frame, clamped to 1/6 s, or not reset after a pause
    // show other waves at every rate: here the birth times are all there is.
    let field = RippleFieldTests.fields[1]
    func shown(rate: Double) -> SIMD2<Double> {
      var offset = SIMD2<Double>.zero
      for frame in 0...Int(rate) {
        offset = field.displacement(of: SIMD2(200, 500), at: Double(frame) / rate)
      }
      return offset
    }
    #expect([30, 60, 90, 120].map(shown(rate:)).allSatisfy { $0 == shown(rate: 24) })
    var paused = field
    paused.trigger(from: SIMD2(100, 100), at: 12)
    var fresh = RippleField.haptics(bounds: RippleFieldTests.screen)
    fresh.trigger(from: SIMD2(100, 100), at: 12)
    for step in 0..<60 {
      let time = 12 + Double(step) / 60
      #expect(
        paused.displacement(of: SIMD2(200, 500), at: time)
          == fresh.displacement(of: SIMD2(200, 500), at: time))
    }
  }

  @Test func `after the settling time no point is moved by the amount`() {
    for (index, field) in RippleFieldTests.fields.enumerated() where index > 0 {
      let quiet = field.settlingTime(within: 0.1)
      #expect(quiet > 2.03 && quiet < 4)
      for step in 0..<100 {
        let point = SIMD2(Double(step % 10) * 43, Double(step / 10) * 93)
        let moved = field.displacement(of: point, at: quiet + 1e-9 + Double(step) * 0.003)
        #expect(moved.magnitude < 0.1)
      }
    }
    #expect(RippleField(.shader).settlingTime(within: 0.1) == -.infinity)
    #expect(RippleFieldTests.fields[0].settlingTime(within: 0.1) == .infinity)
  }

  @Test(arguments: hostileTimes)
  func `any time and any point is legal`(time: Double) {
    for field in RippleFieldTests.fields {
      for x in hostileTimes {
        #expect(field.displacement(of: SIMD2(x, 1), at: time).magnitude <= 120)
        #expect(abs(field.brightness(of: SIMD2(1, x), at: time)) <= 2.4)
      }
      #expect(!(field.samplePosition(for: SIMD2(3, 4), at: time).magnitude > 200))
      var rest = field
      rest.removeHistory(before: time)
    }
    #expect(RippleFieldTests.fields[0].shockwaves(at: .nan).isEmpty)
  }

  @Test(arguments: [.never, RippleField.Expiry.telegram])
  func `an expiry is a value of its own in a file`(expiry: RippleField.Expiry) throws {
    let data = try JSONEncoder().encode(expiry)
    #expect(try JSONDecoder().decode(RippleField.Expiry.self, from: data) == expiry)
  }

  @Test(arguments: fields)
  func `encoded and decoded, a field gives the same bits`(field: RippleField) throws {
    let data = try JSONEncoder().encode(field)
    let read = try JSONDecoder().decode(RippleField.self, from: data)
    #expect(read == field)
    #expect(
      read.displacement(of: SIMD2(1, 2), at: 1) == field.displacement(of: SIMD2(1, 2), at: 1))
    #expect(Set([read, field]).count == 1)
  }

  @Test(arguments: [
    #""capacity": 0"#, #""capacity": 9"#, #""threshold": -1"#, #""threshold": 1"#,
    #""expiry": {"crossings": 1}"#, #""expiry": {"crossings": 0}"#,
    #""shockwaves": [{"origin": [1, 2]}]"#, #""bounds": {"minimum": [1, 1], "maximum": [0, 0]}"#,
  ])
  func `broken data is refused`(text: String) {
    let ripple = #""ripple": {"amplitude": 1, "frequency": 1, "decay": 1, "speed": 1}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RippleField.self, from: Data("{\(ripple), \(text)}".utf8))
    }
  }

  #if DEBUG
  @Test func `nine waves at once are a slip`() async {
    await #expect(processExitsWith: .failure) { _ = RippleField(.shader, capacity: 9) }
    await #expect(processExitsWith: .failure) { _ = RippleField(.shader, threshold: 1) }
  }
  #endif
}
