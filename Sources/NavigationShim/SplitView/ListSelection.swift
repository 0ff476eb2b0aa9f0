public import SwiftUI

/// The binding of a list's selection.
///
/// It is a dynamic property, as its bindings are: another selection evaluates the list, even if the view that creates
/// it isn't evaluated.
@usableFromInline
struct ListSelection<Value: Hashable>: DynamicProperty {
  private enum Kind {
    case none, one, several
  }

  private let kind: Kind
  // At least one of these is a constant.
  private let one: Binding<Value?>
  private let several: Binding<Set<Value>>

  @usableFromInline
  init(_ binding: Binding<Value?>?) {
    kind = binding == nil ? .none : .one
    one = binding ?? .constant(nil)
    several = .constant([])
  }

  @usableFromInline
  init(_ binding: Binding<Set<Value>>?) {
    kind = binding == nil ? .none : .several
    one = .constant(nil)
    several = binding ?? .constant([])
  }

  @MainActor @ViewBuilder
  func list<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let one = kind == .none ? nil : one
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

  /// Whether at most one row can be selected.
  ///
  /// A selection of several may need edit mode.
  var isOne: Bool { kind == .one }

  /// The selection of a list in a column, if it has one.
  @MainActor
  func inColumn(isEdited: Bool) -> SelectingList.Selection? {
    selected.map {
      SelectingList.Selection(
        selected: $0,
        takes: { (try? $0.value(as: Value.self)) != nil },
        select: { if let value = try? $0.value(as: Value.self) { set([value]) } },
        clear: { set([]) },
        isEdited: isEdited
      )
    }
  }

  private var selected: SelectedValues? {
    switch kind {
    case .none: nil
    case .one: .one(one.wrappedValue.map { AnyHashable($0) })
    case .several: .several(Set(several.wrappedValue.map { AnyHashable($0) }))
    }
  }

  private func set(_ values: Set<Value>) {
    one.wrappedValue = values.first
    several.wrappedValue = values
  }
}
