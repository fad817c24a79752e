// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Named colors of CSS, with the fixed numbers of CSS. The colors with the same names in SwiftUI and
// UIKit differ, and change with the appearance. `black`, `white` and `clear`, which CSS calls
// transparent, are declared in `SRGB`.
//
// Source: [css-color-4], §6.1, "Named Colors": the sixteen of HTML 4, with aqua and fuchsia under
// their other names, and six that are common in palettes.
extension SRGB {
  /// The red primary at full strength.
  ///
  /// In CSS `red`, `#ff0000`.
  @inlinable
  public static var red: SRGB { SRGB(hex: 0xff0000) }

  /// The green primary at full strength.
  ///
  /// In CSS `lime`, `#00ff00`.
  @inlinable
  public static var lime: SRGB { SRGB(hex: 0x00ff00) }

  /// The blue primary at full strength.
  ///
  /// In CSS `blue`, `#0000ff`.
  @inlinable
  public static var blue: SRGB { SRGB(hex: 0x0000ff) }

  /// Red and green at full strength.
  ///
  /// In CSS `yellow`, `#ffff00`.
  @inlinable
  public static var yellow: SRGB { SRGB(hex: 0xffff00) }

  /// Green and blue at full strength.
  ///
  /// In CSS `cyan`, `#00ffff`. CSS also calls it aqua.
  @inlinable
  public static var cyan: SRGB { SRGB(hex: 0x00ffff) }

  /// Red and blue at full strength.
  ///
  /// In CSS `magenta`, `#ff00ff`. CSS also calls it fuchsia.
  @inlinable
  public static var magenta: SRGB { SRGB(hex: 0xff00ff) }

  /// A light gray.
  ///
  /// In CSS `silver`, `#c0c0c0`.
  @inlinable
  public static var silver: SRGB { SRGB(hex: 0xc0c0c0) }

  /// A medium gray.
  ///
  /// In CSS `gray`, `#808080`.
  @inlinable
  public static var gray: SRGB { SRGB(hex: 0x808080) }

  /// A dark red.
  ///
  /// In CSS `maroon`, `#800000`.
  @inlinable
  public static var maroon: SRGB { SRGB(hex: 0x800000) }

  /// A dark green.
  ///
  /// In CSS `green`, `#008000`. The green primary is ``lime``.
  @inlinable
  public static var green: SRGB { SRGB(hex: 0x008000) }

  /// A dark blue.
  ///
  /// In CSS `navy`, `#000080`.
  @inlinable
  public static var navy: SRGB { SRGB(hex: 0x000080) }

  /// A dark yellow.
  ///
  /// In CSS `olive`, `#808000`.
  @inlinable
  public static var olive: SRGB { SRGB(hex: 0x808000) }

  /// A dark cyan.
  ///
  /// In CSS `teal`, `#008080`.
  @inlinable
  public static var teal: SRGB { SRGB(hex: 0x008080) }

  /// A dark magenta.
  ///
  /// In CSS `purple`, `#800080`.
  @inlinable
  public static var purple: SRGB { SRGB(hex: 0x800080) }

  /// Red and about two thirds of green.
  ///
  /// In CSS `orange`, `#ffa500`.
  @inlinable
  public static var orange: SRGB { SRGB(hex: 0xffa500) }

  /// A yellow with less green than red.
  ///
  /// In CSS `gold`, `#ffd700`.
  @inlinable
  public static var gold: SRGB { SRGB(hex: 0xffd700) }

  /// A dark, dull red.
  ///
  /// In CSS `brown`, `#a52a2a`.
  @inlinable
  public static var brown: SRGB { SRGB(hex: 0xa52a2a) }

  /// A light red.
  ///
  /// In CSS `pink`, `#ffc0cb`.
  @inlinable
  public static var pink: SRGB { SRGB(hex: 0xffc0cb) }

  /// A light orange red.
  ///
  /// In CSS `coral`, `#ff7f50`.
  @inlinable
  public static var coral: SRGB { SRGB(hex: 0xff7f50) }

  /// A light magenta.
  ///
  /// In CSS `violet`, `#ee82ee`.
  @inlinable
  public static var violet: SRGB { SRGB(hex: 0xee82ee) }

  /// A dark violet blue.
  ///
  /// In CSS `indigo`, `#4b0082`.
  @inlinable
  public static var indigo: SRGB { SRGB(hex: 0x4b0082) }

  /// A light cyan that leans to green.
  ///
  /// In CSS `turquoise`, `#40e0d0`.
  @inlinable
  public static var turquoise: SRGB { SRGB(hex: 0x40e0d0) }
}
