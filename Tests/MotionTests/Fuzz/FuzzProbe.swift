// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Looks at what calls of the library give, and how long they take.
///
/// A case begins with a seed, from which all times are drawn: two equal values leave equal digests.
final class FuzzProbe {
  /// The seconds of a processor that a call may take for a text of less than 1024 bytes.
  static let longestCall = 0.05 * FuzzBox.slowness

  let box: FuzzBox
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  private(set) var random = FuzzRandom(seed: 0)
  private(set) var flaws: [FuzzFlaw] = []
  private(set) var digest = Fingerprint()

  /// Whether calls are measured: not for long texts, which may take longer.
  var isTimed = true

  /// Whether all parameters are at most 10⁵⁰, so that everything that follows must be finite.
  var isModest = true

  /// What is done with the value before the call, such as `.reversed()`.
  var context = "" {
    didSet { box.extend(context) }
  }

  private var seed: UInt64 = 0
  private var foldsZeros = false
  private var call: StaticString = ""

  init(box: FuzzBox) {
    self.box = box
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Begins a case, or the same again for another value.
  func begin(seed: UInt64) {
    self.seed = seed
    random = FuzzRandom(seed: seed)
    random.isExtreme = true
    digest = Fingerprint()
    context = ""
  }

  /// Begins the same case again.
  func restart() { begin(seed: seed) }

  /// The flaws of a case, which is over.
  func takeFlaws() -> [FuzzFlaw] {
    defer { flaws = [] }
    return flaws
  }

  func report(_ kind: FuzzFlaw.Kind, _ message: @autoclosure () -> String) {
    guard flaws.count < 8 else { return }
    let call = "\(context)\(call)"
    guard !flaws.contains(where: { $0.kind == kind && $0.call == call }) else { return }
    flaws.append(FuzzFlaw(kind: kind, call: call, message: message()))
  }

  /// Makes a call, which is known to the watch as long as it lasts.
  func measure<Result>(_ call: StaticString, _ body: () throws -> Result) rethrows -> Result {
    self.call = call
    box.note(call)
    guard isTimed else { return try body() }
    let start = FuzzProbe.processorTime()
    defer {
      let seconds = FuzzProbe.processorTime() - start
      // A combinator on top is the program's own, and multiplies what its base costs.
      let longest = FuzzProbe.longestCall * (context.isEmpty ? 1 : 10)
      if seconds > longest { report(.slow, "takes \(seconds) s") }
    }
    return try body()
  }

  /// Names what is looked at, without measuring it.
  func look(at call: StaticString) {
    self.call = call
    box.note(call)
  }

  /// The seconds that the thread has had of a processor.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Takes a number, which may be infinite.
  func number(_ number: Double) {
    combine(number)
    if number.isNaN { report(.notANumber, "gives NaN") }
  }

  /// Takes a number that must be finite.
  func finite(_ number: Double) {
    combine(number)
    if number.isNaN {
      report(.notANumber, "gives NaN")
    } else if number.isInfinite && isModest {
      report(.infinite, "gives \(number)")
    }
  }

  /// Takes a vector, all of whose components must be finite.
  func finite<Value: VectorSpace>(_ value: Value) {
    if Value.componentCount == 0 {
      number(value.squaredMagnitude)
    } else {
      for index in 0..<Value.componentCount { finite(value[component: index]) }
    }
  }

  func finite<Value: VectorSpace>(_ state: KinematicState<Value>) {
    finite(state.value)
    finite(state.velocity)
  }

  /// Takes a number of which nothing is promised: sums and products overflow.
  func unchecked(_ number: Double) { combine(number) }

  private func combine(_ number: Double) {
    // A law holds for 0 and −0 alike; what was encoded has the same bits.
    digest.combine(foldsZeros ? number + 0 : number)
  }

  func integer(_ number: Int) { digest.combine(number) }

  func text(_ text: String) {
    for byte in text.utf8 { digest.combine(UInt64(byte)) }
  }

  /// Holds a law.
  func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { report(.law, message()) }
  }

  /// A value prints as one line that could be typed: no name of what stores it, and no module.
  func prints(_ value: Any) {
    let line = "\(value)"
    expect(
      line.count < 120 && !line.contains(where: \.isNewline)
        && !line.contains(
          /\b(Motion|MotionHaptics|MotionInterchange|MotionEffects|MotionTesting)\.|[Ss]torage\b|\b_|Swift\./
        ), "prints as \(line)")
  }

  /// The digest of what some calls give, apart from that of the case.
  func digest(_ body: () -> Void) -> Fingerprint {
    let outer = (digest, foldsZeros)
    (digest, foldsZeros) = (Fingerprint(), true)
    body()
    defer { (digest, foldsZeros) = outer }
    return digest
  }

  /// Draws from the case's seed.
  func draw<Result>(_ body: (inout FuzzRandom) -> Result) -> Result { body(&random) }
}
