// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A packer of rectangles into one large rectangle, such as the pictures of an atlas.
///
/// The surface is divided into shelves from top to bottom. An item is put into a free slot, onto
/// the shelf with the least waste, or onto a new shelf. Items with one name share a slot, which
/// becomes free when all of them have been removed.
/// ```swift
/// var atlas = ShelfPacker(width: 256, height: 256)
/// atlas.add(1, width: 100, height: 50)
/// atlas.add(2, width: 60, height: 30)?.x  // 100
/// atlas.remove(1)
/// atlas.add(3, width: 100, height: 50)?.x  // 0
/// atlas.add(4, width: 300, height: 10)  // nil
/// ```
/// A free slot is reused for items that fit, and is never merged with another. If a free slot fits,
/// it is used even if a shelf would waste less.
///
/// - Units: Pixels, from the top left corner.
/// - Complexity: O(*n*) for each item, for *n* slots and shelves.
/// - Source: Shelf Best Height Fit, with free slots: J. Jylänki, "A thousand ways to pack the bin"
///   (2010); the order of choices is that of mapbox's shelf-pack 2.1.1.
public struct ShelfPacker: Hashable, Sendable {
  /// The width of the surface.
  public private(set) var width: Int

  /// The height of the surface.
  public private(set) var height: Int

  /// The maximum length of a side after growth; nil if the surface does not grow.
  public let maximumSide: Int?

  private var shelves: [Shelf] = []
  private var slots: [Slot] = []

  /// The slots that contain items, in the order of the items' names.
  private var used: [Int] = []

  /// The free slots, in the order in which they became free.
  private var free: [Int] = []

  /// Creates an empty surface.
  ///
  /// - Parameters:
  ///   - width: The width of the surface.
  ///   - height: The height of the surface.
  ///   - maximumSide: The maximum length to which a full surface grows by doubling its shorter
  ///     side, the width first; nil for no growth. Used slots do not move.
  /// - Precondition: All numbers are in 0...2²⁹.
  public init(width: Int, height: Int, maximumSide: Int? = nil) {
    ShelfPacker.check(width, "width")
    ShelfPacker.check(height, "height")
    if let maximumSide { ShelfPacker.check(maximumSide, "maximumSide") }
    (self.width, self.height, self.maximumSide) = (width, height, maximumSide)
  }

  /// The number of names that have a slot.
  public var count: Int { used.count }

  /// The number of shelves.
  public var shelfCount: Int { shelves.count }

