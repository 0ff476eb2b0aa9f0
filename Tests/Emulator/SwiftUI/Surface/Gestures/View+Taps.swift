public import Foundation

extension View {
  /// Performs an action when the view is tapped, which its texts are the label for.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappableView(content: self, action: action)
  }

  /// Performs an action with the place of a tap, which is always the origin here.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TappableView(content: self, action: { action(.zero) })
  }

  /// Adds a gesture, which is made if it is a tap.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    TappableView(content: self, action: mask.contains(.gesture) ? gesture.tapAction : nil)
  }

  /// Adds a gesture, which is made if it is a tap.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds a gesture, which is made if it is a tap.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
