// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension WebKeyframes {
  /// Creates the keyframes of a property from JSON.
  ///
  /// Both forms of the first argument of `Element.animate` are read: a list of keyframes, and an
  /// object with a list of values for each property. Missing offsets are computed, and keyframes
  /// without the property are omitted.
  /// ```swift
  /// let slide: WebKeyframes<Double> = try WebKeyframes(
  ///   json: #"{"translate": ["0px", "30px", "20px"], "easing": "ease-out", "offset": [0, 0.8]}"#,
  ///   property: "translate", form: "*px")
  /// slide.keyframes[1].offset  // 0.8
  /// Track(slide.keyframes, duration: 2).value(at: 1.6)  // 30
  /// ```
  ///
  /// - Parameters:
  ///   - text: The JSON.
  ///   - property: The property, as JavaScript spells it.
  ///   - form: The form of its values; one number unless given.
  ///   - underlying: The value of the property without the animation, used for a missing start or
  ///     end.
  /// - Throws: `ParsingError` with the path, line, column and offset, if the text is not JSON, if
  ///   an offset is outside 0…1 or decreases, if a value has another form, if values are added
  ///   instead of replaced, or if the start or the end is missing.
  /// - Precondition: The value has as many components as the form has numbers.
  /// - Complexity: O(*n* log *n*) for *n* keyframes.
  /// - Source: [web-animations-1], §5.3 and §6.6.
  public init(
    json text: String, property: String, form: CSSForm = .number, underlying: Value? = nil
  ) throws(ParsingError) {
    let (value, _) = try JSONReader.read(text)
    do throws(JSONFlaw) {
      let root = JSONCursor(value)
      let keyframes =
        if case .array = value {
          try WebKeyframes.keyframes(list: try root.elements(), property, form)
        } else {
          try WebKeyframes.keyframes(lists: root, property, form)
        }
      self.init(keyframes: try WebKeyframes.whole(keyframes, underlying, root, property))
    } catch {
      throw JSONReader.failure(error, in: text)
    }
  }

  /// Reads the keyframes of a list of objects.
  private static func keyframes(
    list: [JSONCursor], _ property: String, _ form: CSSForm
  ) throws(JSONFlaw) -> [EasedKeyframe<Value>] {
    for element in list { _ = try element.object() }
    let times = filled(try offsets(list.map { $0["offset"] }))
    var keyframes: [EasedKeyframe<Value>] = []
    for (element, offset) in zip(list, times) {
      if let composition = element["composite"] { try composition.refuseAddition() }
      let easing = try element["easing"]?.easing() ?? .linear
      guard let value = element[property] else { continue }
      keyframes.append(
        EasedKeyframe(offset: offset, value: try value.value(form), easing: easing))
    }
    return keyframes
  }

  /// Reads the keyframes of an object of lists, one for each offset of a property's values.
  private static func keyframes(
    lists root: JSONCursor, _ property: String, _ form: CSSForm
  ) throws(JSONFlaw) -> [EasedKeyframe<Value>] {
    var all: Set<Double> = []
    var own: [Double] = []
    for member in try root.object().members
    where !isControl(member.key) && member.value != .null {
      let count = JSONCursor(member.value).list.count
      let times = filled([Double?](repeating: nil, count: count))
      all.formUnion(times)
      if member.key == property { own = times }
    }
    // The lists of offsets and easings refer to the keyframes of all properties.
    let sorted = all.sorted()
    var times = sorted
    let given = try offsets(root["offset"]?.list ?? [])
    if !given.isEmpty {
      // Offsets that are not given are computed again.
      let missing = [Double?](repeating: nil, count: max(0, sorted.count - given.count))
      times = filled(Array((given + missing).prefix(sorted.count)))
    }
    var easings: [Easing] = []
    for cursor in root["easing"]?.list ?? [] { easings.append(try cursor.easing()) }
    for cursor in root["composite"]?.list ?? [] { try cursor.refuseAddition() }
    var keyframes: [EasedKeyframe<Value>] = []
    for (offset, cursor) in zip(own, root[property]?.list ?? []) {
      let index = sorted.partitioningIndex { $0 >= offset }
      keyframes.append(
        EasedKeyframe(
          offset: times[index], value: try cursor.value(form),
          easing: easings.isEmpty ? .linear : easings[index % easings.count]))
    }
    return keyframes
  }

  /// Reads offsets, nil where one is missing.
  private static func offsets(_ cursors: [JSONCursor?]) throws(JSONFlaw) -> [Double?] {
    var last = 0.0
    return try cursors.map { cursor throws(JSONFlaw) in
      guard let cursor, cursor.value != .null else { return nil }
      let offset = try cursor.number(.fraction)
      guard offset >= last else {
        throw cursor.flaw(
          "offsets must not fall, but \(NumberText.text(offset)) follows \(NumberText.text(last))")
      }
      last = offset
      return offset
    }
  }

  /// Computes missing offsets: 1 for the last, 0 for the first, and even steps in between.
  private static func filled(_ offsets: [Double?]) -> [Double] {
    guard offsets.count != 1 else { return [offsets[0] ?? 1] }
    return offsets.isEmpty ? [] : Track<Value>.times(offsets, count: offsets.count)
  }

  private static func isControl(_ key: String) -> Bool {
    key == "offset" || key == "easing" || key == "composite"
  }

  /// Adds a missing start or end from the underlying value.
  private static func whole(
    _ keyframes: [EasedKeyframe<Value>], _ underlying: Value?, _ root: JSONCursor,
    _ property: String
  ) throws(JSONFlaw) -> [EasedKeyframe<Value>] {
    var keyframes = keyframes
    let (isWithoutStart, isWithoutEnd) = (keyframes.first?.offset != 0, keyframes.last?.offset != 1)
    guard isWithoutStart || isWithoutEnd else { return keyframes }
    guard let underlying else {
      let location = keyframes.isEmpty ? "" : isWithoutStart ? " at the start" : " at the end"
      throw root.flaw("there is no '\(property)'\(location)")
    }
    if isWithoutStart { keyframes.insert(EasedKeyframe(offset: 0, value: underlying), at: 0) }
    if isWithoutEnd { keyframes.append(EasedKeyframe(offset: 1, value: underlying)) }
    return keyframes
  }
}

extension JSONCursor {
  /// The elements of a list; any other value is a list of one element.
  fileprivate var list: [JSONCursor] { (try? elements()) ?? [self] }

  /// Reads an easing of CSS.
  fileprivate func easing() throws(JSONFlaw) -> Easing {
    let text = try string()
    do throws(ParsingError) {
      return try Easing(css: text)
    } catch {
      throw flaw(error.message)
    }
  }

  /// Reads a value of CSS, which may be a number.
  fileprivate func value<Value: VectorSpace>(_ form: CSSForm) throws(JSONFlaw) -> Value {
    let text: String
    if case .number(let number) = value {
      text = NumberText.text(number.value)
    } else {
      text = try string()
    }
    do throws(ParsingError) {
      return try form.value(text)
    } catch {
      throw flaw(error.message)
    }
  }

  fileprivate func refuseAddition() throws(JSONFlaw) {
    let word = try string()
    if word != "replace" && word != "auto" {
      throw flaw("only 'replace' is known, but it is '\(word)'")
    }
  }
}
#endif
