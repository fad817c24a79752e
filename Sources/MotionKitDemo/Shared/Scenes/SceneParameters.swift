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
}
