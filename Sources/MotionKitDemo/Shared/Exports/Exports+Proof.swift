// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if arch(wasm32)
import Motion

// The fingerprint of the scenario of springs, which the page computes anew in pieces.

/// Returns the fingerprint of one piece.
@_expose(wasm, "proof_piece")
@_cdecl("proof_piece")
public func proofPiece(_ piece: Int32) -> UInt64 {
  let samples = SpringScenario()
  var fingerprint = Fingerprint()
  for index in ScenarioPieces.indices(of: Int(piece), among: SpringScenario.count) {
    fingerprint.combine(samples.word(at: index))
  }
  return fingerprint.value
}

/// Returns the fingerprint of the whole from those of all pieces.
@_expose(wasm, "proof_whole")
@_cdecl("proof_whole")
public func proofWhole(_ pieces: UnsafePointer<UInt64>) -> UInt64 {
  var fingerprint = Fingerprint()
  for piece in 0..<ScenarioPieces.count { fingerprint.combine(pieces[piece]) }
  return fingerprint.value
}
#endif
