// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackTimeline: Described {
  package var notation: Notation { call(["initialValue": initialValue, "duration": duration]) }
}

extension TrackTimeline.Place: Described {
  package var notation: Notation {
    switch anchor {
    case .start: .call(".at", [.init("", Notation(gap))])
    case .end: .text(".end")
    case .previousBegin: .call(".with", [.init("", Notation(gap))])
    case .previousEnd: .call(".after", [.init("", Notation(gap))])
    case .label(let name): .call(".at", [.init("", Notation(name)), .init("", Notation(gap))])
    }
  }
}

extension TrackTimeline.Member: Described {
  package var notation: Notation { call(["duration": duration]) }
}
#endif
