// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A flaw of a value in JSON, with the path of the value.
struct JSONFlaw: Error, Hashable {
  /// A description of the flaw, in one line without a final period.
  let message: String

  /// The path to the value.
  let path: JSONPath
}

extension JSONFlaw: CustomStringConvertible {
  /// The path and the message, in one line.
  var description: String { path.isRoot ? message : "\(path): \(message)" }
}
#endif
