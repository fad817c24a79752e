// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

@Suite struct BezierPathSVGTests {
  typealias Point = SIMD2<Double>

  /// Whether two paths are the same to the bit, the signs of zeros included.
  static func areIdentical(_ a: BezierPath, _ b: BezierPath) -> Bool {
    a == b
      && zip(a.segments, b.segments).allSatisfy { pair in
        (0..<8).allSatisfy {
          pair.0[component: $0].bitPattern == pair.1[component: $0].bitPattern
        }
      }
  }

  /// Pairs of texts that draw the same.
  static let equals = [
    ("M 10 20 L 30 40", "m10,20 l20,20"),
    ("M10 20L30 40L50 60", "M10 20 30 40 50 60"),
    ("M10 20L30 40L50 60", "m10 20 20 20 20 20"),
    ("M10 20L30 20L30 5", "M10 20H30V5"),
    ("M10 20L30 20L30 5L40 5L40 0", "M10 20h20v-15h10v-5"),
    ("M1 2L3 4L5 4L5 2L7 2", "M1 2 3 4H5V2h2"),
    ("M0 0 1.5 .5-2e3 0", "M0 0 1.5.5-2e3 0"),
    ("M0 0L-1 -2L.5 .25", "M0,0L-1-2L.5.25"),
    ("M0 0L100 0.01", "M0 0L1e2 1E-2"),
    ("M0 0C1 2 3 4 5 6C7 8 9 10 11 12", "M0 0c1 2 3 4 5 6 2 2 4 4 6 6"),
    ("M0 0C1 2 3 4 5 6C7 8 9 10 11 12", "M0 0C1 2 3 4 5 6S9 10 11 12"),
    ("M0 0C0 0 3 4 5 6", "M0 0S3 4 5 6"),
    ("M0 0C1 2 3 4 5 6L7 7C7 7 9 10 11 12", "M0 0C1 2 3 4 5 6L7 7S9 10 11 12"),
    ("M0 0C1 2 3 4 5 6C7 8 1 1 2 2", "M0 0C1 2 3 4 5 6s-4-5-3-4"),
    ("M0 0Q1 2 4 4Q7 6 8 8Q9 10 0 0", "M0 0Q1 2 4 4T8 8T0 0"),
    ("M0 0Q1 2 4 4Q7 6 8 8", "M0 0q1 2 4 4t4 4"),
    ("M3 3Q3 3 8 8", "M3 3T8 8"),
    ("M0 0Q1 2 4 4C4 4 3 3 8 8", "M0 0Q1 2 4 4S3 3 8 8"),
    ("M1 1L5 1L5 5ZM1 1L9 9", "M1 1h4v4zl8 8"),
    ("M1 1L5 1ZM3 2L4 4", "M1 1h4zm2 1l1 2"),
    ("M0 0A5 5 0 0 1 8 6", "M0 0a5 5 0 018 6"),
    ("M0 0A5 5 0 1 0 8 6A5 5 0 0 1 0 0", "M0,0a5-5,0,1,0,8,6,5,5,0,01-8-6"),
    ("M0 0L8 6", "M0 0A0 5 0 0 1 8 6"),
    ("M0 0L8 6", "M0 0A5 0 30 1 1 8 6"),
    ("M0 0L8 6", "M0 0A5 5 0 0 1 0 0L8 6"),
    ("M0 0A5 5 0 0 1 8 6", "M0 0A1 1 0 0 1 8 6"),
    ("", " \t\r\n\u{c}"),
    ("M1 2", "\n M 1,2 "),
    ("M1 2Z", "M1 2zzz"),
    ("M0 0ZM5 5L6 6", "M0 0Z M5 5 6 6"),
  ]

  @Test(arguments: equals)
  func `every abbreviation has the meaning of its long form`(texts: (String, String)) throws {
    let (plain, short) = (try BezierPath(svg: texts.0), try BezierPath(svg: texts.1))
    #expect(plain.hasTopology(of: short), "\(plain.svg) and \(short.svg)")
    for (a, b) in zip(plain.segments, short.segments) {
      let difference = a - b
      #expect(difference.magnitude < 1e-14, "\(plain.svg) and \(short.svg)")
    }
  }

  @Test func `what is written reads back as the same path to the bit`() throws {
    for seed in 0..<400 {
      let path = RandomPath.path(seed: seed, isHostile: seed % 3 == 0)
      let again = try BezierPath(svg: path.svg)
      #expect(Self.areIdentical(path, again), "\(path.svg)")
      #expect(again.svg == path.svg)
    }
    for text in Self.equals.flatMap({ [$0.0, $0.1] }) {
      let path = try BezierPath(svg: text)
      #expect(Self.areIdentical(path, try BezierPath(svg: path.svg)))
    }
    let zeros = try BezierPath(svg: "M-0 0L0-0C-0-0 0 0-0 0Z")
    #expect(Self.areIdentical(zeros, try BezierPath(svg: zeros.svg)))
    #expect(try BezierPath(svg: "M0 0h1v1z").svg == "M0 0 L1 0 L1 1 Z")
    #expect(try BezierPath(svg: "M.5.25 1e21 0").svg == "M0.5 0.25 L1e+21 0")
    #expect(BezierPath().svg.isEmpty)
  }