  /// The item with a name, or nil if it has no slot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  public subscript(id: Int) -> Item? {
    let index = firstUsed(from: id)
    guard index < used.count, slots[used[index]].item.id == id else { return nil }
    return slots[used[index]].item
  }

  /// Adds an item, or another reference to its slot.
  ///
  /// - Parameters:
  ///   - id: The name of the item. An existing item keeps its slot and its size.
  ///   - width: The width of the item; 0 is legal.
  ///   - height: The height of the item; 0 is legal.
  /// - Returns: The item with its position, or nil if it does not fit.
  /// - Precondition: Width and height are in 0...2²⁹.
  @discardableResult
  public mutating func add(_ id: Int, width: Int, height: Int) -> Item? {
    ShelfPacker.check(width, "width")
    ShelfPacker.check(height, "height")
    let rank = firstUsed(from: id)
    if rank < used.count && slots[used[rank]].item.id == id {
      slots[used[rank]].item.references += 1
      return slots[used[rank]].item
    }
    repeat {
      guard let slot = slot(width: width, height: height) else { continue }
      slots[slot].item.id = id
      slots[slot].item.width = width
      slots[slot].item.height = height
      slots[slot].item.references = 1
      used.insert(slot, at: rank)
      return slots[slot].item
    } while grow(width: width, height: height)
    return nil
  }

  /// Removes a reference to an item's slot, which becomes free after the last one.
  ///
  /// - Returns: The number of remaining references; nil if the item has no slot.
  @discardableResult
  public mutating func remove(_ id: Int) -> Int? {
    let rank = firstUsed(from: id)
    guard rank < used.count, slots[used[rank]].item.id == id else { return nil }
    let slot = used[rank]
    slots[slot].item.references -= 1
    if slots[slot].item.references == 0 {
      used.remove(at: rank)
      free.append(slot)
    }
    return slots[slot].item.references
  }

  /// Removes all items and shelves, and keeps the size of the surface.
  public mutating func removeAll() {
    (shelves, slots, used, free) = ([], [], [], [])
  }

  /// Returns the rank of the first used slot whose name is not less.
  private func firstUsed(from id: Int) -> Int {
    var (low, high) = (0, used.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[used[middle]].item.id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the area, which may not fit an integer of 32 bits.
  private func area(_ width: Int, _ height: Int) -> Int64 { Int64(width) * Int64(height) }

  /// Returns the index of a slot of a size, a free one if any fits.
  private mutating func slot(width: Int, height: Int) -> Int? {
    var waste = Int64.max
    var bestFree: Int?
    for (rank, index) in free.enumerated() {
      let slot = slots[index]
      guard width <= slot.width && height <= slot.height else { continue }
      if width == slot.width && height == slot.height { return free.remove(at: rank) }
      let wasted = area(slot.width, slot.height) - area(width, height)
      if wasted < waste { (waste, bestFree) = (wasted, rank) }
    }
    var bestShelf: Int?
    var bottom = 0
    for (rank, shelf) in shelves.enumerated() {
      bottom += shelf.height
      guard width <= shelf.free && height <= shelf.height else { continue }
      if height == shelf.height { return carve(width, from: rank) }
      let wasted = area(width, shelf.height - height)
      if wasted < waste { (waste, bestShelf) = (wasted, rank) }
    }
    if let bestFree { return free.remove(at: bestFree) }
    if let bestShelf { return carve(width, from: bestShelf) }
    guard height <= self.height - bottom && width <= self.width else { return nil }
    shelves.append(Shelf(top: bottom, height: height, free: self.width, used: 0))
    return carve(width, from: shelves.count - 1)
  }

  /// Creates a slot of a width, and of the shelf's height, in the free part of a shelf.
  private mutating func carve(_ width: Int, from rank: Int) -> Int {
    let shelf = shelves[rank]
    let item = Item(id: 0, x: shelf.used, y: shelf.top, width: width, height: 0, references: 0)
    slots.append(Slot(item: item, width: width, height: shelf.height))
    shelves[rank].used += width
    shelves[rank].free -= width
    return slots.count - 1
  }

  /// Doubles the shorter side, or the one that the item exceeds, up to the maximum.
  private mutating func grow(width itemWidth: Int, height itemHeight: Int) -> Bool {
    let (oldWidth, oldHeight) = (width, height)
    if oldWidth <= oldHeight || itemWidth > oldWidth { width = doubled(oldWidth, itemWidth) }
    if oldHeight < oldWidth || itemHeight > oldHeight { height = doubled(oldHeight, itemHeight) }
    if width == oldWidth && height == oldHeight {
      // One side has its maximum length, so the other one grows.
      width = doubled(oldWidth, itemWidth)
      if width == oldWidth { height = doubled(oldHeight, itemHeight) }
    }
    for rank in shelves.indices { shelves[rank].free += width - oldWidth }
    return width > oldWidth || height > oldHeight
  }

  private func doubled(_ side: Int, _ itemSide: Int) -> Int {
    Swift.max(side, Swift.min(maximumSide ?? 0, 2 * Swift.max(side, itemSide, 1)))
  }

  private static func check(_ size: Int, _ name: String) {
    precondition(size >= 0 && size <= 1 << 29, "\(name) must be in 0...2²⁹, but is \(size)")
  }
}

extension ShelfPacker {
  /// A named rectangle with its position.
  @frozen
  public struct Item: Hashable, Sendable {
    /// The name.
    public internal(set) var id: Int

    /// The left side.
    public let x: Int

    /// The upper side.
    public let y: Int

    /// The requested width, which may be less than that of the slot.
    public internal(set) var width: Int

    /// The requested height, which may be less than that of the slot.
    public internal(set) var height: Int

    /// The number of references to the slot.
    public internal(set) var references: Int

    /// The requested rectangle.
    public var bounds: Bounds {
      Bounds(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }
  }

  private struct Shelf: Hashable, Sendable {
    let top: Int
    let height: Int
    var free: Int
    var used: Int
  }

  /// A slot of a shelf, with its current or last item.
  private struct Slot: Hashable, Sendable {
    var item: Item
    let width: Int
    let height: Int
  }
}
