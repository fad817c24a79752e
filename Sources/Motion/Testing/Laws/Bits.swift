// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Times that break careless code.
package let hostileTimes: [Double] = [
  .nan, -.nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
  .leastNormalMagnitude, 1e-300, -1e-300, 1e308, -1e308, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, 0.5, 1, -1, 1e6, 1e15,
]

/// Tells whether two values have the same bits, of values without components whether they are
/// equal.
package func areSame<Value: VectorSpace>(_ a: Value, _ b: Value) -> Bool {
  guard Value.componentCount > 0 else { return a == b }
  return (0..<Value.componentCount).allSatisfy {
    a[component: $0].bitPattern == b[component: $0].bitPattern
  }
}

/// Tells whether two states have the same bits.
package func areSame<Value: VectorSpace>(
  _ a: KinematicState<Value>, _ b: KinematicState<Value>
) -> Bool {
  areSame(a.value, b.value) && areSame(a.velocity, b.velocity)
}
