// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TextReveal: Described {
  package var notation: Notation {
    call(["elementDuration": stagger.elementDuration, "count": stagger.count])
  }
}

extension TextReveal.Glyph: Described {}
#endif
