struct TappableView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension TappableView: View, ModifyingView {
  var tapAction: (() -> Void)? { action }
}

extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    TappableView(content: self, action: action)
  }
}
