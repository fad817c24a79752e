// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A type that the fuzzer knows: how a legal value is made, and what is asked of it.
struct FuzzSubject: Sendable {
  /// The type as Swift spells it.
  let name: String

  /// Makes a legal value from a seed, holds the laws of it, and gives its JSON if it has any.
  let make: @Sendable (UInt64, FuzzProbe) -> [UInt8]?

  /// Reads JSON, asks what is asked of a value, and tells whether there was one.
  let read: (@Sendable ([UInt8], FuzzProbe) -> Bool)?

  /// A type with JSON.
  init<Value: Codable & Sendable>(
    coded type: Value.Type, make: @escaping @Sendable (inout FuzzRandom) -> Value,
    look: @escaping @Sendable (Value, FuzzProbe) -> Void
  ) {
    name = FuzzSubject.spelling(of: type)
    let opening = FuzzSubject.opening(name)
    self.make = { seed, probe in
      probe.box.begin([FuzzSubject.legal(type, seed)])
      var random = FuzzRandom(seed: seed)
      let value = make(&random)
      probe.begin(seed: seed)
      probe.prints(value)
      // How long the form is, which decides whether calls are timed, is known after it.
      probe.isTimed = false
      defer { probe.isTimed = true }
      guard let form = FuzzSubject.encode(value, probe) else {
        probe.isTimed = true
        look(value, probe)
        return nil
      }
      probe.box.begin([opening, form, FuzzSubject.closing])
      probe.isTimed = form.count < 1024
      look(value, probe)
      FuzzSubject.checkRoundTrip(value, probe.digest, form, probe, look)
      return form
    }
    read = { form, probe in
      probe.box.begin([opening, form, FuzzSubject.closing])
      probe.isTimed = form.count < 1024
      defer { probe.isTimed = true }
      let data = Data(form)
      let value: Value
      do {
        value = try probe.measure("") { try probe.decoder.decode(type, from: data) }
      } catch {
        probe.expect(error is DecodingError, "throws \(error)")
        return false
      }
      look(value, probe)
      let digest = probe.digest
      // What was read is as legal as what was made.
      if probe.draw({ $0.chance(0.1) }), let form = FuzzSubject.encode(value, probe) {
        FuzzSubject.checkRoundTrip(value, digest, form, probe, look)
      }
      return true
    }
  }

  /// A type without JSON.
  init<Value: Sendable>(
    uncoded type: Value.Type, make: @escaping @Sendable (inout FuzzRandom) -> Value,
    look: @escaping @Sendable (Value, FuzzProbe) -> Void
  ) {
    name = FuzzSubject.spelling(of: type)
    read = nil
    self.make = { seed, probe in
      probe.box.begin([FuzzSubject.legal(type, seed)])
      var random = FuzzRandom(seed: seed)
      let value = make(&random)
      probe.begin(seed: seed)
      probe.prints(value)
      look(value, probe)
      return nil
    }
  }

  /// A type with JSON.
  static func coded<Value: Codable & Sendable>(
    _ make: @escaping @Sendable (inout FuzzRandom) -> Value,
    look: @escaping @Sendable (Value, FuzzProbe) -> Void = { _, _ in }
  ) -> FuzzSubject {
    FuzzSubject(coded: Value.self, make: make, look: look)
  }

  /// A list of cases, with JSON.
  static func cases<Value: Codable & CaseIterable & Sendable>(
    _ type: Value.Type
  ) -> FuzzSubject {
    .coded { $0.pick(Array(Value.allCases)) }
  }

  /// The type as one writes it behind the library's imports.
  static func spelling(of type: Any.Type) -> String {
    String(reflecting: type).replacing(
      /\b(Motion|MotionHaptics|MotionInterchange|MotionEffects|MotionTesting|Swift)\./, with: "")
  }

  static func opening(_ name: String) -> [UInt8] {
    Array("try JSONDecoder().decode(\(name).self, from: Data(#\"".utf8)
  }

  static let closing = Array("\"#.utf8))".utf8)

  private static func legal(_ type: Any.Type, _ seed: UInt64) -> [UInt8] {
    Array("FuzzSubject.named(\"\(spelling(of: type))\").make(\(seed), probe)  // ".utf8)
  }

  // Neither is specialized for each of two hundred types, which would take long to build.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func encode<Value: Codable>(_ value: Value, _ probe: FuzzProbe) -> [UInt8]? {
    do {
      return try Array(probe.measure("encoding") { try probe.encoder.encode(value) })
    } catch {
      probe.report(.roundTrip, "\(value) throws \(error)")
      return nil
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func checkRoundTrip<Value: Codable>(
    _ value: Value, _ digest: Fingerprint, _ form: [UInt8], _ probe: FuzzProbe,
    _ look: (Value, FuzzProbe) -> Void
  ) {
    do {
      let data = Data(form)
      let copy = try probe.measure("decoding again") {
        try probe.decoder.decode(Value.self, from: data)
      }
      probe.restart()
      look(copy, probe)
      probe.look(at: "decoding again")
      if probe.digest != digest { probe.report(.roundTrip, "shows other numbers: \(value)") }
      if let value = value as? any Equatable, !value.isEqual(to: copy) {
        probe.report(.roundTrip, "\(copy) is not \(value)")
      }
      let again = try Array(probe.encoder.encode(copy))
      if again != form { probe.report(.roundTrip, String(decoding: again, as: UTF8.self)) }
    } catch {
      probe.report(.roundTrip, "throws \(error)")
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
