// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A reader that converts JSON to a haptic pattern, and notes tolerated deviations.
struct AHAPReader {
  /// The tolerated deviations, at most 1000.
  private(set) var notes: [JSONFlaw] = []

  /// The unknown keys of the current item, by their paths in it.
  private var unknown: [JSONObject.Member] = []

  private mutating func note(_ message: String, at cursor: JSONCursor) {
    if notes.count < 1000 { notes.append(cursor.flaw(message)) }
  }

  /// Reads a whole pattern.
  mutating func pattern(_ root: JSONCursor) throws(JSONFlaw) -> HapticPattern {
    let list = try root.member("Pattern")
    try keepUnknown(root, [.version, .metadata, .pattern])
    let version = try number(root, .version, 0...1e150, or: 1)
    var metadata: HapticPattern.Metadata?
    if let cursor = root[.metadata], isObject(cursor) {
      try keepUnknown(
        cursor, [.project, .created, .description], inItem: AHAPKey.metadata.rawValue)
      metadata = HapticPattern.Metadata(
        project: text(cursor, .project), created: text(cursor, .created),
        description: text(cursor, .description))
    }
    var members = try root.object().members
    for index in members.indices where members[index].key == AHAPKey.pattern.rawValue {
      // Each item keeps its own form.
      members[index].value = .null
    }
    let form = HapticForm(JSONObject(members), unknown: unknown)
    var items: [HapticPattern.Item] = []
    var points = 0
    let elements = try list.elements()
    if let flaw = HapticPattern.flaw(items: elements.count, points: 0) {
      throw list.flaw(flaw.message)
    }
    for cursor in elements {
      unknown = []
      let item = try item(cursor)
      items.append(item)
      points += item.pointCount
      if let flaw = HapticPattern.flaw(items: 0, points: points) { throw list.flaw(flaw.message) }
    }
    let pattern = HapticPattern(
      items, metadata: metadata, version: version, assumptions: HapticAssumptions(), form: form)
    try noteReach(of: pattern, list)
    return pattern
  }

  /// Returns whether metadata is an object; any other value is kept as unknown.
  private mutating func isObject(_ metadata: JSONCursor) -> Bool {
    if case .object = metadata.value { return true }
    note("what is no object is kept", at: metadata)
    unknown.append(JSONObject.Member(key: AHAPKey.metadata.rawValue, value: metadata.value))
    return false
  }

  /// Notes curves that continue after the end of the pattern.
  private mutating func noteReach(of pattern: HapticPattern, _ list: JSONCursor) throws(JSONFlaw) {
    for (index, cursor) in try list.elements().enumerated() {
      guard case .curve(let curve) = pattern.items[index],
        let last = curve.sortedPoints.last, curve.time + last.time > pattern.restTime
      else { continue }
      note("the curve reaches beyond the end of the pattern", at: cursor)
    }
  }

  private mutating func item(_ cursor: JSONCursor) throws(JSONFlaw) -> HapticPattern.Item {
    let kinds: [AHAPKey] = [.event, .parameter, .parameterCurve]
    let object = try cursor.object()
    let found = kinds.filter { cursor[$0] != nil }
    guard found.count == 1, let inner = cursor[found[0]] else {
      throw cursor.flaw(
        "expected exactly one of 'Event', 'Parameter' and 'ParameterCurve', but found "
          + "\(found.count)")
    }
    try keepUnknown(cursor, kinds, inItem: "")
    let name = found[0].rawValue
    switch found[0] {
    case .event:
      let (kind, padding) = try kind(inner)
      let time = try number(inner, .time, 0...1e150, or: 0)
      let parameters = try eventParameters(inner)
      return .event(
        HapticEvent(
          kind, at: time, padding: padding, parameters: parameters,
          form: HapticForm(object, unknown: unknown)))
    case .parameter:
      try keepUnknown(inner, [.parameterID, .parameterValue, .time], inItem: name)
      let control = try identifier(inner, .parameterID, HapticControl.self)
      let value = try number(
        inner, .parameterValue, control.range, or: control.defaultValue)
      let time = try number(inner, .time, 0...1e150, or: 0)
      return .parameter(
        HapticParameter(
          control, value, at: time, form: HapticForm(object, unknown: unknown)))
    default:
      try keepUnknown(inner, [.parameterID, .time, .controlPoints], inItem: name)
      let control = try identifier(inner, .parameterID, HapticControl.self)
      let time = try number(inner, .time, 0...1e150, or: 0)
      let points = try controlPoints(inner, control)
      return .curve(
        HapticCurve(control, at: time, points, form: HapticForm(object, unknown: unknown)))
    }
  }

  private mutating func kind(
    _ event: JSONCursor
  ) throws(JSONFlaw) -> (kind: HapticEvent.Kind, padding: Double) {
    try keepUnknown(
      event,
      [
        .time, .eventType, .eventDuration, .eventParameters, .waveformPath, .usesEnvelope,
        .loopEnabled,
      ], inItem: AHAPKey.event.rawValue)
    let type = try identifier(event, .eventType, AHAPEventType.self)
    let duration = try number(event, .eventDuration, 0...1e150, or: 0, isUsual: true)
    let usesEnvelope = try flag(event, .usesEnvelope, or: true)
    let loops = try flag(event, .loopEnabled, or: false)
    let path = try event[.waveformPath]?.string()
    switch type {
    case .transient: return (.transient, duration)
    case .continuous: return (.continuous(duration: duration), 0)
    case .audioContinuous: return (.audioContinuous(duration: duration), 0)
    case .audioCustom:
      guard let path else { throw event.flaw("the key 'EventWaveformPath' is missing") }
      let sound = HapticSound(
        path: path, duration: duration, usesVolumeEnvelope: usesEnvelope, loops: loops)
      return (.audioCustom(sound), 0)
    }
  }

