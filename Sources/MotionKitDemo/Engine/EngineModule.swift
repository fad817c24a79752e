// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The library and its scenes, compiled to WebAssembly by the installed toolchain.
///
/// The sources are those from which this program was built. Nothing is written except a temporary
/// directory, which is removed.
struct EngineModule {
  /// The module's bytes.
  let bytes: Data

  /// The purpose of a module.
  enum Purpose {
    /// The gallery's page: the scenes, with vector instructions.
    case page

    /// Fingerprints under `wasmkit`: the scenarios, without vector instructions, which `wasmkit`
    /// lacks. The bits are the same.
    case digest

    /// The folder of shared sources that the module contains.
    fileprivate var folder: String {
      switch self {
      case .page: "Scenes"
      case .digest: "Scenarios"
      }
    }

    /// The compiler's optimization: for the page that of size, which is as fast, and smaller.
    fileprivate var optimization: String { self == .page ? "-Osize" : "-O" }

    /// The files with the module's exported functions, and what they need beside the folder.
    fileprivate var files: [String] {
      switch self {
      case .page:
        [
          "Exports/Exports+Scenes.swift", "Exports/Exports+Picture.swift",
          "Exports/Exports+Proof.swift",
          "Scenarios/ScenarioSamples.swift", "Scenarios/SpringScenario.swift",
        ]
      case .digest: ["Exports/Exports+Digest.swift"]
      }
    }
  }

  /// Compiles the module.
  ///
  /// - Throws: `Failure` with the reason, if the toolchain cannot compile it.
  init(for purpose: Purpose) throws(Failure) {
    do {
      bytes = try EngineModule.compile(for: purpose)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error.localizedDescription)")
    }
  }

  private static func compile(for purpose: Purpose) throws -> Data {
    let sources = URL(fileURLWithPath: #filePath)  // Sources/MotionKitDemo/Engine/…
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let demo = sources.appendingPathComponent("MotionKitDemo")
    let build = FileManager.default.temporaryDirectory
      .appendingPathComponent("motion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: build) }
    func product(_ name: String) -> String { build.appendingPathComponent(name).path }

    let compiler = try Tool("swiftc")
    let flags = [
      "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
      "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "MemberImportVisibility",
      "-swift-version", "6", "-wmo", purpose.optimization, "-parse-as-library",
      "-suppress-warnings",
      "-Xfrontend", "-disable-stack-protector",
      "-module-cache-path", product("cache"),
    ]
    let vectors = purpose == .page ? ["-Xcc", "-msimd128"] : []
    let folder = demo.appendingPathComponent("Shared")
    let files = purpose.files.map { folder.appendingPathComponent($0).path }
    let shared = try swiftFiles(in: folder.appendingPathComponent(purpose.folder)) + files
    try compiler.run(
      flags + vectors + [
        "-module-name", "Motion", "-package-name", "motion", "-emit-module", "-emit-module-path",
        product("Motion.swiftmodule"), "-c", "-o", product("Motion.o"),
      ] + swiftFiles(in: sources.appendingPathComponent("Motion")))
    try compiler.run(
      flags + vectors + [
        "-module-name", "MotionScenes", "-I", build.path, "-c", "-o", product("Scenes.o"),
      ] + shared)
    try Tool("clang", beside: compiler).run([
      "--target=wasm32-unknown-none-wasm", "-O2", "-fno-builtin", "-c",
      demo.appendingPathComponent("Page/runtime.c").path, "-o", product("runtime.o"),
    ])
    try Tool("wasm-ld", beside: compiler).run([
      "--no-entry", "--gc-sections", "--strip-all", "-z", "stack-size=262144",
      product("Motion.o"), product("Scenes.o"), product("runtime.o"), "-o", product("engine.wasm"),
    ])
    return try Data(contentsOf: build.appendingPathComponent("engine.wasm"))
  }

  /// Returns the Swift files of a directory and those below it, in the order of their names.
  private static func swiftFiles(in directory: URL) throws -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: directory.path) else {
      throw Failure("there are no sources at \(directory.path)")
    }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    guard !names.isEmpty else { throw Failure("there are no sources at \(directory.path)") }
    return names.sorted().map { directory.appendingPathComponent($0).path }
  }
}
