// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Scenario {
  /// The name in lists.
  public var name: String {
    switch self {
    case .elementary: "elementary"
    case .numerics: "numerics"
    case .geometry: "geometry"
    case .paths: "paths"
    case .colors: "colors"
    case .easings: "easings"
    case .easingWindows: "easing-windows"
    case .springs: "springs"
    case .springAnalysis: "spring-analysis"
    case .trajectories: "trajectories"
    case .timing: "timing"
    case .keyframes: "keyframes"
    case .phases: "phases"
    case .frames: "frames"
    case .farTimes: "far-times"
    case .ripples: "ripples"
    case .dissolve: "dissolve"
    case .emitters: "emitters"
    case .gestures: "gestures"
    case .haptics: "haptics"
    case .interchange: "interchange"
    }
  }
}
