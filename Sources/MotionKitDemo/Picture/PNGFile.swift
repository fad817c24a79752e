// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A picture as a file in the Portable Network Graphics format, not compressed.
///
/// Source: ISO/IEC 15948:2004, and RFC 1950 and 1951 for its data streams.
struct PNGFile {
  /// The file's bytes.
  let data: Data

  /// Writes red, green, blue and opacity of each pixel, row by row.
  init(columns: Int, rows: Int, bytes: [UInt8]) {
    var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    var header = Self.bigEndian(columns) + Self.bigEndian(rows)
    // Eight bits a channel; red, green, blue, opacity.
    header += [8, 6, 0, 0, 0]
    data += Self.chunk("IHDR", header)
    var lines: [UInt8] = []
    lines.reserveCapacity(rows * (4 * columns + 1))
    for row in 0..<rows {
      lines.append(0)
      lines += bytes[4 * columns * row..<4 * columns * (row + 1)] as ArraySlice<UInt8>
    }
    data += Self.chunk("IDAT", Self.stored(lines))
    data += Self.chunk("IEND", [])
    self.data = data
  }

  /// Returns a zlib stream of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / 8192 + 16)
    var start = 0
    while start < bytes.count {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      stream.append(end == bytes.count ? 1 : 0)
      for number in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
      }
      stream += bytes[start..<end]
      start = end
    }
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return stream + bigEndian(Int(two << 16 | one))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xedb8_8320 ^ (rest >> 1) : rest >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = checksums
    return ~bytes.reduce(~UInt32(0)) { rest, byte in
      table[Int((rest ^ UInt32(byte)) & 255)] ^ (rest >> 8)
    }
  }
}
