// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Numbers of the sizes at which code breaks, drawn from a seed.
struct FuzzRandom {
  private var random: SeededGenerator

  /// Whether numbers may be of any size, and not only of those that an app has.
  var isExtreme: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isExtreme = false
    isExtreme = chance(0.4)
  }

  /// Numbers at the ends of those from which everything that follows is finite.
  static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300,
    -1e-300, 1e-100, 1e-17, 1e-8, 1e8, 1e15, 1e16, 1e17, 9_007_199_254_740_994, 1e30, 1e50, -1e50,
  ]

  /// Components at the ends of those that a motion keeps, and beyond them.
  static let bounds: [Double] = [
    1e200, -1e200, 0x1p947, 0x1p948.nextDown, -0x1p948.nextDown, 0x1p948, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  /// Times at which a motion may break, whatever its length.
  static let times: [Double] = [
    .nan, 0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300,
    1e308, -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1, -1, 0.1, 1e9, 1e17,
  ]

  mutating func bits() -> UInt64 { random.next() }

  /// An integer from 0 to one below the bound.
  mutating func below(_ bound: Int) -> Int { Int(random.nextUnit() * Double(bound)) }

  mutating func chance(_ share: Double) -> Bool { random.nextUnit() < share }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func inside(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * random.nextUnit()
  }

  /// A finite number.
  mutating func number() -> Double {
    if isExtreme && chance(0.3) { return pick(FuzzRandom.extremes) }
    return chance(0.5) ? pick([-1, 0, 0, 1, 1, 2, 0.5, 100]) : inside(-3, 3)
  }

  /// A finite number that is not negative.
  mutating func notNegative() -> Double { number().magnitude }

  /// A finite number above 0.
  mutating func positive() -> Double {
    let number = number().magnitude
    return number > 0 ? number : inside(0.05, 2)
  }

  /// A number from 0 to 1.
  mutating func fraction() -> Double {
    chance(0.3) ? pick([0, 1, 0.5, 1e-300, 1.0.nextDown]) : random.nextUnit()
  }

  /// A finite duration, often 0.
  mutating func seconds() -> Double {
    chance(0.1) ? 0 : isExtreme ? notNegative() : chance(0.5) ? 0.3 : inside(0.05, 2)
  }

  /// A time around a motion of some length.
  mutating func time(around duration: Double) -> Double {
    switch below(4) {
    case 0: return pick(FuzzRandom.times)
    case 1: return pick([duration, duration.nextUp, duration.nextDown, -duration, duration * 2])
    default: return inside(-0.2, 1.3) * (duration < 1e300 ? duration : 2)
    }
  }

  /// A list with fewer elements than a bound.
  mutating func list<Element>(below bound: Int, _ make: (inout FuzzRandom) -> Element) -> [Element]
  {
    var list: [Element] = []
    for _ in 0..<below(bound) { list.append(make(&self)) }
    return list
  }

  mutating func optional<Element>(_ make: (inout FuzzRandom) -> Element) -> Element? {
    chance(0.5) ? nil : make(&self)
  }

  mutating func point() -> SIMD2<Double> { SIMD2(number(), number()) }

  mutating func vector4() -> SIMD4<Double> { SIMD4(number(), number(), number(), number()) }

  /// A component of the value of a motion: at and beyond the bounds of values, too.
  private mutating func component() -> Double {
    isExtreme && chance(0.2) ? pick(FuzzRandom.bounds) : number()
  }

  /// A vector of any type that tells its components.
  mutating func vector<Value: VectorSpace>(_ type: Value.Type = Value.self) -> Value {
    var value = Value.zero
    for index in 0..<Value.componentCount { value[component: index] = component() }
    return value
  }
}