  /// Texts that are wrong, each with the byte at which it is.
  static let malformed: [(String, Int)] = [
    ("L1 2", 0), ("  h1", 2), ("1 2", 0), ("M", 1), ("M1", 2), ("M1,", 3), ("M1 2 3", 6),
    ("M1 2,", 5), ("M1 2,Z", 5), ("M1 2,,3 4", 5), ("M,1 2", 1), ("M1 2X", 4), ("M1 2 L", 6),
    ("M1 2 é", 5), ("M1 2 L3 4 -", 10), ("M1 2 L3 4 +L", 10), ("M1 2 L. 4", 6), ("M1. 2", 2),
    ("M1 2 C3 4 5 6 7", 15), ("M1 2 C3 4 5 6 7 8 9", 19), ("M1 2 Q3 4", 9), ("M1 2 S3 4 5", 11),
    ("M1 2 T", 6), ("M1 2 H", 6), ("M1 2 V a", 7), ("M1 2 Z 3", 7), ("M1 2 A1 2 3", 11),
    ("M1 2 A1 2 3 2 0 4 5", 12), ("M1 2 A1 2 3 0 x 4 5", 14), ("M1 2 A1 2 3 0 1 4", 17),
    ("M1 2 A1 2 3 01.5.5,", 19), ("M1e999 0", 1), ("M1 2 L1e200 0", 6), ("M1 2 L5% 0", 7),
    ("M1 2 l9e149 0 9e149 0", 14), ("M0 0C0 0-9e149 0 9e149 0S0 0 1 1", 25),
    ("M0 0 /* */ L1 1", 5), ("M1 2 L1 2 e", 10), ("M1 2 L NaN 0", 7), ("M 1 2 L inf 0", 8),
    ("M1 2 L0x10 0", 7), ("M1 2 \u{0}L3 4", 5), ("MM1 2", 1), ("M1 2 (", 5), ("M1 2 m", 6),
  ]

  @Test(arguments: malformed)
  func `a malformed text is refused with the place of its error`(text: String, offset: Int) {
    do throws(ParsingError) {
      let path = try BezierPath(svg: text)
      Issue.record("\(text) was read as \(path)")
    } catch {
      #expect(error.offset == offset, "\(text): \(error)")
      #expect(!error.message.isEmpty && error.message.last != ".")
    }
  }

  @Test func `errors say what was expected`() {
    func message(_ text: String) -> String? {
      do throws(ParsingError) {
        _ = try BezierPath(svg: text)
        return nil
      } catch { return error.message }
    }
    #expect(message("L1 2") == "expected 'M' or 'm' first, but found 'L'")
    #expect(message("M1 2 X") == "expected a command, but found 'X'")
    #expect(message("M1") == "expected a number for y, but found the end of the text")
    #expect(message("M0 0A1 1 0 2 0 1 1") == "the large-arc flag must be 0 or 1, but found '2'")
    #expect(message("M0 0L1e200 0") == "x must be within ±1e150")
  }

