// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// The case that is being run, kept in a file that outlives the process.
///
/// The file begins with the number of its bytes in eight digits, so that nothing is written
/// twice. A thread watches that no call lasts.
final class FuzzBox: @unchecked Sendable {
  /// The seconds after which a call is given up, and those of a processor that it must have had.
  static let limit = (wall: 2 * slowness, processor: slowness)

  /// How much longer all takes than with optimization: as `MOTION_FUZZ_SLOWNESS` says, which a
  /// sanitizer needs.
  static let slowness: Double = {
    let given = ProcessInfo.processInfo.environment["MOTION_FUZZ_SLOWNESS"].flatMap { Double($0) }
    #if DEBUG
    return given ?? 10
    #else
    return given ?? 1
    #endif
  }()

  static let capacity = 1 << 17

  private struct State {
    var begin: Double?
    var number = 0
    var patience = 1.0
    var isStopped = false
  }

  private let bytes: UnsafeMutableRawBufferPointer
  private let state = Locked(State())
  private let thread = pthread_self()
  private var length = 8
  private var beginLength = 8
  private var caseLength = 8

  /// Maps a file, or memory if there is none.
  init(path: String?) {
    let file = path.map { open($0, O_RDWR | O_CREAT | O_TRUNC, 0o644) } ?? -1
    if file >= 0 { ftruncate(file, off_t(FuzzBox.capacity)) }
    let flags = file >= 0 ? MAP_SHARED : MAP_PRIVATE | MAP_ANONYMOUS
    let address = mmap(nil, FuzzBox.capacity, PROT_READ | PROT_WRITE, flags, file, 0)
    bytes = UnsafeMutableRawBufferPointer(start: address, count: FuzzBox.capacity)
    if file >= 0 { close(file) }
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Keeps a case.
  ///
  /// - Parameters:
  ///   - parts: What the case is.
  ///   - patience: How many times the limit of a call what is noted of it may take.
  func begin(_ parts: some Sequence<[UInt8]>, patience: Double = 1) {
    state.withLock { $0.patience = patience }
    length = 8
    for part in parts { part.withUnsafeBytes { append($0) } }
    (beginLength, caseLength) = (length, length)
    seal()
    restartWatch()
  }

  /// Counts the time of a call from now on.
  private func restartWatch() {
    let now = FuzzBox.now()
    state.withLock {
      $0.begin = now
      $0.number += 1
    }
  }

  /// Keeps what is done with a case.
  func extend(_ text: String) {
    length = beginLength
    for byte in text.utf8 { withUnsafeBytes(of: byte) { append($0) } }
    caseLength = length
    seal()
  }

  /// Keeps the call that is being made.
  func note(_ call: StaticString) {
    length = caseLength
    append(UnsafeRawBufferPointer(start: call.utf8Start, count: call.utf8CodeUnitCount))
    seal()
    restartWatch()
  }

  /// Says that no case is being run.
  func end() {
    state.withLock { $0.begin = nil }
    length = 8
    seal()
  }

  private func append(_ part: UnsafeRawBufferPointer) {
    let count = min(part.count, bytes.count - length)
    UnsafeMutableRawBufferPointer(rebasing: bytes[length..<(length + count)])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: part[..<count]))
    length += count
  }

  private func seal() {
    var rest = length - 8
    for index in (0..<8).reversed() {
      bytes[index] = UInt8(48 + rest % 10)
      rest /= 10
    }
  }

  /// Ends the process if a call takes too long, and prints its case.
  func watch() {
    let start = state.withLock { $0.number }
    Thread { [self] in
      var (number, processor) = (start, 0.0)
      while true {
        Thread.sleep(forTimeInterval: 0.1)
        let seen = state.withLock { $0 }
        if seen.isStopped { return }
        let spent = spentByCases()
        if seen.number != number { (number, processor) = (seen.number, spent) }
        let limit = FuzzBox.limit
        guard let begin = seen.begin, FuzzBox.now() - begin > limit.wall * seen.patience,
          // A machine that is busy with others is not a hang.
          spent - processor > limit.processor * seen.patience
            || FuzzBox.now() - begin > 30 * seen.patience
        else { continue }
        print(
          "fuzz: the last call of this case takes more than \(limit.wall * seen.patience) s:\n\(text)"
        )
        fflush(nil)
        exit(86)
      }
    }.start()
  }

  func stop() { state.withLock { $0.isStopped = true } }

  /// The seconds of a processor that the thread of the cases has had.
  private func spentByCases() -> Double {
    #if os(Linux)
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .infinity
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    #else
    return .infinity
    #endif
  }

  /// The case as text.
  private var text: String {
    let count = min(bytes.count, 8 + (Int(String(decoding: bytes[..<8], as: UTF8.self)) ?? 0))
    return String(decoding: bytes[8..<count], as: UTF8.self)
  }
}
