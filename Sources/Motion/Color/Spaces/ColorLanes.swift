// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Three coordinates of several colors, with one group of lanes for each.
struct ColorLanes<L: FloatLanes> {
  var x: L
  var y: L
  var z: L

  /// Joins the coordinates.
  @inline(__always)
  init(_ x: L, _ y: L, _ z: L) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Converts the colors to another space.
  @inline(__always)
  func converted(from space: InterpolationSpace, to other: InterpolationSpace) -> ColorLanes {
    if space == other { return self }
    let light: ColorLanes
    switch space {
    case .srgb: light = decoded
    case .linear: light = clamped
    case .oklab: light = clamped.lightOfOKLab
    }
    switch other {
    case .srgb: return light.encoded
    case .linear: return light
    case .oklab: return light.oklab
    }
  }

  /// The coordinates, clamped so that their sums are finite.
  ///
  /// Otherwise ∞ − ∞ would give a NaN whose sign depends on the processor.
  @inline(__always)
  private var clamped: ColorLanes {
    ColorLanes(TransferKernel.clamped(x), TransferKernel.clamped(y), TransferKernel.clamped(z))
  }

  @inline(__always)
  private var decoded: ColorLanes {
    ColorLanes(TransferKernel.linear(x), TransferKernel.linear(y), TransferKernel.linear(z))
  }

  @inline(__always)
  private var encoded: ColorLanes {
    ColorLanes(TransferKernel.encoded(x), TransferKernel.encoded(y), TransferKernel.encoded(z))
  }

  @inline(__always)
  private var cubes: ColorLanes {
    ColorLanes(TransferKernel.cube(x), TransferKernel.cube(y), TransferKernel.cube(z))
  }

  @inline(__always)
  private var cubeRoots: ColorLanes {
    ColorLanes(TransferKernel.cubeRoot(x), TransferKernel.cubeRoot(y), TransferKernel.cubeRoot(z))
  }

  // The coefficients are those of `OKLab`, rounded.
  @inline(__always)
  private func combined(_ a: Float, _ b: Float, _ c: Float) -> L {
    (L(a) * x + L(b) * y) + L(c) * z
  }

  /// Evaluates the linear light of OKLab coordinates.
  @inline(__always)
  private var lightOfOKLab: ColorLanes {
    ColorLanes(
      combined(1, 0x1.95d992p-2, 0x1.b9f752p-3),
      combined(1, -0x1.b06118p-4, -0x1.058bf4p-4),
      combined(1, -0x1.6e86f6p-4, -0x1.4a9eccp+0)
    ).cubes.lightOfCubes
  }

  @inline(__always)
  private var lightOfCubes: ColorLanes {
    ColorLanes(
      combined(0x1.04e956p+2, -0x1.a76318p+1, 0x1.d906c0p-3),
      combined(-0x1.44b85ap+0, 0x1.4e0c88p+1, -0x1.5d82d4p-2),
      combined(-0x1.12fe7ap-8, -0x1.68267cp-1, 0x1.b5263cp+0))
  }

  /// Evaluates the OKLab coordinates of linear light.
  @inline(__always)
  private var oklab: ColorLanes {
    ColorLanes(
      combined(0x1.a61d62p-2, 0x1.129a2ep-1, 0x1.a57212p-5),
      combined(0x1.b1fa76p-3, 0x1.5c84a6p-1, 0x1.b7e5dep-4),
      combined(0x1.69afd6p-4, 0x1.207ae8p-2, 0x1.428c92p-1)
    ).cubeRoots.oklabOfRoots
  }

  @inline(__always)
  private var oklabOfRoots: ColorLanes {
    ColorLanes(
      combined(0x1.af02a6p-3, 0x1.965512p-1, -0x1.0add8cp-8),
      combined(0x1.fa5e1cp+0, -0x1.36dc1cp+1, 0x1.cd6870p-2),
      combined(0x1.a8696ep-6, 0x1.90c774p-1, -0x1.9e0ac0p-1))
  }
}
