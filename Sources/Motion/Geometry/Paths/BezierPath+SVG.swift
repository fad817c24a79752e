// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The path as SVG path data, which reads back as the same path to the bit.
  ///
  /// Numbers are the shortest that read back as the same bits. The commands are absolute moves,
  /// lines, cubic curves and closes; arcs and quadratic curves are written as the cubic curves that
  /// represent them.
  public var svg: String {
    var text = ""
    for subpath in subpaths {
      if !text.isEmpty { text += " " }
      text += "M" + BezierPath.text(subpath.start)
      for index in subpath.segments {
        let segment = segments[index]
        let isLine = segment.hasSameBits(as: CubicSegment(from: segment.start, to: segment.end))
        if isLine {
          // The line that a close adds is omitted.
          let isLast = index == subpath.segments.upperBound - 1
          let isClosing = isLast && subpath.isClosed && segment.start != segment.end
          if isClosing && BezierPath.sameBits(segment.end, subpath.start) { continue }
          text += " L" + BezierPath.text(segment.end)
        } else {
          text += " C" + BezierPath.text(segment.control1) + " "
          text += BezierPath.text(segment.control2) + " " + BezierPath.text(segment.end)
        }
      }
      if subpath.isClosed { text += " Z" }
    }
    return text
  }

  private static func text(_ point: SIMD2<Double>) -> String {
    NumberText.text(point.x) + " " + NumberText.text(point.y)
  }

  /// Whether the coordinates are equal and so are the signs of zeros.
  fileprivate static func sameBits(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    a.x.bitPattern == b.x.bitPattern && a.y.bitPattern == b.y.bitPattern
  }
}

extension CubicSegment {
  /// Whether all four points are the same to the bit.
  fileprivate func hasSameBits(as other: CubicSegment) -> Bool {
    BezierPath.sameBits(start, other.start) && BezierPath.sameBits(control1, other.control1)
      && BezierPath.sameBits(control2, other.control2) && BezierPath.sameBits(end, other.end)
  }
}

#if !hasFeature(Embedded)
extension BezierPath {
  /// Reads a path from SVG path data.
  ///
  /// It reads all that SVG 2 allows in the attribute `d`: moves, lines, cubic, quadratic and smooth
  /// curves, arcs and closes, absolute and relative, with every abbreviation.
  /// ```swift
  /// let drop = try BezierPath(svg: "M20 0c8 12 15 19 15 28a15 15 0 01-30 0c0-9 7-16 15-28z")
  /// drop.bounds?.height  // 43
  /// ```
  /// An empty text is an empty path.
  ///
  /// - Parameter text: The path data.
  /// - Accuracy: Numbers are correctly rounded; arcs become cubic segments within 4.3·10⁻⁶ of the
  ///   larger radius.
  /// - Throws: `ParsingError`, with a message and the offset in bytes. A text with an error is not
  ///   read in part, whereas browsers draw the part before it.
  /// - Source: [SVG 2], §9.3, and appendix B.2 for arcs.
  public init(svg text: String) throws(ParsingError) {
    var reader = SVGPathReader(text)
    self = try reader.path()
  }
}

extension BezierPath: Codable {
  /// Encodes the path as SVG path data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(svg)
  }

  /// Decodes SVG path data.
  ///
  /// - Throws: `DecodingError` with the message and the offset in bytes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ParsingError) {
      try self.init(svg: text)
    } catch {
      throw container.failure("\(error)")
    }
  }
}
#endif
