// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackTimeline: Described {
  package var notation: Notation { call(["initialValue": initialValue, "duration": duration]) }
}

extension TrackTimeline.Member: Described {
  package var notation: Notation { call(["duration": duration]) }
}
#endif