  private mutating func eventParameters(
    _ event: JSONCursor
  ) throws(JSONFlaw) -> [HapticEvent.Parameter] {
    guard let list = event[.eventParameters] else { return [] }
    var parameters: [HapticEvent.Parameter] = []
    for (index, cursor) in try list.elements().enumerated() {
      let path = "\(AHAPKey.event.rawValue).\(AHAPKey.eventParameters.rawValue)[\(index)]"
      try keepUnknown(cursor, [.parameterID, .parameterValue], inItem: path)
      let property = try identifier(cursor, .parameterID, HapticProperty.self)
      guard cursor[.parameterValue] != nil else {
        note("without a value it is as if the parameter were missing", at: cursor)
        continue
      }
      let value = try number(cursor, .parameterValue, property.range, or: 0)
      parameters.append(HapticEvent.Parameter(property, value))
      if parameters.count > HapticEvent.parameterLimit {
        throw list.flaw("more than \(HapticEvent.parameterLimit) parameters")
      }
    }
    return parameters
  }

  private mutating func controlPoints(
    _ curve: JSONCursor, _ control: HapticControl
  ) throws(JSONFlaw) -> [HapticCurve.Point] {
    let list = try curve.member(AHAPKey.controlPoints.rawValue)
    var points: [HapticCurve.Point] = []
    var (isSorted, isEarly) = (true, false)
    for (index, cursor) in try list.elements().enumerated() {
      let path =
        "\(AHAPKey.parameterCurve.rawValue).\(AHAPKey.controlPoints.rawValue)[\(index)]"
      try keepUnknown(cursor, [.time, .parameterValue], inItem: path)
      let time = try number(cursor, .time, -1e150...1e150, or: 0)
      let value = try number(
        cursor, .parameterValue, control.range, or: control.defaultValue)
      isSorted = isSorted && (points.last?.time ?? time) <= time
      isEarly = isEarly || time < 0
      points.append(HapticCurve.Point(time, value))
      if points.count > HapticCurve.limit {
        throw list.flaw("more than \(HapticCurve.limit) points")
      }
    }
    if points.isEmpty { note("a curve without points changes nothing", at: list) }
    if !isSorted { note("the points are read in the order of their times", at: list) }
    if isEarly { note("the curve has points before its own time", at: list) }
    return points
  }

  /// Keeps and notes unknown keys.
  private mutating func keepUnknown(
    _ cursor: JSONCursor, _ known: [AHAPKey], inItem path: String = ""
  ) throws(JSONFlaw) {
    for member in try cursor.object().members {
      if let key = AHAPKey(rawValue: member.key), known.contains(key) { continue }
      unknown.append(
        JSONObject.Member(
          key: path.isEmpty ? member.key : path + "." + member.key, value: member.value))
      note("the unknown key '\(member.key)' is kept", at: cursor)
    }
  }

  /// Reads a number and clamps it to a range.
  ///
  /// - Parameters:
  ///   - cursor: The object that contains the number.
  ///   - key: The key of the number.
  ///   - range: The range. Numbers beyond ±10¹⁵⁰ are not legal.
  ///   - absent: The value if the key is missing.
  ///   - isUsual: Whether a missing key is usual, and not noted.
  /// - Returns: The number, clamped to the range.
  /// - Throws: `JSONFlaw` if the value is not a number, or not a legal one.
  private mutating func number(
    _ cursor: JSONCursor, _ key: AHAPKey, _ range: ClosedRange<Double>, or absent: Double,
    isUsual: Bool = false
  ) throws(JSONFlaw) -> Double {
    guard let cursor = cursor[key] else {
      if !isUsual {
        note("'\(key.rawValue)' is missing and treated as \(NumberText.text(absent))", at: cursor)
      }
      return absent
    }
    let number = try cursor.number(.range(-1e150...1e150))
    let held = number.clamped(to: range)
    if held != number {
      note("\(NumberText.text(number)) is treated as \(NumberText.text(held))", at: cursor)
    }
    return held
  }

  /// Reads true or false, also if written as 1 or 0.
  private mutating func flag(
    _ cursor: JSONCursor, _ key: AHAPKey, or absent: Bool
  ) throws(JSONFlaw) -> Bool {
    guard let cursor = cursor[key] else { return absent }
    guard case .number(let number) = cursor.value, number.value == 0 || number.value == 1 else {
      return try cursor.bool()
    }
    note("\(number.text) is treated as \(number.value == 1)", at: cursor)
    return number.value == 1
  }

  /// Reads a string of the metadata; a value of another type is kept as unknown.
  private mutating func text(_ cursor: JSONCursor, _ key: AHAPKey) -> String? {
    guard let cursor = cursor[key] else { return nil }
    if case .string(let text) = cursor.value { return text }
    note("'\(key.rawValue)' is no text, and is kept", at: cursor)
    unknown.append(
      JSONObject.Member(key: "\(AHAPKey.metadata.rawValue).\(key.rawValue)", value: cursor.value))
    return nil
  }

  /// Reads one of the names that the format defines.
  private func identifier<Name: RawRepresentable<String> & CaseIterable>(
    _ cursor: JSONCursor, _ key: AHAPKey, _ type: Name.Type
  ) throws(JSONFlaw) -> Name {
    let cursor = try cursor.member(key.rawValue)
    let text = try cursor.string()
    if let name = Name(rawValue: text) { return name }
    let known = Name.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw cursor.flaw("unknown name '\(text)'; the names here are \(known)")
  }
}

extension JSONCursor {
  fileprivate subscript(key: AHAPKey) -> JSONCursor? { self[key.rawValue] }
}
#endif
