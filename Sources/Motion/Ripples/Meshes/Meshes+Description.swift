// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension GridMesh: Described {
  package var notation: Notation { call(["columns": columns, "rows": rows, "bounds": bounds]) }
}

extension ColorMesh.BezierPoint: Described {}

extension ColorMesh.Tessellation: Described {
  package var notation: Notation { call(["verticesPerEdge": verticesPerEdge]) }
}
#endif
