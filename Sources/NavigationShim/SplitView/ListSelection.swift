import Combine
import LinkStackEngine
import SwiftUI

/// What a list keeps its selection in.
///
/// A dynamic property, as its bindings are: the list is evaluated for another selection, also where what
/// makes it isn't.
struct ListSelection<Value: Hashable>: DynamicProperty {
  private enum Kind {
    case none, one, several
  }

  private let kind: Kind
  // Of these one is a constant at least.
  private let one: Binding<Value?>
  private let several: Binding<Set<Value>>

  init(_ binding: Binding<Value?>?) {
    kind = binding == nil ? .none : .one
    one = binding ?? .constant(nil)
    several = .constant([])
  }

  init(_ binding: Binding<Set<Value>>?) {
    kind = binding == nil ? .none : .several
    one = .constant(nil)
    several = binding ?? .constant([])
  }

  var isNone: Bool { kind == .none }

  @MainActor @ViewBuilder
  func list<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let one = isNone ? nil : one
    #if os(watchOS)
    if #available(watchOS 10, *) {
      SwiftUI.List(selection: one, content: content)
    } else {
      SwiftUI.List(content: content)
    }
    #else
    kind == .several
      ? SwiftUI.List(selection: several, content: content)
      : SwiftUI.List(selection: one, content: content)
    #endif
  }

  /// Whether a row at most is selected; several may perhaps be in edit mode only.
  var isOne: Bool { kind == .one }

  fileprivate var values: Set<Value> {
    one.wrappedValue.map { [$0] } ?? several.wrappedValue
  }

  fileprivate func select(_ value: Value) {
    one.wrappedValue = value
    several.wrappedValue = [value]
  }

  fileprivate func clearOne() { one.wrappedValue = nil }
}

/// The rows of a list whose selection they can change.
///
/// A reference, so that rows are evaluated for another selection only, and not for each evaluation of
/// their list.
@MainActor
final class SelectableRows: ObservableObject, EqualByIdentity {
  fileprivate private(set) var isSelectable: (PathElement) -> Bool = { _ in false }
  fileprivate private(set) var select: (PathElement) -> Void = { _ in }
  private(set) var clearOne: () -> Void = {}
  private var canBeTapped = false
  private var haveAppeared = false

  /// What is selected, and what was when the column was told last.
  private var selected: Set<AnyHashable> = []
  private var told: Set<AnyHashable>?

  nonisolated init() {}

  /// Tells the stacks in later columns of another selection; from the evaluation of the list's body.
  func tell(_ column: Column?, _ configuration: NavigationConfiguration) {
    if let told, told != selected { column?.selectionHasChanged(configuration) }
    told = selected
  }

  fileprivate func noteRow() { canBeTapped = true }

  func update<Value>(_ selection: ListSelection<Value>) -> RowSelection {
    isSelectable = { (try? $0.value(as: Value.self)) != nil }
    select = { element in
      if let value = try? element.value(as: Value.self) { selection.select(value) }
    }
    clearOne = selection.clearOne
    selected = Set(selection.values.map { AnyHashable($0) })
    return RowSelection(rows: self, selected: selected)
  }

  /// Warns if no row can be tapped, as the first one appears.
  func rowAppears(_ configuration: NavigationConfiguration) {
    guard !haveAppeared else { return }
    haveAppeared = true
    configuration.wakeScheduler.after(.turn) { [weak self] in
      if self?.canBeTapped == false { configuration.warningLog.warn(.rowsWithoutIdentity) }
    }
  }
}

/// The selection of a list, as its rows need it.
struct RowSelection: Equatable {
  let rows: SelectableRows
  let selected: Set<AnyHashable>
  var links: RowLinks?

  @MainActor
  func noteRow(_ scheduler: any WakeScheduler) {
    rows.noteRow()
    links?.note(scheduler)
  }

  @MainActor
  func takes(_ element: PathElement) -> Bool { rows.isSelectable(element) }

  @MainActor
  func contains(_ element: PathElement) -> Bool {
    guard takes(element), let value = element.value else { return false }
    return selected.contains(AnyHashable(value))
  }

  @MainActor
  func select(_ element: PathElement) { rows.select(element) }
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
