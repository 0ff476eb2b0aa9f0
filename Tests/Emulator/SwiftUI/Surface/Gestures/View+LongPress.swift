public import Foundation

extension View {
  /// Performs an action when the view is pressed long, which its texts are the label for.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    LongPressView(content: self, action: action)
  }

  /// Performs an action when the view is pressed long, which its texts are the label for.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    LongPressView(content: self, action: action)
  }
}
