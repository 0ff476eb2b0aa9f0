/// The values that are selected in a list.
///
/// A single value is compared with `==` alone: values that are equal may have different hashes.
enum SelectedValues: Equatable {
  case one(AnyHashable?)
  case several(Set<AnyHashable>)

  var isEmpty: Bool {
    switch self {
    case .one(let value): value == nil
    case .several(let values): values.isEmpty
    }
  }

  func contains(_ value: AnyHashable) -> Bool {
    switch self {
    case .one(let selected): value == selected
    case .several(let values): values.contains(value)
    }
  }
}
