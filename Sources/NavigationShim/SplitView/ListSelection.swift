import Combine
import SwiftUI

/// What a list keeps its selection in.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var one: Binding<Value?>? {
    if case .one(let binding) = self { binding } else { nil }
  }

  var several: Binding<Set<Value>>? {
    if case .several(let binding) = self { binding } else { nil }
  }

  /// What is selected.
  fileprivate var values: Set<Value> {
    switch self {
    case .none: []
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .several(let binding): binding.wrappedValue
    }
  }

  /// Selects one value, and no other.
  fileprivate func select(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding): binding.wrappedValue = [value]
    }
  }
}

/// The rows of a list whose selection they can change.
///
/// A reference, so that rows are evaluated for another selection only, and not for each evaluation of
/// their list.
@MainActor
final class SelectableRows: ObservableObject {
  fileprivate private(set) var isSelectable: (PathElement) -> Bool = { _ in false }
  fileprivate private(set) var select: (PathElement) -> Void = { _ in }

  nonisolated init() {}

  /// Takes in what the list is made with now; from the evaluation of its body.
  func update<Value>(_ selection: ListSelection<Value>) -> RowSelection {
    isSelectable = { (try? $0.value(as: Value.self)) != nil }
    select = { element in
      if let value = try? element.value(as: Value.self) { selection.select(value) }
    }
    return RowSelection(rows: self, selected: Set(selection.values.map { AnyHashable($0) }))
  }
}

/// The selection of a list, as its rows need it.
struct RowSelection {
  fileprivate let rows: SelectableRows

  /// What is selected.
  fileprivate let selected: Set<AnyHashable>

  /// Whether a value is of the selection's type.
  @MainActor
  func takes(_ element: PathElement) -> Bool {
    rows.isSelectable(element)
  }

  /// Whether a value is selected.
  @MainActor
  func contains(_ element: PathElement) -> Bool {
    guard takes(element), let value = element.value else { return false }
    return selected.contains(AnyHashable(value))
  }

  /// Selects a value, and no other.
  @MainActor
  func select(_ element: PathElement) {
    rows.select(element)
  }
}

extension RowSelection: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rows === rhs.rows && lhs.selected == rhs.selected
  }
}

extension EnvironmentValues {
  /// The selection of the list around, where its rows can change it.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

private struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}
