// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct DebouncerTests {
  struct Vectors: Decodable {
    let debounceInterval: Double
    let debounceIn: [[Double]]
    let debounceOut: [[Double]]
  }

  @Test(arguments: ["effect-debounce", "effect-stroke"])
  func `the reference's events come through at the reference's times, to the bit`(
    fixture: String
  ) throws {
    let vectors = try Fixture.decode(fixture, as: Vectors.self)
    #expect(vectors.debounceIn.count == 7 && vectors.debounceOut.count == 3)
    // However rarely anyone looks, or often, the deliveries are the same.
    for interval in [nil, 1.0 / 240, 1.0 / 60, 0.05, 0.3, 2] {
      var debouncer = Debouncer<Double>(delay: vectors.debounceInterval)
      var delivered: [[Double]] = []
      func note(_ delivery: Debouncer<Double>.Delivery?) {
        if let delivery { delivered.append([delivery.time, delivery.event]) }
      }
      var frame = 0
      for row in vectors.debounceIn {
        if let interval {
          while Double(frame) * interval < row[0] {
            note(debouncer.take(at: Double(frame) * interval))
            frame += 1
          }
        }
        note(debouncer.send(row[1], at: row[0]))
      }
      note(debouncer.take(at: 100))
      #expect(delivered == vectors.debounceOut, "\(interval as Double?)")
    }
  }

  @Test func `an event is due at exactly its time plus the delay, and comes once`() {
    var debouncer = Debouncer<String>(delay: 0.25)
    #expect(debouncer.deadline == nil && debouncer.take(at: 9) == nil)
    #expect(debouncer.send("a", at: 10) == nil)
    #expect(debouncer.deadline == 10.25)
    #expect(debouncer.take(at: 10.25.nextDown) == nil)
    #expect(debouncer.take(at: 10.25) == delivery(of: "a", at: 10.25))
    #expect(debouncer.take(at: 10.25) == nil && debouncer.deadline == nil)
  }

  @Test func `an idle loop that looks in every frame gets it in the first frame not before`() {
    var debouncer = Debouncer<Int>(delay: 0.25)
    var seen: [Double] = []
    for frame in 0..<600 {
      let now = Double(frame) / 64
      if frame == 7 { #expect(debouncer.send(1, at: now) == nil) }
      if let delivery = debouncer.take(at: now) {
        seen.append(now)
        #expect(delivery.time == 7.0 / 64 + 0.25)
      }
    }
    #expect(seen == [23.0 / 64])
  }

  @Test func `a late take says when the event was due`() {
    var debouncer = Debouncer<String>(delay: 0.5)
    _ = debouncer.send("a", at: 1)
    #expect(debouncer.take(at: 1e9) == delivery(of: "a", at: 1.5))
  }

  @Test func `an event that was due before the next was sent is handed back, not lost`() {
    var debouncer = Debouncer<String>(delay: 0.25)
    #expect(debouncer.send("a", at: 0) == nil)
    #expect(debouncer.send("b", at: 0.25.nextDown) == nil, "not due yet: replaced")
    #expect(debouncer.send("c", at: 1) == delivery(of: "b", at: 0.25.nextDown + 0.25))
    #expect(debouncer.send("d", at: 1.25) == delivery(of: "c", at: 1.25), "due now")
    #expect(debouncer.take(at: 2)?.event == "d")
  }

  @Test func `with a delay of 0 every event comes through`() {
    var debouncer = Debouncer<Int>(delay: 0)
    #expect(debouncer.send(1, at: 3) == nil)
    #expect(debouncer.send(2, at: 3)?.event == 1)
    #expect(debouncer.take(at: 3)?.event == 2)
  }

  @Test func `what is canceled is never delivered`() {
    var debouncer = Debouncer<Int>(delay: 0.25)
    _ = debouncer.send(1, at: 0)
    debouncer.cancel()
    #expect(debouncer.deadline == nil && debouncer.take(at: .infinity) == nil)
    _ = debouncer.send(2, at: 1)
    #expect(debouncer.take(at: 1.25)?.event == 2)
  }

  @Test func `negative times are times, NaN is 0, the infinities are the ends`() {
    var debouncer = Debouncer<Int>(delay: 0.25)
    _ = debouncer.send(1, at: -1)
    #expect(debouncer.take(at: -0.75.nextUp) == nil)
    #expect(debouncer.take(at: -0.75)?.time == -0.75)
    _ = debouncer.send(2, at: .nan)
    #expect(debouncer.deadline == 0.25 && debouncer.take(at: .nan) == nil)
    #expect(debouncer.take(at: .infinity)?.event == 2)
    _ = debouncer.send(3, at: .infinity)
    #expect(debouncer.take(at: 1e308) == nil && debouncer.take(at: .infinity)?.event == 3)
    _ = debouncer.send(4, at: -.infinity)
    #expect(debouncer.take(at: -1e308)?.event == 4)
  }

  @Test func `a clock that is set back holds nothing up`() {
    var debouncer = Debouncer<Int>(delay: 0.25)
    _ = debouncer.send(1, at: 3600)
    #expect(debouncer.send(2, at: 0) == nil)
    #expect(debouncer.take(at: 0.25)?.event == 2)
  }

  @Test func `a copy and an encoded debouncer go on alike`() throws {
    var debouncer = Debouncer<String>(delay: 0.25)
    _ = debouncer.send("a", at: 0.1)
    var copy = debouncer
    var decoded = try JSONDecoder().decode(
      Debouncer<String>.self, from: try JSONEncoder().encode(debouncer))
    #expect(decoded == debouncer && Set([decoded, debouncer]).count == 1)
    let expected = debouncer.take(at: 1)
    #expect(expected != nil && copy.take(at: 1) == expected && decoded.take(at: 1) == expected)
  }

  @Test func `a debouncer in data that can't be is an error that names it`() throws {
    let cases = [
      ("{\"delay\":-1}", "delay must be finite and not negative, but is -1.0"),
      ("{\"delay\":1,\"pending\":{\"event\":1,\"time\":\"NaN\"}}", "time must be a number"),
    ]
    for (text, message) in cases {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(Debouncer<Int>.self, from: Data(text.utf8))
      }
      #expect(String(describing: error).contains(message))
    }
  }

  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = Debouncer<Int>(delay: -1) }
    await #expect(processExitsWith: .failure) { _ = Debouncer<Int>(delay: .nan) }
    await #expect(processExitsWith: .failure) { _ = Debouncer<Int>(delay: .infinity) }
  }

  private func delivery(of event: String, at time: Double) -> Debouncer<String>.Delivery? {
    var debouncer = Debouncer<String>(delay: 0)
    _ = debouncer.send(event, at: time)
    return debouncer.take(at: time)
  }
}
