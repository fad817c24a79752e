// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A form that is known when a loop over springs of it is compiled.
protocol KnownForm {
  static var form: SpringForm { get }
}

enum KnownSwing: KnownForm { static var form: SpringForm { .swing } }
enum KnownCritical: KnownForm { static var form: SpringForm { .critical } }
enum KnownNear: KnownForm { static var form: SpringForm { .near } }
enum KnownOver: KnownForm { static var form: SpringForm { .over } }
