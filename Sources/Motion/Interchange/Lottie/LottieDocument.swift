// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A Lottie document: its layers, whose properties are motions of one clock.
///
/// ```swift
/// let document = try LottieDocument(
///   json: """
///     {"fr": 60, "ip": 0, "op": 120, "w": 200, "h": 100, "layers": [
///       {"ty": 4, "nm": "Ball", "ip": 0, "op": 120, "st": 0, "ks": {
///         "o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [100]}]}}}]}
///     """)
/// document["Ball"]?.transform.opacity.value(at: 0.25)  // 0.5
/// document.duration  // 2.0
/// ```
/// Time 0 is frame 0 of the document for every property of every layer, also in a precomposition
/// that starts later, is stretched, or has a time of its own. What is not read, such as expressions,
/// effects, masks and mattes, is listed in ``notes``.
///
/// - Units: Times are in seconds, angles in radians from the x axis toward the y axis, positions in
///   the units of the document with y down. Opacities, scales and shares are 1 for 100 percent.
/// - Source: The Lottie specification, "Animation", "Layers", "Shapes" and "Properties".
public struct LottieDocument: Sendable {
  /// The name of the document; empty if it has none.
  public let name: String

  /// The width and the height.
  public let size: SIMD2<Double>

  /// The frames per second.
  public let frameRate: Double

  /// The frames that are played.
  ///
  /// They are `ip` and `op` of the text; the last one is not shown.
  public let frames: Range<Double>

  /// The layers, the front one first.
  public let layers: [Layer]

  /// Notes about what is not read, in the order of the text.
  ///
  /// Only the first 1000 are kept.
  public let notes: [ParsingError.Note]

  /// The time in which the frames are played.
  public var duration: Double { (frames.upperBound - frames.lowerBound) / frameRate }

  /// The first layer with a name, also in precompositions; a layer comes before those inside it.
  public subscript(name: String) -> Layer? {
    func find(_ layers: [Layer]) -> Layer? {
      for layer in layers {
        if layer.name == name { return layer }
        if let inner = find(layer.layers) { return inner }
      }
      return nil
    }
    return find(layers)
  }

  /// Creates a document from its text.
  ///
  /// A property that cannot be read has its default value, with a note.
  ///
  /// - Throws: `ParsingError` with the path, line, column and offset, if the text is not JSON, if
  ///   the frame rate, the frames or the layers are missing or illegal, if precompositions contain
  ///   themselves, or if there are more than 16 384 layers and shapes, each counted as often as it
  ///   is shown.
  /// - Complexity: O(*n*) for *n* bytes and layers that are shown.
  public init(json text: String) throws(ParsingError) {
    let (value, _) = try JSONReader.read(text)
    do throws(JSONFlaw) {
      let root = JSONCursor(value)
      name = try LottieReader.name(of: root)
      frameRate = try root.member("fr").number(.positive)
      let (first, end) = (
        try root.member("ip").number(.finite), try root.member("op").number(.finite)
      )
      guard first <= end else {
        throw root.flaw("the last frame must not be before the first")
      }
      frames = first..<end
      func side(_ key: String) throws(JSONFlaw) -> Double { try root[key]?.number(.finite) ?? 0 }
      size = [try side("w"), try side("h")]
      var reader = try LottieReader(root)
      layers = try reader.layers(root, on: LottieClock(frameRate: frameRate))
      notes = JSONReader.notes(reader.flaws, in: text)
    } catch {
      throw JSONReader.failure(error, in: text)
    }
  }
}
#endif
