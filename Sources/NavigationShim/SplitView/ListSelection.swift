public import SwiftUI

/// What a list keeps its selection in.
///
/// A dynamic property, as its bindings are: the list is evaluated for another selection, also where what
/// makes it isn't.
@usableFromInline
struct ListSelection<Value: Hashable>: DynamicProperty {
  private enum Kind {
    case none, one, several
  }

  private let kind: Kind
  // Of these one is a constant at least.
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

  var values: Set<Value> {
    one.wrappedValue.map { [$0] } ?? several.wrappedValue
  }

  func select(_ value: Value) {
    one.wrappedValue = value
    several.wrappedValue = [value]
  }

  func clearOne() { one.wrappedValue = nil }
}
