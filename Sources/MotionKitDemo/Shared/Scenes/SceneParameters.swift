// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One number for each parameter of a scene, by its name.
public struct SceneParameters<Name: SceneParameterName>: Sendable {
  private let numbers: [Double]

  /// Takes the numbers in the order of the names.
  ///
  /// - Precondition: There is one for each name.
  public init(_ numbers: [Double]) {
    precondition(
      numbers.count == Name.allCases.count,
      "a scene needs \(Name.allCases.count) parameters, but has \(numbers.count)")
    self.numbers = numbers
  }

  /// The number of a parameter.
  public subscript(name: Name) -> Double { numbers[name.rawValue] }

  /// Returns the points whose coordinates are the parameters from one on, x and y in turn.
  ///
  /// - Precondition: There are two parameters for each point.
  public func points(from first: Name, count: Int) -> [SIMD2<Double>] {
    (0..<count).map { index in
      let place = first.rawValue + 2 * index
      return SIMD2(numbers[place], numbers[place + 1])
    }
  }
}

extension SceneParameter {
  /// Returns one coordinate of a point with a handle: x and y of the first, then of the second.
  static func coordinate(
    _ index: Int, of points: [SIMD2<Double>], _ range: ClosedRange<Double>, unit: String = "",
    step: Double
  ) -> SceneParameter {
    let (point, axis) = index.quotientAndRemainder(dividingBy: 2)
    return SceneParameter(
      "Point \(point + 1), \(axis == 0 ? "x" : "y")", unit: unit, range, step: step,
      initial: points[point][axis], isHandle: true)
  }
}
