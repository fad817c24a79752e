// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The formula of a spring that moves.
///
/// With the slow rate s and the frequency μ, a swing is made of e^(−st) cos μt and e^(−st) sin μt;
/// a critically damped motion of e^(−st) and t e^(−st); an overdamped one of e^(−st) and
/// e^(−(s + 2μ)t). Near critical damping these would cancel, and e^(−st) and
/// (1 − e^(−2μt)) e^(−st) take their place. So slow a swing, or so small a gap, is treated as 0: its
/// square, or the gap itself, vanishes beside 1 before the spring rests.
@frozen
@usableFromInline
enum SpringForm: Int32, Sendable { case swing, critical, near, over }
