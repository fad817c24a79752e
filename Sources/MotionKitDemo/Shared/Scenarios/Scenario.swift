// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A part of the library, sampled so widely that a change of any of its results changes the bits.
///
/// Every scenario is a list of samples, each a pure function of its index. Its fingerprint must be
/// the same in debug and release builds, forwards, backwards, shuffled and in pieces, on every
/// processor. Tests, the demo's `digest` and the WebAssembly module share them.
public enum Scenario: Int, CaseIterable, Sendable {
  /// Every elementary function, scalar and vector, over its whole domain.
  case elementary

  /// Roots, exact arithmetic and random numbers.
  case numerics

  /// Affine transforms, matrices, homographies and meshes.
  case geometry

  /// Segments and paths: their values, parts, bounds and lengths, and motions along them.
  case paths

  /// Colors, their mixtures, and meshes of colors, in double and in single precision.
  case colors

  /// Every easing: value, slope, inverse and integral.
  case easings

  /// Easing windows and eased motions.
  case easingWindows

  /// Springs in all parameterizations, through critical damping, in every vector type.
  case springs

  /// Settling, swings and design of springs.
  case springAnalysis

  /// The combinators of motion, and their analysis.
  case trajectories

  /// Timings, timed motions and playback clocks, from usual to hostile parameters.
  case timing

  /// Tracks of keyframes of every kind and in every mode.
  case keyframes

  /// Staggers, frame sequences, presences and scrolled views.
  case phases

  /// Clocks and timesteps under jittery, late and broken timestamps.
  case frames

  /// Endless motions, clocks and counts long after their start.
  case farTimes

  /// Ripples, fields of shockwaves, displaced buffers of points, and rings.
  case ripples

  /// Dissolves, their steps and noise, and shelf packing.
  case dissolve

  /// Emitters of every kind, their births, and their sub-emitters.
  case emitters

  /// Motions after a gesture, interrupted and following springs, and batches of springs.
  case gestures

  /// Haptic patterns, patterns from motions, and waveforms.
  case haptics

  /// Motions within a tolerance, as samples, texts and cubics.
  case interchange

  /// The count of samples.
  public var count: Int {
    switch self {
    case .elementary: 393_216
    case .numerics: 65_536
    case .geometry: 16_384
    case .paths: 2_048
    case .colors: 8_192
    case .easings: 262_144
    case .easingWindows: 65_536
    case .springs: SpringScenario.count
    case .springAnalysis: 4_096
    case .trajectories: 32_768
    case .timing: 16_384
    case .keyframes: 16_384
    case .phases: 4_096
    case .frames: 16_384
    case .farTimes: 4_096
    case .ripples: 2_048
    case .dissolve: 2_048
    case .emitters: 2_048
    case .gestures: 4_096
    case .haptics: 4_096
    case .interchange: 256
    }
  }

  /// Evaluates samples in any order.
  ///
  /// - Returns: For each index, the digest of all numbers of its sample.
  public func words(at indices: some Sequence<Int>) -> [UInt64] {
    switch self {
    case .elementary: mapped(indices, ElementaryScenario())
    case .numerics: mapped(indices, NumericsScenario())
    case .geometry: mapped(indices, GeometryScenario())
    case .paths: mapped(indices, PathScenario())
    case .colors: mapped(indices, ColorScenario())
    case .easings: mapped(indices, EasingScenario())
    case .easingWindows: mapped(indices, EasingWindowScenario())
    case .springs: mapped(indices, SpringScenario())
    case .springAnalysis: mapped(indices, SpringAnalysisScenario())
    case .trajectories: mapped(indices, TrajectoryScenario())
    case .timing: mapped(indices, TimingScenario())
    case .keyframes: mapped(indices, KeyframeScenario())
    case .phases: mapped(indices, PhaseScenario())
    case .frames: mapped(indices, FrameScenario())
    case .farTimes: mapped(indices, FarTimesScenario())
    case .ripples: mapped(indices, RippleScenario())
    case .dissolve: mapped(indices, DissolveScenario())
    case .emitters: mapped(indices, EmitterScenario())
    case .gestures: mapped(indices, GestureScenario())
    case .haptics: mapped(indices, HapticScenario())
    case .interchange: mapped(indices, InterchangeScenario())
    }
  }

  private func mapped(
    _ indices: some Sequence<Int>, _ samples: some ScenarioSamples
  ) -> [UInt64] {
    indices.map { samples.word(at: $0) }
  }

  /// The count of pieces of a fingerprint, which locate a change.
  public static var pieceCount: Int { ScenarioPieces.count }

  /// Returns the indices of one piece.
  public func indices(ofPiece piece: Int) -> Range<Int> {
    ScenarioPieces.indices(of: piece, among: count)
  }

  /// Returns the fingerprint of one piece.
  public func fingerprint(ofPiece piece: Int) -> Fingerprint {
    var fingerprint = Fingerprint()
    for word in words(at: indices(ofPiece: piece)) { fingerprint.combine(word) }
    return fingerprint
  }

  /// The fingerprint of the whole scenario.
  public func fingerprint() -> Fingerprint {
    var fingerprint = Fingerprint()
    for piece in 0..<Scenario.pieceCount {
      fingerprint.combine(self.fingerprint(ofPiece: piece).value)
    }
    return fingerprint
  }
}
