// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieDocument {
  /// A layer, whose properties are functions of the time of the document.
  public struct Layer: Sendable {
    /// What a layer shows.
    public enum Kind: Hashable, Sendable {
      /// Other layers.
      case precomposition

      /// A rectangle of one color.
      case solid(SRGB, size: SIMD2<Double>)

      /// An image, which is not read.
      case image

      /// Nothing: it moves the layers whose parent it is.
      case null

      /// Vector graphics.
      case shapes

      /// Text.
      case text

      /// A kind that is not read, by its number.
      case other(Double)
    }

    /// The name; empty if the layer has none.
    public let name: String

    /// What the layer shows.
    public let kind: Kind

    /// The transform of the layer itself.
    public let transform: Transform

    /// The transforms of the layers to which the layer is attached, the nearest first.
    public let parents: [Transform]

    /// The layers of a precomposition, the front one first.
    public let layers: [Layer]

    /// The shapes, the front one first.
    public let shapes: [Shape]

    /// The text, which jumps from one to the next.
    public let text: AnyPlayable<String>?

    /// The instants between which the layer is shown, and the time in which they are.
    let shown: Range<Double>
    let remapping: AnyTrajectory<Double>?

    /// Whether the layer is shown at a time, as far as itself and not its precomposition tells.
    ///
    /// It is from its first frame on and not at its last one; a hidden layer never is.
    public func isShown(at time: Double) -> Bool {
      shown.contains(remapping?.value(at: time) ?? time)
    }

    /// Returns the map from the coordinates of the layer to those of its composition.
    ///
    /// It includes the transforms of the parents, but not those of precompositions around.
    public func matrix(at time: Double) -> Affine2D {
      parents.reduce(transform.matrix(at: time)) { $0.concatenating($1.matrix(at: time)) }
    }
  }

  /// The properties that place a layer or a group.
  public struct Transform: Sendable {
    /// The point of the layer that stands at the position.
    public let anchor: AnyTrajectory<SIMD2<Double>>

    /// The position.
    public let position: AnyTrajectory<SIMD2<Double>>

    /// The scale along both axes.
    public let scale: AnyTrajectory<SIMD2<Double>>

    /// The angle of rotation.
    public let rotation: AnyTrajectory<Double>

    /// The opacity.
    public let opacity: AnyTrajectory<Double>

    /// The angle by which the layer is skewed.
    public let skew: AnyTrajectory<Double>

    /// The direction along which the layer is skewed.
    public let skewAxis: AnyTrajectory<Double>

    /// Returns the map at a time: the anchor to the origin, scale, skew, rotation, and position.
    public func matrix(at time: Double) -> Affine2D {
      let scale = scale.value(at: time)
      var matrix = Affine2D.translation(.zero - anchor.value(at: time))
        .concatenating(.scale(x: scale.x, y: scale.y))
      let skew = skew.value(at: time)
      if skew != 0 {
        let axis = skewAxis.value(at: time)
        matrix = matrix.concatenating(.rotation(axis))
          .concatenating(.shear(x: -Elementary.tan(skew)))
          .concatenating(.rotation(-axis))
      }
      return matrix.concatenating(.rotation(rotation.value(at: time)))
        .concatenating(.translation(position.value(at: time)))
    }
  }
}
#endif
