// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieReader {
  /// Reads a property; one that is missing or cannot be read has a default, the latter with a note.
  mutating func property<Value: VectorSpace>(
    _ cursor: JSONCursor?, default value: Value
  ) -> LottieKeyframes<Value> {
    if let cursor {
      noteExpression(cursor)
      do throws(JSONFlaw) {
        return try LottieKeyframes(property: cursor, usesFirstComponents: true)
      } catch {
        note(error)
      }
    }
    return LottieKeyframes(keyframes: [LottieKeyframes.Keyframe(time: 0, value: value)])
  }

  /// Keeps a note if a property has an expression.
  private mutating func noteExpression(_ property: JSONCursor) {
    if let expression = property["x"], case .string = expression.value {
      note(expression, "expressions are not read")
    }
  }

  /// Reads the transform of a layer or a group.
  mutating func transform(
    _ cursor: JSONCursor?, on clock: LottieClock
  ) -> LottieDocument.Transform {
    let radians = Double.pi / 180
    return LottieDocument.Transform(
      anchor: clock.motion(property(cursor?["a"], default: .zero)),
      position: position(cursor?["p"], on: clock),
      scale: clock.motion(
        property(cursor?["s"], default: SIMD2(repeating: 100)).map { $0 / 100 }),
      rotation: clock.motion(property(cursor?["r"], default: 0.0).map { $0 * radians }),
      opacity: share(cursor?["o"], default: 100, on: clock),
      skew: clock.motion(property(cursor?["sk"], default: 0.0).map { $0 * radians }),
      skewAxis: clock.motion(property(cursor?["sa"], default: 0.0).map { $0 * radians }))
  }

  /// Reads a position, whose coordinates may be properties of their own.
  private mutating func position(
    _ cursor: JSONCursor?, on clock: LottieClock
  ) -> AnyTrajectory<SIMD2<Double>> {
    guard let cursor, let x = cursor["x"], case .object = x.value else {
      return clock.motion(property(cursor, default: .zero))
    }
    let (horizontal, vertical) = (property(x, default: 0.0), property(cursor["y"], default: 0.0))
    return AnyTrajectory(
      clock.motion(horizontal.map { SIMD2($0, 0) }) + clock.motion(vertical.map { SIMD2(0, $0) }))
  }

  /// Reads a number in percent.
  mutating func share(
    _ cursor: JSONCursor?, default percent: Double, on clock: LottieClock
  ) -> AnyTrajectory<Double> {
    clock.motion(property(cursor, default: percent).map { $0 / 100 })
  }

  /// Reads an outline; nil, with a note, if it cannot be read.
  mutating func path(_ cursor: JSONCursor, on clock: LottieClock) -> AnyPlayable<BezierPath>? {
    noteExpression(cursor)
    do throws(JSONFlaw) {
      var outlines: [LottieOutline] = []
      let keyframes = try LottieKeyframes.keyframes(of: cursor) { cursor throws(JSONFlaw) in
        // An outline stands alone or in a list of one.
        let outline = try LottieOutline((try? cursor.elements().first) ?? cursor)
        if let last = outlines.last, last.points.count != outline.points.count {
          throw cursor.flaw(
            "expected \(last.points.count / 3) vertices, but found \(outline.points.count / 3)")
        }
        outlines.append(outline)
        return Double(outlines.count - 1)
      }
      return clock.motion(keyframes, outlines) { $0.path(to: $1, by: $2) }
    } catch {
      note(error)
      return nil
    }
  }

  /// Reads the colors of a gradient; nil, with a note, if they cannot be read.
  mutating func stops(
    _ cursor: JSONCursor, on clock: LottieClock
  ) -> AnyPlayable<LottieDocument.Gradient>? {
    do throws(JSONFlaw) {
      let count = try cursor.member("p").number(.range(0...65_536))
      let property = try cursor.member("k")
      noteExpression(property)
      var lists: [[Double]] = []
      let keyframes = try LottieKeyframes.keyframes(of: property) { cursor throws(JSONFlaw) in
        var numbers: [Double] = []
        for element in try cursor.elements() { numbers.append(try element.number(.finite)) }
        guard Double(numbers.count) >= 4 * count,
          lists.last.map({ $0.count == numbers.count }) ?? true
        else { throw cursor.flaw("the stops of the gradient have another number") }
        lists.append(numbers)
        return Double(lists.count - 1)
      }
      return clock.motion(keyframes, lists) { first, second, share in
        LottieDocument.Gradient(
          zip(first, second).map { $0 + ($1 - $0) * share }, colorCount: Int(count))
      }
    } catch {
      note(error)
      return nil
    }
  }
}

extension LottieKeyframes {
  /// Returns the keyframes with other values, by a function that is linear as far as curves go.
  func map<Other: VectorSpace>(_ convert: (Value) -> Other) -> LottieKeyframes<Other> {
    LottieKeyframes<Other>(
      keyframes: keyframes.map { keyframe in
        LottieKeyframes<Other>.Keyframe(
          time: keyframe.time, value: convert(keyframe.value), isHeld: keyframe.isHeld,
          easings: keyframe.easings.map { .init(out: $0.out, into: $0.into) },
          curve: keyframe.curve.map {
            .init(leaving: convert($0.leaving), arriving: convert($0.arriving))
          })
      })
  }
}
#endif
