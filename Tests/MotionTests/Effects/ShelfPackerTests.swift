// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

@Suite struct ShelfPackerTests {
  private struct Script: Decodable {
    let shelfSize: [Int]
    let shelf: [[Int]]
  }

  @Test func `the script of fourteen operations leads to the same places`() throws {
    let script = try Fixture.decode("effect-stroke", as: Script.self)
    #expect(script.shelf.count == 14)
    var packer = ShelfPacker(width: script.shelfSize[0], height: script.shelfSize[1])
    for row in script.shelf {
      if row[0] == 1 {
        let item = packer.add(row[1], width: row[2], height: row[3])
        #expect(item?.x ?? -1 == row[4] && item?.y ?? -1 == row[5], "\(row)")
      } else {
        #expect(packer.remove(row[1]) == 0)
      }
    }
  }

  @Test func `items of one name share a place, which is free after the last`() {
    var packer = ShelfPacker(width: 100, height: 100)
    #expect(packer.add(7, width: 40, height: 20)?.references == 1)
    let second = packer.add(7, width: 90, height: 90)
    #expect(second?.references == 2 && second?.width == 40)
    #expect(packer.remove(7) == 1 && packer[7]?.references == 1)
    #expect(packer.remove(7) == 0 && packer[7] == nil && packer.remove(7) == nil)
    #expect(packer.add(8, width: 30, height: 10)?.x == 0)
    #expect(packer.add(9, width: 40, height: 20)?.x == 40)
    #expect(packer[8]?.bounds == Bounds(x: 0, y: 0, width: 30, height: 10))
    #expect(packer.count == 2 && packer.shelfCount == 1)
    packer.removeAll()
    #expect(packer == ShelfPacker(width: 100, height: 100))
  }

  @Test func `a free place is preferred to a shelf that wastes less`() {
    var packer = ShelfPacker(width: 100, height: 100)
    packer.add(1, width: 50, height: 40)
    packer.add(2, width: 60, height: 21)
    packer.remove(1)
    // The free place wastes 50 · 40 − 10 · 20, the second shelf 10.
    #expect(packer.add(3, width: 10, height: 20)?.y == 0)
    // A place that fits exactly comes first of all.
    packer.add(4, width: 20, height: 40)
    packer.remove(4)
    packer.remove(3)
    #expect(packer.add(5, width: 20, height: 40)?.x == 50)
  }

  @Test func `a full surface doubles its shorter side, the width first`() {
    var packer = ShelfPacker(width: 64, height: 64, maximumSide: 256)
    #expect(packer.add(1, width: 64, height: 64)?.x == 0)
    #expect(packer.add(2, width: 64, height: 64)?.x == 64)
    #expect(packer.width == 128 && packer.height == 64)
    #expect(packer.add(3, width: 10, height: 60)?.y == 64)
    #expect(packer.width == 128 && packer.height == 128)
    #expect(packer.add(4, width: 250, height: 250) == nil)
    #expect(packer.width == 256 && packer.height == 256)
    #expect(packer[1]?.x == 0 && packer[2]?.x == 64 && packer[3]?.y == 64)
    #expect(packer.add(5, width: 300, height: 1) == nil)
  }

  @Test func `places of a long random script never overlap`() {
    var generator = SeededGenerator(seed: 12)
    var packer = ShelfPacker(width: 64, height: 64, maximumSide: 512)
    var present: [Int: Bounds] = [:]
    for step in 0..<1500 {
      if generator.next() % 3 == 0, let id = present.keys.min() {
        #expect(packer.remove(id) == 0)
        present[id] = nil
      } else {
        let (width, height) = (Int(generator.next() % 40), Int(generator.next() % 40))
        guard let item = packer.add(step, width: width, height: height) else { continue }
        #expect(item.x + width <= packer.width && item.y + height <= packer.height)
        for other in present.values {
          let common = item.bounds.intersection(other)
          #expect((common?.width ?? 0) * (common?.height ?? 0) == 0)
        }
        present[step] = item.bounds
      }
    }
    #expect(present.count == packer.count)
    #expect(present.allSatisfy { packer[$0.key]?.bounds == $0.value })
  }

  @Test func `sizes of 0 are legal, and surfaces without size hold nothing else`() {
    var packer = ShelfPacker(width: 0, height: 0)
    #expect(packer.add(1, width: 0, height: 0) != nil)
    #expect(packer.add(2, width: 1, height: 0) == nil && packer.add(3, width: 0, height: 1) == nil)
    var growing = ShelfPacker(width: 0, height: 0, maximumSide: 1024)
    #expect(growing.add(1, width: 700, height: 3) != nil)
  }

  @Test func `large layers get a surface of their own`() {
    let small = ShelfPacker(forLayerOfWidth: 1023, height: 10)
    #expect(small.width == 2048 && small.height == 2048)
    let wide = ShelfPacker(forLayerOfWidth: 1100, height: 10)
    #expect(wide.width == 2240 && wide.height == 512)
    let tall = ShelfPacker(forLayerOfWidth: 100, height: 1500)
    #expect(tall.width == 1024 && tall.height == 1536)
  }

  @Test func `sizes that are no sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = ShelfPacker(width: -1, height: 1) }
    await #expect(processExitsWith: .failure) {
      var packer = ShelfPacker(width: 1, height: 1)
      packer.add(1, width: 1, height: -1)
    }
  }
}
