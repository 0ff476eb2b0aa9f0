import Combine
import SwiftUI

private typealias List = Shim.List

/// The ways to write a list.
enum FormOfList: CaseIterable {
  case plain, data, identity, range, bindings, bindingsByIdentity
  case onePlain, oneOfData, oneByIdentity, oneOfRange, oneOfBindings, oneOfBindingsByIdentity
  case severalPlain, severalOfData, severalByIdentity, severalOfRange, severalOfBindings
  case severalOfBindingsByIdentity

  var isSelectable: Bool { ["one", "several"].contains { "\(self)".hasPrefix($0) } }

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
    return switch form {
    case .plain: AnyView(List { rows })
    case .data: AnyView(List(items) { row($0.id) })
    case .identity: AnyView(List(items, id: \.id) { row($0.id) })
    case .range: AnyView(List(1..<3) { row($0) })
    case .bindings: AnyView(List(bindings) { row($0) })
    case .bindingsByIdentity: AnyView(List(bindings, id: \.id) { row($0) })
    case .onePlain: AnyView(List(selection: one) { rows })
    case .oneOfData: AnyView(List(items, selection: one) { row($0.id) })
    case .oneByIdentity: AnyView(List(items, id: \.id, selection: one) { row($0.id) })
    case .oneOfRange: AnyView(List(1..<3, selection: one) { row($0) })
    case .oneOfBindings: AnyView(List(bindings, selection: one) { row($0) })
    case .oneOfBindingsByIdentity: AnyView(List(bindings, id: \.id, selection: one) { row($0) })
    case .severalPlain: AnyView(List(selection: several) { rows })
    case .severalOfData: AnyView(List(items, selection: several) { row($0.id) })
    case .severalByIdentity: AnyView(List(items, id: \.id, selection: several) { row($0.id) })
    case .severalOfRange: AnyView(List(1..<3, selection: several) { row($0) })
    case .severalOfBindings: AnyView(List(bindings, selection: several) { row($0) })
    case .severalOfBindingsByIdentity:
      AnyView(List(bindings, id: \.id, selection: several) { row($0) })
    }
  }

  @ViewBuilder private var rows: some View {
    row(1)
    row(2)
  }

  private func row(_ item: Binding<ListModel.Item>) -> some View { row(item.wrappedValue.id) }

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
