extension View {
  /// Declares what is shown for the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }

  /// Shows a view above the stack's path while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    PresentedDestinationView(content: self, isPresented: isPresented, destination: destination())
  }

  /// Shows a view above the stack's path while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ItemDestinationView(content: self, item: item, destination: destination)
  }
}
