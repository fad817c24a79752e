// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A haptic pattern that was read from a text, and what was tolerated in it.
public struct HapticReading: Hashable, Sendable {
  /// The pattern.
  public let pattern: HapticPattern

  /// What was unusual and what was made of it, in the order of the text.
  ///
  /// Commas too many and a byte-order mark are all here, of the rest the first thousand.
  public let notes: [TextNote]
}

extension HapticPattern {
  /// Reads a pattern in Apple's format AHAP.
  ///
  /// Every key that is documented is read. Keys that are not known are kept, as are the order of
  /// all keys and the way in which numbers are written, and written again by ``ahap``. Numbers
  /// outside their range are held to it; a key that is missing or null has its default.
  /// `reading(ahap:)` does the same and says what it tolerated.
  /// ```swift
  /// let text = """
  ///   {"Version": 1.0, "Pattern": [
  ///     {"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [
  ///       {"ParameterID": "HapticIntensity", "ParameterValue": 0.8},
  ///     ]}},
  ///   ]}
  ///   """
  /// let reading = try HapticPattern.reading(ahap: text)
  /// reading.pattern.sample(at: 0.01).intensity  // 0.8
  /// reading.notes.count  // 2
  /// reading.notes[0].description  // skipped a comma before ']', in line 3, column 64
  /// ```
  ///
  /// - Throws: `ParsingError` with the path to the value, its line, column and offset.
  /// - Source: Apple, "Representing haptic patterns in AHAP files".
  public init(ahap text: String) throws(ParsingError) {
    self = try HapticPattern.reading(ahap: text).pattern
  }

  /// Reads a pattern in Apple's format AHAP, and says what was tolerated.
  ///
  /// - Throws: `ParsingError` with the path to the value, its line, column and offset.
  public static func reading(ahap text: String) throws(ParsingError) -> HapticReading {
    let (value, slips) = try JSONReader.read(text, isTolerant: true)
    var reader = AHAPReader()
    let pattern: HapticPattern
    do throws(JSONFlaw) {
      pattern = try reader.pattern(JSONCursor(value))
    } catch {
      throw JSONReader.failure(error, in: text)
    }
    let notes = (slips + JSONReader.notes(reader.notes, in: text)).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return HapticReading(pattern: pattern, notes: notes.map(\.element))
  }

  /// The pattern in Apple's format AHAP.
  ///
  /// What was read from a text is written with its keys in their order, its digits, and the keys
  /// that are not known.
  public var ahap: String { json.indentedText }

  /// The pattern in JSON.
  var json: JSONValue {
    let list = JSONValue.array(items.map(\.json))
    let pattern = AHAPKey.pattern.rawValue
    if let object = form.object {
      return .object(
        JSONObject(
          object.members.map {
            $0.key == pattern ? JSONObject.Member(key: pattern, value: list) : $0
          }))
    }
    return .members([
      (.version, .number(version)), (.metadata, metadata?.json), (.pattern, list),
    ])
  }
}

extension HapticPattern: Codable {
  /// Writes the pattern in Apple's format AHAP; the assumptions are no part of it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads a pattern in Apple's format AHAP, with the usual assumptions.
  ///
  /// A decoder tells neither the order of keys nor how numbers were written: keys are brought into
  /// the usual order. What is tolerated is what `init(ahap:)` tolerates, as far as the decoder
  /// reads the text.
  ///
  /// - Throws: `DecodingError` with the path to a value that is not legal.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder).inUsualOrder
    var reader = AHAPReader()
    do {
      self = try reader.pattern(JSONCursor(value))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + error.path.keys, debugDescription: error.message))
    }
  }
}

extension JSONValue {
  /// An object of AHAP, without the members that are nil.
  fileprivate static func members(_ members: [(AHAPKey, JSONValue?)]) -> JSONValue {
    .object(
      JSONObject(
        members.compactMap { key, value in
          value.map { JSONObject.Member(key: key.rawValue, value: $0) }
        }))
  }

  /// The value with the keys of AHAP in the order in which they are written, before all others.
  fileprivate var inUsualOrder: JSONValue {
    switch self {
    case .array(let list): return .array(list.map(\.inUsualOrder))
    case .object(let object):
      func rank(_ key: String) -> Int { JSONValue.ranks[key] ?? JSONValue.ranks.count }
      let members = object.members.sorted {
        (rank($0.key), $0.key) < (rank($1.key), $1.key)
      }
      return .object(
        JSONObject(members.map { JSONObject.Member(key: $0.key, value: $0.value.inUsualOrder) }))
    default: return self
    }
  }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: AHAPKey.allCases.enumerated().map { ($1.rawValue, $0) })
}

extension HapticPattern.Metadata {
  fileprivate var json: JSONValue {
    .members([
      (.project, project.map(JSONValue.string)), (.created, created.map(JSONValue.string)),
      (.description, description.map(JSONValue.string)),
    ])
  }
}

extension HapticPattern.Item {
  fileprivate var json: JSONValue {
    switch self {
    case .event(let event):
      event.form.object.map(JSONValue.object) ?? .members([(.event, event.json)])
    case .parameter(let parameter):
      parameter.form.object.map(JSONValue.object)
        ?? .members([
          (
            .parameter,
            .members([
              (.parameterID, .string(parameter.control.rawValue)),
              (.time, .number(parameter.time)), (.parameterValue, .number(parameter.value)),
            ])
          )
        ])
    case .curve(let curve):
      curve.form.object.map(JSONValue.object) ?? .members([(.parameterCurve, curve.json)])
    }
  }
}

extension HapticEvent {
  fileprivate var json: JSONValue {
    let type: AHAPEventType
    var sound: HapticSound?
    switch kind {
    case .transient: type = .transient
    case .continuous: type = .continuous
    case .audioContinuous: type = .audioContinuous
    case .audioCustom(let own): (type, sound) = (.audioCustom, own)
    }
    let duration = kind == .transient ? padding : kind.duration
    return .members([
      (.time, .number(time)), (.eventType, .string(type.rawValue)),
      (.eventDuration, duration > 0 ? .number(duration) : nil),
      (.waveformPath, (sound?.path).map(JSONValue.string)),
      (.usesEnvelope, sound?.usesVolumeEnvelope == false ? .bool(false) : nil),
      (.loopEnabled, sound?.loops == true ? .bool(true) : nil),
      (
        .eventParameters,
        parameters.isEmpty
          ? nil
          : .array(
            parameters.map {
              .members([
                (.parameterID, .string($0.property.rawValue)),
                (.parameterValue, .number($0.value)),
              ])
            })
      ),
    ])
  }
}

extension HapticCurve {
  fileprivate var json: JSONValue {
    .members([
      (.parameterID, .string(control.rawValue)), (.time, .number(time)),
      (
        .controlPoints,
        .array(
          points.map {
            .members([(.time, .number($0.time)), (.parameterValue, .number($0.value))])
          })
      ),
    ])
  }
}
#endif
