public import Foundation

/// An outline that can be filled or drawn, and is a view that nobody sees here.
nonisolated public protocol Shape: Sendable, View {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == ShapeView<Self> {
  /// The outline, filled.
  @MainActor
  @preconcurrency
  public var body: ShapeView<Self> { ShapeView(shape: self) }
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, smaller by a distance from all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as a view.
public struct ShapeView<S: Shape>: Sendable {
  let shape: S
}

extension ShapeView: View, PrimitiveView {
  /// A shape has nothing inside.
  public typealias Body = Never
}
