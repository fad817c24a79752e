// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A flaw of a value in JSON, with the path of the value.
package struct JSONFlaw: Error, Hashable {
  /// A description of the flaw, in one line without a final period.
  package let message: String

  /// The path to the value.
  package let path: JSONPath
}

extension JSONFlaw: CustomStringConvertible {
  /// The path and the message, in one line.
  package var description: String { path.isRoot ? message : "\(path): \(message)" }
}
#endif
