// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct UnknownKeyTests {
  /// Every type with a file form, as the fuzzer makes it, with one key more.
  @Test func `a key that is not known is refused`() {
    var kept: [String] = []
    for subject in FuzzSubject.all {
      guard let read = subject.read else { continue }
      for seed in 0..<Effort.cases(8) {
        let probe = FuzzProbe(box: FuzzBox(path: nil))
        guard let form = subject.make(UInt64(seed), probe), form.first == UInt8(ascii: "{") else {
          continue
        }
        let more = Array(#"{"bounse":1"#.utf8) + (form.count > 2 ? [UInt8(ascii: ",")] : [])
        if read(more + form.dropFirst(), probe), kept.last != subject.name {
          kept.append(subject.name)
        }
      }
    }
    // AHAP keeps what it does not know.
    #expect(kept == ["HapticPattern"])
  }
}
