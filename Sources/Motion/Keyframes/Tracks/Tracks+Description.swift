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
    case .cubic, .cubicPaced, .kochanekBartels: Notation(reflecting: self)
    }
  }
}
#endif