  @Test func `mutated texts are read or refused, and what is read is written`() throws {
    var generator = SeededGenerator(seed: 81)
    func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789+-.,eE% \n/*\u{e9}#".utf8)
    let texts = Self.equals.map { Array($0.1.utf8) } + [Array(Blob.outline.svg.utf8)]
    var (read, refused) = (0, 0)
    for _ in 0..<6000 {
      var bytes = texts[below(texts.count)]
      for _ in 0...below(4) {
        let place = below(bytes.count + 1)
        switch below(4) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count: bytes[place] = alphabet[below(alphabet.count)]
        case 2: bytes = Array(bytes[..<place])
        default: bytes.insert(alphabet[below(alphabet.count)], at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ParsingError) {
        let path = try BezierPath(svg: text)
        read += 1
        if read % 8 == 0 {
          let again = try BezierPath(svg: path.svg)
          #expect(Self.areIdentical(path, again), "\(text)")
        }
      } catch {
        refused += 1
        #expect(error.offset >= 0 && error.offset <= text.utf8.count, "\(text)")
      }
    }
    #expect(read > 500 && refused > 500)
  }

  @Test func `arcs between points are those of the formulas of SVG`() throws {
    var generator = SeededGenerator(seed: 82)
    func even(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * generator.nextUnit()
    }
    for round in 0..<400 {
      let (from, to) = (Point(even(-9...9), even(-9...9)), Point(even(-9...9), even(-9...9)))
      // Half of the radii are too small to reach.
      let radii = Point(even(0.5...9), even(0.5...9))
      let (degrees, isLarge, isClockwise) = (even(-400...400), round % 2 == 0, round % 4 < 2)
      let path = try BezierPath(
        svg: "M\(from.x) \(from.y)A\(radii.x) \(radii.y) \(degrees) "
          + "\(isLarge ? 1 : 0)\(isClockwise ? 1 : 0)\(to.x) \(to.y)")
      #expect(path.segments[0].start == from && path.segments[path.segments.count - 1].end == to)
      let arc = ReferenceArc(
        from: from, to: to, radii: radii, degrees: degrees, isLarge: isLarge,
        isClockwise: isClockwise)
      var last: Double?
      var swept = 0.0
      for segment in path.segments {
        for step in 0...8 {
          let place = arc.place(of: segment.value(at: Double(step) / 8))
          #expect(abs(place.magnitude - 1) < 4.3e-6)
          let angle = Foundation.atan2(place.y, place.x)
          if let last {
            let turn = Foundation.remainder(angle - last, 2 * .pi)
            #expect(isClockwise ? turn > -1e-9 : turn < 1e-9)
            swept += turn
          }
          last = angle
        }
      }
      #expect(abs(swept) >= .pi - 1e-6 ? isLarge || arc.hasGrown : !isLarge || arc.hasGrown)
      #expect(abs(abs(swept) - abs(arc.sweep)) < 1e-6)
    }
  }

  @Test func `arcs of extreme radii stay near their ends`() throws {
    // A circle so large that the arc is a line, within rounding.
    let flat = try BezierPath(svg: "M0 0A1e150 1e150 0 0 1 3 4")
    #expect(flat.segments.count == 1 && abs(flat.length() - 5) < 1e-14)
    let tiny = try BezierPath(svg: "M0 0A1e-150 1e-150 0 0 1 3 4")
    #expect(abs(tiny.length() - 2.5 * .pi) < 1e-4)
    let near = try BezierPath(svg: "M0 0A5 5 0 1 1 1e-200 0")
    #expect(near.segments.allSatisfy { $0.end.x.isFinite && $0.control1.y.isFinite })
    let thin = try BezierPath(svg: "M0 0A1e150 1e-150 45 1 1 3 4")
    #expect(thin.segments.allSatisfy { $0.control1.x.isFinite && $0.control2.y.isFinite })
    let huge = try BezierPath(svg: "M1e150 0A1e150 1e150 0 1 1 -1e150 1")
    #expect(huge.bounds?.height.isFinite == true)
    #expect(try Self.areIdentical(huge, BezierPath(svg: huge.svg)))
    let half = try BezierPath(svg: "M0 0A5 5 0 0 1 10 0")
    #expect(half.bounds?.minimum.y == -5 || abs((half.bounds?.minimum.y ?? 0) + 5) < 1e-13)
  }

  @Test func `paths are encoded as their text`() throws {
    let path = Blob.outline
    let data = try JSONEncoder().encode([path])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(path.svg)\"]")
    #expect(try JSONDecoder().decode([BezierPath].self, from: data) == [path])
    #expect {
      try JSONDecoder().decode([BezierPath].self, from: Data("[\"M0 0\", \"M0 0L1\"]".utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.codingPath.last?.intValue == 1
        && context.debugDescription.contains("expected a number for y")
        && context.debugDescription.contains("6")
    }
  }
}

/// The ellipse of an arc, by the formulas of the appendix as they stand.
private struct ReferenceArc {
  let center: SIMD2<Double>
  let radii: SIMD2<Double>
  let rotation: Double
  let sweep: Double
  let hasGrown: Bool

  init(
    from: SIMD2<Double>, to: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    let phi = degrees * .pi / 180
    let (s, c) = (Foundation.sin(phi), Foundation.cos(phi))
    let half = (from - to) / 2
    let x = c * half.x + s * half.y
    let y = -s * half.x + c * half.y
    var (rx, ry) = (radii.x, radii.y)
    let lambda = x * x / (rx * rx) + y * y / (ry * ry)
    hasGrown = lambda > 1
    if lambda > 1 {
      rx *= lambda.squareRoot()
      ry *= lambda.squareRoot()
    }
    let rest = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let factor = (max(0, rest) / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
    let sign = isLarge == isClockwise ? -1.0 : 1
    let (cx, cy) = (sign * factor * rx * y / ry, -sign * factor * ry * x / rx)
    let middle = (from + to) / 2
    center = SIMD2(c * cx - s * cy, s * cx + c * cy) + middle
    let begin = Foundation.atan2((y - cy) / ry, (x - cx) / rx)
    let end = Foundation.atan2((-y - cy) / ry, (-x - cx) / rx)
    var angle = end - begin
    if isClockwise && angle < 0 { angle += 2 * .pi }
    if !isClockwise && angle > 0 { angle -= 2 * .pi }
    sweep = angle
    self.radii = SIMD2(rx, ry)
    rotation = phi
  }

  /// Where a point lies on the unit circle.
  func place(of point: SIMD2<Double>) -> SIMD2<Double> {
    let (s, c) = (Foundation.sin(rotation), Foundation.cos(rotation))
    let offset = point - center
    return SIMD2(c * offset.x + s * offset.y, -s * offset.x + c * offset.y) / radii
  }
}
