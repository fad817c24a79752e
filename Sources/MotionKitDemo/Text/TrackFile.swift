// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A track read from a JSON file: numbers, or vectors of two to four of them.
struct TrackFile: Sendable {
  /// The names of the numbers of a sample: the values, then the velocities.
  let channels: [String]

  /// The track's duration in seconds.
  let duration: Double

  /// The track, if its value is one number.
  let ofNumber: Track<Double>?

  /// Returns values and velocities at a time.
  let sample: @Sendable (Double) -> [Double]

  /// Reads a file; nil where the text does not name one.
  ///
  /// JSON5 is read too, so that comments are allowed and the position of NaN is reported.
  ///
  /// - Throws: A failure in one line with the path of the error, `keyframes[2].duration`.
  init?(_ text: String) throws(Failure) {
    guard text.hasSuffix(".json") || text.hasSuffix(".json5") else { return nil }
    let data = try InputFile.bytes(of: text)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      switch try decoder.decode(Shape.self, from: data).count {
      case 1: self.init(try decoder.decode(Track<Double>.self, from: data))
      case 2: self.init(try decoder.decode(Track<SIMD2<Double>>.self, from: data))
      case 3: self.init(try decoder.decode(Track<SIMD3<Double>>.self, from: data))
      case 4: self.init(try decoder.decode(Track<SIMD4<Double>>.self, from: data))
      case let count: throw Failure("\(text): a value has 1 to 4 numbers, but here \(count)")
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(text): \(TrackFile.message(error))")
    }
  }

  private init<Value: VectorSpace>(_ track: Track<Value>) {
    let count = Value.componentCount
    let names = count == 1 ? ["value"] : Array(["x", "y", "z", "w"].prefix(count))
    channels = names + (count == 1 ? ["velocity"] : names.map { "\($0) velocity" })
    duration = track.duration
    ofNumber = track as? Track<Double>
    sample = { time in
      let state = track.state(at: time)
      return (0..<count).map { state.value[component: $0] }
        + (0..<count).map { state.velocity[component: $0] }
    }
  }

  /// The count of numbers in the first value of the file.
  private struct Shape: Decodable {
    let count: Int

    private struct Components: Decodable {
      let count: Int

      init(from decoder: any Decoder) throws {
        count = (try? decoder.unkeyedContainer())?.count ?? 1
      }
    }

    private enum CodingKeys: CodingKey { case from, values }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let values = try? container.decode([Components].self, forKey: .values) {
        count = values.first?.count ?? 1
      } else {
        count = (try? container.decode(Components.self, forKey: .from))?.count ?? 1
      }
    }
  }

  /// Returns the error, after the path to it.
  private static func message(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath)) must be \(noun(type))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? detail(context) : "\(path(context.codingPath)): \(detail(context))"
    default: "it is no track"
    }
  }

  /// Returns the JSON term for a type.
  private static func noun(_ type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }

  /// Returns a path, or the term for the outermost value.
  private static func place(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "the file" : path(keys)
  }

  /// Returns the broken rule; if the text is not JSON at all, the parser's own words.
  private static func detail(_ context: DecodingError.Context) -> String {
    guard let underlying = context.underlyingError else { return context.debugDescription }
    let words = (underlying as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return words ?? context.debugDescription
  }

  /// Returns a path in the notation of a program: `keyframes[2].duration`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
