// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ArcLengthCurve: Described {
  package var notation: Notation { call(["length": length]) }
}

extension Keyframe: Described {}

extension TrackInterpolation: Described {
  package var notation: Notation {
    switch self {
    case .linear: .text(".linear")
    case .discrete: .text(".discrete")
    case .paced: .text(".paced")
    case .monotone: .text(".monotone")
    case .cubic(let tension, let continuity, let bias, let isClosed):
      call(parts(tension, continuity, bias, isClosed), named: ".cubic")
    case .cubicPaced(let tension, let continuity, let bias, let isClosed):
      call(parts(tension, continuity, bias, isClosed), named: ".cubicPaced")
    case .kochanekBartels(let shapes, let isClosed):
      call(["": shapes, "isClosed": isClosed.unless(false) as Any], named: ".kochanekBartels")
    }
  }

  private func parts(
    _ tension: Double, _ continuity: Double, _ bias: Double, _ isClosed: Bool
  ) -> KeyValuePairs<String, Any> {
    [
      "tension": tension.unless(0) as Any, "continuity": continuity.unless(0) as Any,
      "bias": bias.unless(0) as Any, "isClosed": isClosed.unless(false) as Any,
    ]
  }
}
#endif
