// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Affine transforms, matrices, homographies and meshes, from usual to hostile numbers.
struct GeometryScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 12, index: index)
    var print = Fingerprint()
    switch index % 4 {
    case 0: combineAffine(&print, &arguments, index)
    case 1: combineMatrices(&print, &arguments, index)
    case 2: combineHomographies(&print, &arguments, index)
    default: combineMesh(&print, &arguments, index)
    }
    return print.value
  }

  /// Returns a usual number, or in one of eight samples any bits.
  private func number(_ arguments: inout ScenarioArguments, _ index: Int) -> Double {
    index % 32 < 4 ? arguments.bits() : arguments.even(-3, 3)
  }

  private func combineAffine(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    var (first, second) = (Affine2D.zero, Affine2D.zero)
    for component in 0..<6 {
      first[component: component] = number(&arguments, index)
      second[component: component] = number(&arguments, index)
    }
    for transform in [
      first.concatenating(second), first.inverse ?? .zero,
      first.morphed(to: second, by: arguments.even(0, 1)),
      first.morphed(to: second, by: arguments.bits()),
      .rotation(arguments.bits()),
    ] {
      for component in 0..<6 { print.combine(transform[component: component]) }
    }
    let components = second.components ?? .zero
    for component in 0..<6 { print.combine(components[component: component]) }
    print.combine(first.determinant)
  }

  private func combineMatrices(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    func row() -> SIMD4<Double> {
      SIMD4(
        number(&arguments, index), number(&arguments, index), number(&arguments, index),
        number(&arguments, index))
    }
    let axis = SIMD3(arguments.even(-1, 1), arguments.even(-1, 1), arguments.even(-1, 1))
    let turned = Matrix4.rotation(arguments.even(-9, 9), axis: axis)
      .concatenating(.perspective(distance: arguments.scaled(0, 12)))
    var other = Matrix4(row1: row(), row2: row(), row3: row(), row4: row())
    if index % 8 == 1 { other.row4.w = 4 }
    for matrix in [
      turned.concatenating(other), other.inverse ?? .identity,
      turned.morphed(to: other, by: arguments.even(0, 1)),
      other.morphed(to: turned, by: arguments.bits()),
    ] {
      for row in [matrix.row1, matrix.row2, matrix.row3, matrix.row4] {
        for column in 0..<4 { print.combine(row[column]) }
      }
    }
    print.combine(other.determinant)
    let image = turned(SIMD3(arguments.even(-500, 500), arguments.even(-500, 500), 0))
    print.combine(image?.x ?? -1)
    print.combine(image?.z ?? -1)
  }

  private func combineHomographies(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let bounds = Bounds(
      x: arguments.even(-99, 99), y: arguments.even(-99, 99), width: arguments.scaled(-3, 10),
      height: arguments.scaled(-3, 10))
    var (first, second) = (Quad(bounds), Quad(bounds))
    for component in 0..<8 {
      first[component: component] += number(&arguments, index) * bounds.width * 0.2
      second[component: component] += number(&arguments, index) * bounds.height * 0.2
    }
    let direct = Homography(from: bounds, to: first)
    let between = Homography(from: first, to: second)
    for map in [direct, direct?.inverse, between, between.flatMap { direct?.concatenating($0) }] {
      guard let map else {
        print.combine(UInt64(0))
        continue
      }
      for point in [bounds.center, SIMD2(arguments.even(-999, 999), arguments.bits())] {
        let image = map(point)
        print.combine(image?.x ?? -1)
        print.combine(image?.y ?? -1)
      }
      let matrix = map.matrix
      for row in [matrix.row1, matrix.row2, matrix.row4] {
        for column in 0..<4 { print.combine(row[column]) }
      }
    }
  }

  private func combineMesh(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let mesh = GridMesh(
      columns: 1 + index % 3, rows: 1 + index % 2,
      bounds: Bounds(x: arguments.even(-9, 9), y: 0, width: arguments.scaled(-2, 9), height: 30))
    let amount = arguments.scaled(-12, 5)
    let vertices = mesh.vertices.map { vertex in
      vertex + SIMD2(number(&arguments, index), number(&arguments, index)) * amount
    }
    var transforms = [Matrix4](repeating: .identity, count: mesh.cellCount)
    let folded = vertices.withUnsafeBufferPointer { vertices in
      transforms.withUnsafeMutableBufferPointer { transforms in
        var output = transforms.mutableSpan
        return mesh.writeTransforms(displaced: vertices.span, into: &output)
      }
    }
    print.combine(Double(folded))
    for matrix in transforms {
      for row in [matrix.row1, matrix.row2, matrix.row4] {
        for column in 0..<4 { print.combine(row[column]) }
      }
    }
  }
}
