// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension ParticleBuffer: Described {
  package var notation: Notation { call(["attributes": attributes, "count": count]) }
}

extension ParticleBuffer.Attributes: Described {
  package var notation: Notation {
    let planes = ParticleBuffer.Plane.allCases.filter(contains)
    return .list(planes.map { plane in .init("", .text(".\(plane)")) }, count: planes.count)
  }
}
#endif
