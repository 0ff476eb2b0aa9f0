/// What a list keeps its selected rows in.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) {
    self = binding.map { .one($0) } ?? .none
  }

  init(_ binding: Binding<Set<Value>>?) {
    self = binding.map { .many($0) } ?? .none
  }

  /// Whether there is anything to keep it in.
  var isKept: Bool {
    if case .none = self { false } else { true }
  }

  /// Takes in a tap on a row.
  func select(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}
