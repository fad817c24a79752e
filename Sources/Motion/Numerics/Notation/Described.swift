// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value that prints as one short line: the expression that would create it.
package protocol Described: CustomStringConvertible {
  /// The expression; by default the case, what is encoded, or the properties.
  var notation: Notation { get }
}

extension Described {
  package var notation: Notation { Notation(describing: self) }

  /// The value as an expression of Swift, in one line of fewer than 120 characters.
  ///
  /// Parts are left out, as `…`, where it would be longer.
  public var description: String { notation.line }

  /// Returns the expression of a method that made the value from another.
  package func method(
    of base: Any, _ name: String, _ parts: KeyValuePairs<String, Any>
  ) -> Notation {
    .method(Notation(base), name, Notation.parts(parts))
  }

  /// Returns the expression of an initializer or of a named case, without arguments that are nil.
  package func call(_ parts: KeyValuePairs<String, Any>, named name: String? = nil) -> Notation {
    .call(name ?? Notation.name(of: Self.self), Notation.parts(parts))
  }
}
#endif
