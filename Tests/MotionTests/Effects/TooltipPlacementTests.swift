// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct TooltipPlacementTests {
  private struct Table: Decodable {
    let tooltip: [[Double]]
    let tooltipColumns: [String]
  }

  private let size = SIMD2(300.0, 80)

  @Test func `the eleven rows of the recorded effect, but where it leaves the container`() throws {
    let table = try Fixture.decode("effect-stroke", as: Table.self)
    #expect(table.tooltipColumns == ["viewWidth", "sourceMidX", "startX"])
    #expect(table.tooltip.count == 11)
    var others = 0
    for row in table.tooltip {
      let target = Bounds(x: row[1] - 20, y: 100, width: 40, height: 44)
      let x = TooltipPlacement().layout(of: size, for: target, inWidth: row[0]).origin.x
      guard row[0] < 324, row[2] < 12 else {
        #expect(x == row[2], "\(row)")
        continue
      }
      // There is no room for both margins, and the recorded effect keeps the one that it looks at last,
      // so that the margin at the left is 12 for some targets and 8 for others.
      others += 1
      #expect(row[2] == row[0] - 312 && x == 12, "\(row)")
    }
    #expect(others == 2)
  }

  @Test func `the origin is 16 below the target, the tip 12, rounded away from zero and not`() {
    let target = Bounds(x: 100.5, y: 60, width: 100, height: 44.5)
    let layout = TooltipPlacement().layout(of: size, for: target, inWidth: 844)
    #expect(layout.origin == SIMD2(12, 121) && layout.arrow == SIMD2(150.5, 116.5))
    #expect(layout.pointsUp && layout.direction == 1 && layout.size == size)
    let high = target.union(Bounds(x: 100.5, y: -200, width: 1, height: 0))
    #expect(TooltipPlacement().layout(of: size, for: high, inWidth: 844).origin.y == 121)
    let above = Bounds(x: 300.5, y: -60, width: 0.25, height: 43.5)
    let exact = TooltipPlacement(grid: 0).layout(of: size, for: above, inWidth: 844)
    #expect(exact.origin == SIMD2(150.625, -0.5))
    #expect(TooltipPlacement().layout(of: size, for: above, inWidth: 844).origin == SIMD2(151, -1))
    let pixels = TooltipPlacement(grid: 0.25).layout(of: size, for: above, inWidth: 844)
    #expect(pixels.origin == SIMD2(150.75, -0.5))
    let below = Bounds(x: 0, y: 0, width: 0, height: 0.5.nextDown)
    let zero = TooltipPlacement(margin: 0, gap: 0).layout(of: size, for: below, inWidth: 844)
    #expect(zero.origin.y == 0, "adding a half would give 1")
  }

  @Test func `it goes above where it has no room below, and more above`() {
    let target = Bounds(x: 150, y: 500, width: 44, height: 44)
    func layout(_ height: Double, _ target: Bounds) -> TooltipLayout {
      TooltipPlacement().layout(of: size, for: target, inWidth: 390, height: height)
    }
    // Below it needs 544 + 16 + 80 + 12.
    #expect(layout(652, target).direction == 1 && layout(652.nextDown, target).direction == -1)
    #expect(layout(600, target).origin.y == 404 && layout(600, target).arrow.y == 488)
    #expect(!layout(600, target).pointsUp)
    let low = Bounds(x: 150, y: 20, width: 44, height: 44)
    #expect(layout(100, low).direction == 1, "neither side has room, the one below more")
    #expect(layout(.nan, low).direction == -1 && layout(.infinity, target).direction == 1)
  }

  @Test func `the arrow stands between the corners`() {
    let rule = TooltipPlacement(cornerRadius: 14)
    func tip(_ middle: Double, _ size: SIMD2<Double>) -> Double {
      let target = Bounds(x: middle, y: 0, width: 0, height: 0)
      return rule.layout(of: size, for: target, inWidth: 390).arrow.x
    }
    #expect(tip(10, size) == 36 && tip(36, size) == 36 && tip(37.3, size) == 37.3)
    #expect(tip(380, size) == 354 && tip(353.9, size) == 353.9)
    #expect(tip(10, SIMD2(40, 20)) == 32, "the middle of a tooltip that is too narrow")
    #expect(tip(10, SIMD2(48, 20)) == 36)
  }

  @Test func `any placement keeps its laws`() {
    var random = SeededGenerator(seed: 17)
    func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + random.nextUnit() * (range.upperBound - range.lowerBound)
    }
    for _ in 0..<20_000 {
      let rule = TooltipPlacement(
        margin: number(0...20), gap: number(0...30), arrowGap: number(0...30),
        cornerRadius: number(0...20), grid: [0, 1, 0.5][Int(number(0...2.99))])
      let size = SIMD2(number(0...400), number(0...200))
      let (width, height) = (number(0...900), number(0...900))
      let target = Bounds(
        x: number(-50...900), y: number(-50...900), width: number(0...99), height: number(0...99))
      let found = rule.layout(of: size, for: target, inWidth: width, height: height)
      // What rounding may add at most.
      let slack = rule.grid / 2 + 1e-9
      let middle = (target.minimum.x + target.maximum.x) / 2
      let free = rule.margin...Swift.max(rule.margin, width - rule.margin - size.x)
      let x = Swift.min(free.upperBound, Swift.max(free.lowerBound, middle - size.x / 2))
      #expect(abs(found.origin.x - x) <= slack)
      if rule.grid > 0 {
        let place = found.origin / rule.grid
        #expect(place.x == place.x.rounded() && place.y == place.y.rounded())
      }
      let inset = 10 + rule.cornerRadius
      let tip = found.arrow.x - found.origin.x
      if 2 * inset <= size.x {
        #expect(tip >= inset - 1e-9 && tip <= size.x - inset + 1e-9)
        if middle >= found.origin.x + inset && middle <= found.origin.x + size.x - inset {
          #expect(found.arrow.x == middle)
        }
      } else {
        #expect(abs(tip - size.x / 2) <= 1e-9)
      }
      let top = found.pointsUp ? target.maximum.y + rule.gap : target.minimum.y - rule.gap - size.y
      #expect(abs(found.origin.y - top) <= slack)
      if !found.pointsUp {
        #expect(target.maximum.y + rule.gap + size.y + rule.margin > height)
        #expect(target.minimum.y > height - target.maximum.y)
      }
    }
  }

  @Test func `any number is a number`() {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, -1, 0, .leastNonzeroMagnitude, 300,
    ]
    let targets = [
      Bounds(minimum: SIMD2(repeating: -.infinity), maximum: SIMD2(repeating: .infinity)),
      Bounds(minimum: SIMD2(repeating: 1e308), maximum: SIMD2(repeating: 1e308)),
      Bounds(x: 0, y: 0, width: 0, height: 0),
    ]
    for rule in [
      TooltipPlacement(), TooltipPlacement(margin: 1e150, gap: 1e150, cornerRadius: 1e150),
      TooltipPlacement(grid: .leastNonzeroMagnitude), TooltipPlacement(grid: 1e150),
    ] {
      for a in numbers {
        for b in numbers {
          for target in targets {
            for size in [SIMD2(a, b), SIMD2(300, 80)] {
              let layout = rule.layout(of: size, for: target, inWidth: a, height: b)
              let isFinite = (0..<7).allSatisfy { layout[component: $0].isFinite }
              #expect(isFinite, "\(a) \(b) \(layout)")
            }
          }
        }
      }
    }
  }

  @Test func `the arrow is two curves with handles of 4, and turns over`() throws {
    let arrow = TooltipPlacement().arrowOutline()
    #expect(arrow.segments.count == 3 && arrow.subpaths.count == 1)
    #expect(arrow.bounds == Bounds(x: -10, y: 0, width: 20, height: 8))
    #expect(arrow.segments[0].control1 == SIMD2(-6, 8) && arrow.segments[0].control2 == [-4, 0])
    for (left, right) in zip([0.1, 0.3, 0.5], [0.9, 0.7, 0.5]) {
      let a = arrow.segments[0].state(at: left).value
      let b = arrow.segments[1].state(at: right).value
      #expect(abs(a.x + b.x) < 1e-14 && abs(a.y - b.y) < 1e-14, "it is symmetric")
    }
    let down = TooltipPlacement().arrowOutline(direction: -1)
    #expect(down.bounds == Bounds(x: -10, y: -8, width: 20, height: 8))
    #expect(TooltipPlacement().arrowOutline(direction: 0).bounds?.height == 0)
    for number in [Double.nan, .infinity, 9] {
      #expect(TooltipPlacement().arrowOutline(direction: number) == arrow)
    }
    #expect(TooltipPlacement(arrowHandle: 1e150).arrowOutline().segments.count == 3)
  }

  @Test(arguments: ["margin", "gap", "arrowGap", "arrowHandle", "cornerRadius", "grid"])
  func `rules are read back, and illegal ones refused`(name: String) throws {
    let rule = TooltipPlacement(margin: 7, grid: 0.1)
    let data = try JSONEncoder().encode(rule)
    #expect(try JSONDecoder().decode(TooltipPlacement.self, from: data) == rule)
    let text = String(decoding: data, as: UTF8.self)
    let broken = text.replacing(try Regex("\"\(name)\":[0-9.]+"), with: "\"\(name)\":-1")
    #expect(broken != text)
    #expect {
      try JSONDecoder().decode(TooltipPlacement.self, from: Data(broken.utf8))
    } throws: { error in
      guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
      return context.codingPath.map(\.stringValue) == [name]
    }
  }

  @Test(arguments: [0.0, -0.0])
  func `without a grid nothing is rounded`(_ grid: Double) {
    let rule = TooltipPlacement(margin: 0.25, gap: 0.125, grid: grid)
    let layout = rule.layout(
      of: SIMD2(10, 10), for: Bounds(minimum: .zero, maximum: SIMD2(1, 1)), inWidth: 100)
    #expect(layout.origin == SIMD2(0.25, 1.125))
  }

  #if DEBUG
  @Test func `a margin that is no number is a slip`() async {
    await #expect(processExitsWith: .failure) { _ = TooltipPlacement(margin: .nan) }
  }
  #endif
}
