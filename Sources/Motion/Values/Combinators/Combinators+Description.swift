// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Delayed: Described {
  package var notation: Notation {
    if endDelay < 0, let loop = base as? any PausedLoop,
      let notation = loop.notation(leadingIn: -delay)
    {
      return notation
    }
    return endDelay == 0
      ? method(of: base, "delayed", ["by": delay])
      : method(of: base, "delayed", ["by": delay, "endDelay": endDelay])
  }
}

/// A loop of rounds with pauses, of whichever type.
private protocol PausedLoop {
  /// The expression that made the loop, or nil if it was made otherwise.
  func notation(leadingIn lead: Double) -> Notation?
}

extension Looped: PausedLoop {
  fileprivate func notation(leadingIn lead: Double) -> Notation? {
    guard let round = base as? any DelayedRound, round.lead == lead,
      autoreverses ? lead == round.rest : lead == 0
    else { return nil }
    let (content, pause) = (round.content, lead + round.rest)
    return autoreverses
      ? method(of: content, "repeated", ["": count, "pause": pause, "autoreverses": true])
      : method(of: content, "repeated", ["": count, "pause": pause])
  }
}

extension Retimed: Described {
  package var notation: Notation { method(of: base, "speed", ["": factor]) }
}

extension Reversed: Described {
  package var notation: Notation { method(of: base, "reversed", [:]) }
}

extension Clipped: Described {
  package var notation: Notation { method(of: base, "clipped", ["to": limit]) }
}

extension Looped: Described {
  package var notation: Notation {
    autoreverses
      ? method(of: base, "repeated", ["": count, "autoreverses": true])
      : method(of: base, "repeated", ["": count])
  }
}

extension Accumulated: Described {
  package var notation: Notation { method(of: loop.base, "accumulated", ["": loop.count]) }
}

extension Sequenced: Described {
  package var notation: Notation { method(of: first, "followed", ["by": second]) }
}

extension Reduced: Described {
  package var notation: Notation {
    isReduced ? method(of: base, "reduced", [:]) : method(of: base, "reduced", ["": false])
  }
}

extension Settling: Described {
  package var notation: Notation { method(of: base, "settling", ["within": tolerance]) }
}

extension Translated: Described {
  package var notation: Notation { method(of: base, "translated", ["by": offset]) }
}

extension LinearlyMapped: Described {
  package var notation: Notation {
    let map = Notation(map)
    if case .call("ScalingMap", let factor) = map {
      return .method(Notation(base), "scaled", factor)
    }
    return .method(Notation(base), "mapped", [.init("through", map)])
  }
}

extension Blended: Described {
  package var notation: Notation {
    method(of: first, "blended", ["with": second, "weight": weight])
  }
}

extension Summed: Described {
  package var notation: Notation { method(of: first, "+", ["": second]) }
}

extension Zipped2: Described {
  package var notation: Notation {
    .call("zip", [.init("", Notation(first)), .init("", Notation(second))])
  }
}

extension Zipped3: Described {
  package var notation: Notation {
    .call("zip", [first as Any, second, third].map { .init("", Notation($0)) })
  }
}

extension Zipped4: Described {
  package var notation: Notation {
    .call("zip", [first as Any, second, third, fourth].map { .init("", Notation($0)) })
  }
}

extension AnyTrajectory: Described {
  package var notation: Notation {
    .call("AnyTrajectory", [.init("", Notation(contents.base.base))])
  }
}

extension AnyPlayable: Described {
  package var notation: Notation { .call("AnyPlayable", [.init("", Notation(contents.base.base))]) }
}

extension ScalingMap: Described {
  package var notation: Notation { call(["by": factor]) }
}

extension DirectionMap: Described {
  package var notation: Notation { call(["": vector]) }
}

extension OpacityDip: Described {}

extension Either: Described {}
#endif
