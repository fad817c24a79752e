// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A path to a value in JSON, by keys and indices, such as `Pattern[3].Event.Time`.
package indirect enum JSONPath: Hashable, Sendable {
  case root
  case step(JSONPath, Step)

  /// One step of a path.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var isRoot: Bool { self == .root }

  /// The steps, the outermost first.
  package var steps: [Step] {
    var steps: [Step] = []
    var rest = self
    while case .step(let outer, let step) = rest {
      steps.append(step)
      rest = outer
    }
    return steps.reversed()
  }

  /// The steps as coding keys.
  package var keys: [any CodingKey] {
    steps.map {
      switch $0 {
      case .key(let key): FieldKey(stringValue: key)
      case .index(let index): FieldKey(intValue: index)
      }
    }
  }
}

extension JSONPath: CustomStringConvertible {
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
#endif
