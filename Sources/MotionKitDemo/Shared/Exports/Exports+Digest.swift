// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if arch(wasm32)
import Motion

/// Computes the fingerprint of a scenario, for `wasmkit run engine.wasm digest i32:0`.
@_expose(wasm, "digest")
@_cdecl("digest")
public func digest(_ scenario: Int32) -> UInt64 {
  Scenario(rawValue: Int(scenario))?.fingerprint().value ?? 0
}
#endif
