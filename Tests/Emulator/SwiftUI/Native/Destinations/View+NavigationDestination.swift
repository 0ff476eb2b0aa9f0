extension View {
  /// Declares what is shown for the values of a type.
  @_disfavoredOverload
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }

  /// Shows a view above the stack's path while a binding is true.
  @_disfavoredOverload
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    PresentedDestinationView(content: self, isPresented: isPresented, destination: destination())
  }

  /// Shows a view above the stack's path while there is an item.
  @_disfavoredOverload
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    ItemDestinationView(content: self, item: item, destination: destination)
  }
}
