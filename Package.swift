// swift-tools-version: 6.2
// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The products over the engine.
let upper: [Target.Dependency] = ["MotionHaptics", "MotionInterchange", "MotionEffects"]

let package = Package(
  name: "Motion",
  // The first with clocks that tasks sleep on, and with existentials of one associated type.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "MotionHaptics", targets: ["MotionHaptics"]),
    .library(name: "MotionInterchange", targets: ["MotionInterchange"]),
    .library(name: "MotionEffects", targets: ["MotionEffects"]),
    .library(name: "MotionTesting", targets: ["MotionTesting"]),
    .executable(name: "MotionKitDemo", targets: ["MotionKitDemo"]),
    .executable(name: "MotionBenchmarks", targets: ["MotionBenchmarks"]),
  ],
  targets: [
    .target(
      name: "Motion",
      exclude: ["README.md", "Haptics", "Interchange", "Effects", "Testing"],
      swiftSettings: settings,
      // Without Foundation nothing else links libm, which `squareRoot()` calls at `-Onone`.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(
      name: "MotionHaptics",
      dependencies: ["Motion"],
      path: "Sources/Motion/Haptics",
      swiftSettings: settings
    ),
    .target(
      name: "MotionInterchange",
      dependencies: ["Motion"],
      path: "Sources/Motion/Interchange",
      swiftSettings: settings
    ),
    .target(
      name: "MotionEffects",
      dependencies: ["Motion"],
      path: "Sources/Motion/Effects",
      swiftSettings: settings
    ),
    .target(
      name: "MotionTesting",
      dependencies: ["Motion"],
      path: "Sources/Motion/Testing",
      swiftSettings: settings
    ),
    // What the demo, the tests and the benchmarks share: scenes and determinism scenarios.
    // Embedded Swift, so that the gallery's page can run it as WebAssembly.
    .target(
      name: "MotionScenes",
      dependencies: ["Motion"] + upper,
      path: "Sources/MotionKitDemo/Shared",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MotionKitDemo",
      dependencies: ["Motion", "MotionScenes"] + upper,
      exclude: ["Shared"],
      resources: [.copy("Page")],
      swiftSettings: settings
    ),
    // A count of the benchmarks' allocations needs the C library's own names.
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "MotionBenchmarks",
      dependencies: ["Motion", "AllocationCounter"] + upper,
      path: "Benchmarks",
      exclude: ["AllocationCounter"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MotionTests",
      dependencies: ["Motion", "MotionScenes", "MotionTesting"] + upper,
      exclude: ["Testing/Curves"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
