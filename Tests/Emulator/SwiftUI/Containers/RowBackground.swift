struct RowBackground {
  let isThere: Bool
}

extension View {
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    noted(RowBackground(isThere: view != nil))
  }
}
