// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The engine as WebAssembly under `wasmkit`, which is part of the toolchain.
final class ModuleDigest {
  private let file: URL
  private let runtime: Tool

  /// Compiles the engine, unless it was compiled before, and copies it to a temporary file.
  init() throws(Failure) {
    runtime = try Tool("wasmkit", beside: Tool("swiftc"))
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-\(UUID().uuidString).wasm")
    let module = try EngineModule(for: .digest).bytes()
    do {
      try module.write(to: file)
    } catch {
      throw Failure("\(error.localizedDescription)", status: 1)
    }
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Runs a scenario; `wasmkit` prints its result as `[WasmTypes.Value.i64(42)]`.
  func fingerprint(of index: Int) throws(Failure) -> UInt64 {
    let output = try runtime.run(["run", file.path, "digest", "i32:\(index)"])
    let digits = output.split(separator: "(").last?.prefix { $0.isNumber }
    guard let digits, let value = UInt64(digits) else {
      throw Failure("wasmkit says '\(output)'", status: 1)
    }
    return value
  }
}
