import Combine
import SwiftUI

private typealias List = Shim.List

/// The ways to write a list.
enum FormOfList: CaseIterable {
  case plain, data, identity, range, bindings, bindingsByIdentity
  case onePlain, oneOfData, oneByIdentity, oneOfRange, oneOfBindings, oneOfBindingsByIdentity
  case severalPlain, severalOfData, severalByIdentity, severalOfRange, severalOfBindings
  case severalOfBindingsByIdentity

  var isSelectable: Bool {
    switch self {
    case .plain, .data, .identity, .range, .bindings, .bindingsByIdentity: false
    default: true
    }
  }

  /// Whether a tap on a row without a link selects as well: its identity is known.
  var hasSelectableTexts: Bool { isSelectable && ![.onePlain, .severalPlain].contains(self) }
}

@MainActor
final class ListModel: ObservableObject {
  @Published var one: Int?
  @Published var several: Set<Int> = []
  @Published var items = [Item(id: 1), Item(id: 2)]

  var selected: Set<Int> { several.union(one.map { [$0] } ?? []) }

  struct Item: Identifiable {
    let id: Int
  }
}

@MainActor
struct FormsOfLists: View {
  let form: FormOfList
  var row = RowOfList.link
  @ObservedObject var model: ListModel

  var body: some View {
    WithDetail {
      list
    }
  }

  private var list: AnyView {
    let (items, one, several) = (model.items, $model.one, $model.several)
    let bindings = $model.items
    switch form {
    case .plain: return AnyView(List { rows })
    case .data: return AnyView(List(items) { row($0.id) })
    case .identity: return AnyView(List(items, id: \.id) { row($0.id) })
    case .range: return AnyView(List(1..<3) { row($0) })
    case .bindings: return AnyView(List(bindings) { row($0.wrappedValue.id) })
    case .bindingsByIdentity: return AnyView(List(bindings, id: \.id) { row($0.wrappedValue.id) })
    case .onePlain: return AnyView(List(selection: one) { rows })
    case .oneOfData: return AnyView(List(items, selection: one) { row($0.id) })
    case .oneByIdentity: return AnyView(List(items, id: \.id, selection: one) { row($0.id) })
    case .oneOfRange: return AnyView(List(1..<3, selection: one) { row($0) })
    case .oneOfBindings:
      return AnyView(List(bindings, selection: one) { row($0.wrappedValue.id) })
    case .oneOfBindingsByIdentity:
      return AnyView(List(bindings, id: \.id, selection: one) { row($0.wrappedValue.id) })
    case .severalPlain: return AnyView(List(selection: several) { rows })
    case .severalOfData: return AnyView(List(items, selection: several) { row($0.id) })
    case .severalByIdentity:
      return AnyView(List(items, id: \.id, selection: several) { row($0.id) })
    case .severalOfRange: return AnyView(List(1..<3, selection: several) { row($0) })
    case .severalOfBindings:
      return AnyView(List(bindings, selection: several) { row($0.wrappedValue.id) })
    case .severalOfBindingsByIdentity:
      return AnyView(List(bindings, id: \.id, selection: several) { row($0.wrappedValue.id) })
    }
  }

  @ViewBuilder private var rows: some View {
    row(1)
    row(2)
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    switch row {
    case .link: NavigationLink("row \(number)", value: number)
    case .text: Text("row \(number)").tag(number)
    }
  }
}

/// What a list's row is made of.
enum RowOfList {
  case link, text
}
