/// Where a stack's path is kept, whatever its type.
@MainActor
struct PathStore {
  /// Whether all values are of one type, so that only the root's destinations count.
  let isTyped: Bool

  let elements: () -> [PathElement]

  /// Shortens the path to a count, if it is longer.
  let truncate: (_ count: Int) -> Void

  /// Adds a value, and returns whether the path takes such values.
  let append: (any PathValue) -> Bool

  init(_ path: Binding<NavigationPath>) {
    isTyped = false
    elements = { path.wrappedValue.elements }
    truncate = { count in
      var value = path.wrappedValue
      guard value.count > count else { return }
      value.removeLast(value.count - count)
      path.wrappedValue = value
    }
    append = { element in
      path.wrappedValue.elements.append(.value(element))
      return true
    }
  }

  init<Data>(typed path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    isTyped = true
    elements = { path.wrappedValue.map { .value(PlainPathValue(value: $0)) } }
    truncate = { count in
      var value = path.wrappedValue
      guard value.count > count else { return }
      value.removeLast(value.count - count)
      path.wrappedValue = value
    }
    append = { element in
      guard element.type == ObjectIdentifier(Data.Element.self),
        let element = element.value as? Data.Element
      else { return false }
      path.wrappedValue.append(element)
      return true
    }
  }
}
