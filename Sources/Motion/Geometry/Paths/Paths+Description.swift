// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension BezierPath: Described {
  package var notation: Notation { call(["svg": svg]) }
}

extension BezierPath.Subpath: Described {
  package var notation: Notation {
    call(["start": start, "segments": segments, "isClosed": isClosed])
  }
}

extension PathMeasure: Described {
  package var notation: Notation {
    accuracy > 0 ? call(["": path, "accuracy": accuracy]) : call(["": path])
  }
}

extension PathTrajectory: Described {
  package var notation: Notation { method(of: measure, "traversed", ["by": lead]) }
}
#endif
