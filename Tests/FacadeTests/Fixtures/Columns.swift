import Combine
import SwiftUI

private typealias List = Shim.List

@MainActor
final class Split: ObservableObject {
  @Published var selection: Int?
  @Published var path: [Int] = []

  func launched(_ host: NavigationHost) async -> AppUnderTest {
    await AppUnderTest.settled(host) { SplitRoot(model: self) }
  }
}

struct SplitRoot: View {
  @ObservedObject var model: Split

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        NavigationLink("row 1", value: 1)
        NavigationLink("row 2", value: 2)
        NavigationLink("row three", value: "three")
        NavigationLink("row nil", value: Int?.none)
      }
    } detail: {
      NavigationStack(path: $model.path) {
        Text(model.selection.map { "row \($0) in detail" } ?? "nothing")
          .navigationDestination(for: Int.self) { place in
            VStack {
              Text("place \(place)")
              NavigationLink("on to \(place + 1)", value: place + 1)
            }
          }
      }
    }
  }
}

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
    NavigationSplitView {
      list
    } detail: {
      Text("detail")
    }
  }

  @ViewBuilder private var list: some View {
    switch form {
    case .plain: List { rows }
    case .data: List(model.items) { row($0.id) }
    case .identity: List(model.items, id: \.id) { row($0.id) }
    case .range: List(1..<3) { row($0) }
    case .bindings: List($model.items) { row($0.wrappedValue.id) }
    case .bindingsByIdentity: List($model.items, id: \.id) { row($0.wrappedValue.id) }
    default: selectable
    }
  }

  @ViewBuilder private var selectable: some View {
    switch form {
    case .onePlain: List(selection: $model.one) { rows }
    case .oneOfData: List(model.items, selection: $model.one) { row($0.id) }
    case .oneByIdentity: List(model.items, id: \.id, selection: $model.one) { row($0.id) }
    case .oneOfRange: List(1..<3, selection: $model.one) { row($0) }
    case .oneOfBindings: List($model.items, selection: $model.one) { row($0.wrappedValue.id) }
    case .oneOfBindingsByIdentity:
      List($model.items, id: \.id, selection: $model.one) { row($0.wrappedValue.id) }
    default: severalSelectable
    }
  }

  @ViewBuilder private var severalSelectable: some View {
    switch form {
    case .severalPlain: List(selection: $model.several) { rows }
    case .severalOfData: List(model.items, selection: $model.several) { row($0.id) }
    case .severalByIdentity: List(model.items, id: \.id, selection: $model.several) { row($0.id) }
    case .severalOfRange: List(1..<3, selection: $model.several) { row($0) }
    case .severalOfBindings:
      List($model.items, selection: $model.several) { row($0.wrappedValue.id) }
    default:
      List($model.items, id: \.id, selection: $model.several) { row($0.wrappedValue.id) }
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
    case .viewWithLink: RowWithLink(number: number)
    }
  }
}

/// What a list's row is made of.
enum RowOfList {
  case link, text, viewWithLink
}

private struct RowWithLink: View {
  let number: Int

  var body: some View { VStack { NavigationLink("row \(number)", value: number) } }
}

// A Mac knows of no compact width.
#if !os(macOS)
@MainActor
final class Mail: ObservableObject {
  @Published var box: String?
  @Published var letter: String?
  @Published var preferred = NavigationSplitViewColumn.sidebar {
    didSet { if preferred == oldValue { LaunchedApps.noteRewrite("\(preferred)") } }
  }
  @Published var width = UserInterfaceSizeClass.compact

  func launched(_ behavior: HostBehavior = HostBehavior()) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior) {
      MailRoot(model: self)
    }
  }

  func launchedWithPreference(_ host: NavigationHost) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      MailRoot(model: self, hasPreference: true)
    }
  }
}

struct MailRoot: View {
  @ObservedObject var model: Mail
  var hasPreference = false

  var body: some View { split.environment(\.horizontalSizeClass, model.width) }

  @ViewBuilder private var split: some View {
    if hasPreference {
      NavigationSplitView(
        preferredCompactColumn: $model.preferred,
        sidebar: boxes,
        content: letters,
        detail: chosen
      )
    } else {
      NavigationSplitView(sidebar: boxes, content: letters, detail: chosen)
    }
  }

  private func boxes() -> some View {
    List(selection: $model.box) {
      NavigationLink("In", value: "In")
      NavigationLink("Out", value: "Out")
    }
  }

  private func letters() -> some View {
    List(selection: $model.letter) {
      NavigationLink("Hello", value: "Hello")
      NavigationLink("Bill", value: "Bill")
    }
  }

  private func chosen() -> some View { Text("\(model.box ?? "none"), \(model.letter ?? "none")") }
}
#endif
