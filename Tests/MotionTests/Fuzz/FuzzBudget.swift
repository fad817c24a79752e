// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How long a run lasts.
struct FuzzBudget {
  /// The seconds after which it is over, if there is such a limit.
  var seconds: Double?

  /// How many legal values of each type are made.
  var values = 0

  /// How many changed texts of JSON are read, over all types.
  var forms = 0

  /// How many texts of each other language are read.
  var texts = 0

  /// How many random trees of motions the laws of composition are held against.
  var trees = 0
}
