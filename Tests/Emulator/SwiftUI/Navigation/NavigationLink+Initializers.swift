extension NavigationLink {
  /// Makes a link that a person follows.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), .own))
  }

  /// Makes a link that is on while a binding is true.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), .bound(isActive)))
  }

  /// Makes a link that is on while a selection has its tag.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      target: .view(destination(), .bound(selection.isSelected(tag)))
    )
  }

  /// Makes a link that a person follows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, .own))
  }

  /// Makes a link that is on while a binding is true.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, .bound(isActive)))
  }

  /// Makes a link that is on while a selection has its tag.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      target: .view(destination, .bound(selection.isSelected(tag)))
    )
  }
}

extension Binding {
  /// A binding that is true while this one has a value, and nil for what was it before.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      }
    )
  }
}
