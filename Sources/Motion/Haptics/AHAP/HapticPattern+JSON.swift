// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension HapticPattern {
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

extension JSONValue {
  /// Returns an object of AHAP, without the members that are nil.
  fileprivate static func members(_ members: [(AHAPKey, JSONValue?)]) -> JSONValue {
    .object(
      JSONObject(
        members.compactMap { key, value in
          value.map { JSONObject.Member(key: key.rawValue, value: $0) }
        }))
  }

  /// The value with the keys of AHAP first, in the order in which they are written.
  var inUsualOrder: JSONValue {
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
