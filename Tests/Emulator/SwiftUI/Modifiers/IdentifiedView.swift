/// A view with an identity that the client gave: another one is another place in the tree.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  var contents: [Child] { [Child(content, identity: AnyHashable(id))] }
}

extension View {
  /// Gives the view an identity: with another one it begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
