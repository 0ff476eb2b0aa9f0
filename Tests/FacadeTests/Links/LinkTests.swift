import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Links to values", .misusesNoHost)
struct ValueLinkTests {
  @Test("the text of a link may be a resource", arguments: NavigationHost.both)
  @available(iOS 16, tvOS 16, macOS 13, *)
  func resource(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        VStack {
          NavigationLink(.unsaved, value: Unsaved(name: "a"))
          NavigationLink(.saved, value: 2)
          NavigationLink(.view) { Text("a view") }
        }
        .navigationDestination(for: Unsaved.self) { Text("plain \($0.name)") }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    for (link, text) in [("unsaved", "plain a"), ("saved", "number 2"), ("view", "a view")] {
      await app.press(link)
      expect(app, texts: [text])
      await app.goBack()
    }
  }
}

private struct Unsaved: Hashable {
  let name: String
}

// What Xcode makes of the keys of a string catalog.
@available(iOS 16, tvOS 16, macOS 13, *)
extension LocalizedStringResource {
  fileprivate static var unsaved: LocalizedStringResource { LocalizedStringResource("unsaved") }
  fileprivate static var saved: LocalizedStringResource { LocalizedStringResource("saved") }
  fileprivate static var view: LocalizedStringResource { LocalizedStringResource("view") }
}

@MainActor
@Suite("Links to views", .misusesNoHost)
struct ViewLinkTests {
  private let links = Links()

  #if os(Linux)
  @Test("a screen whose evaluation has its link evaluated is left alone after 60 times")
  func feedback() async {
    let feedback = Feedback()
    let app = await AppUnderTest.settled(.links) {
      NavigationStack { FeedbackRoot(feedback: feedback) }
    }
    feedback.inNextTurn = { app.inNextTurn($0) }
    await app.press("open")
    expect(app, texts: ["screen"])
    expect(60...70 ~= feedback.count, is: true, "\(feedback.count)")
    expect(app.warnings.take().count, is: 1)
    // What isn't endless is followed as ever.
    feedback.inNextTurn = { _ in }
    await app.goBack()
    await app.press("open")
    expect(app, texts: ["screen"])
  }
  #endif

  @Test(
    "a view refreshes while it is shown, and isn't shown again once it was left",
    .needs(.countingScreens)
  )
  func refresh() async {
    let app = await links.launched()
    await app.press("noted")
    await app.settle { links.note = "changed" }
    expect(app, texts: ["note changed"])
    await app.goBack()
    await app.settle { links.note = "again" }
    expect(app, depth: 0)
    // A binding is not written after the app's own false.
    await app.settle { links.isActive = true }
    await app.settle { links.isActive = false }
    expect(links.history, is: [true, false])
  }

  @Test(
    "a view that the app refuses as soon as its link is turned on isn't shown, then or later",
    arguments: NavigationHost.both,
    ["active", "tag 1"]
  )
  func refused(host: NavigationHost, label: String) async {
    links.refusesViews = true
    let app = await links.launched(host)
    await app.press(label)
    expect(app, sees: "tag 2")
    await app.press("noted")
    await app.goBack()
    expect(app, sees: "tag 2")
    expect(!links.isActive && links.selection == nil, is: true)
  }

  // A Mac's navigation view has columns.
  #if !os(macOS)
  @Test(
    "a view goes when its link is taken away, whatever moves then, and no other's",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    RowLinks.Change.allCases
  )
  func removed(host: NavigationHost, change: RowLinks.Change) async {
    for delay in [0, 100, 345, 1000] as [Int64] {
      let model = RowLinks()
      let app = await AppUnderTest.settled(host) { RowLinksView(model: model) }
      expect(await app.tap("row 2"), is: true)
      await app.wait(delay)
      await app.settle { model.make(change) }
      expect(app, shows: change.keepsRow ? ["Row 2"] : [], "\(host), after \(delay) ms")
      if change.keepsRow { await app.goBack() } else { await app.settle { model.make(.reload) } }
      expect(app, shows: [])
      await app.press("row 2")
      expect(app, shows: ["Row 2"])
    }
  }

  @Test("outside of the shim's stacks a selection that moves as a person goes back is kept")
  func movedSelection() async {
    let app = await AppUnderTest.settled(.links) {
      Observing(links) { bound in
        NavigationView {
          ForEach(1..<3) { number in
            NavigationLink("tag \(number)", tag: number, selection: bound.selection) {
              Text("view \(number)")
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    await app.settle { links.selection = 1 }
    expect(await app.back(), is: true)
    await app.settle { links.selection = 2 }
    expect(links.selection, is: 2)
    app.allowMisuse()
  }
  #endif

  @Test("a link to a value is disabled outside of any stack, and where its value is nil")
  func valueOutside() async {
    let app = await AppUnderTest.settled(.links) {
      VStack {
        NavigationLink("outside", value: 1)
        NavigationStack { NavigationLink("no value", value: Int?.none) }
      }
    }
    expect(app.enabledLabels, is: [])
  }
}

/// A list whose rows lead to views.
@MainActor
final class RowLinks: ObservableObject {
  enum Change: CaseIterable, Sendable {
    case removeRow, removeOthers, moveRow, removeAll, replaceList, reload

    var keepsRow: Bool { self == .removeOthers || self == .moveRow }
  }

  @Published fileprivate var rows = [1, 2, 3]
  @Published fileprivate var generation = 0
  @Published fileprivate var isLoading = false

  func make(_ change: Change) {
    isLoading = change == .replaceList
    switch change {
    case .removeRow: rows = [1, 3]
    case .removeOthers: rows = [2]
    case .moveRow: rows = [3, 1, 2]
    case .removeAll: rows = []
    case .replaceList: break
    case .reload:
      rows = [1, 2, 3]
      generation += 1
    }
  }
}

private struct RowLinksView: View {
  @ObservedObject var model: RowLinks

  var body: some View {
    NavigationStack {
      VStack {
        if model.isLoading {
          Text("loading")
        } else {
          List(model.rows.map { Row(number: $0, generation: model.generation) }) { row in
            NavigationLink("row \(row.number)") {
              Text("view").navigationTitle("Row \(row.number)")
            }
          }
        }
      }
    }
  }

  private struct Row: Identifiable {
    let number: Int
    let generation: Int
    var id: [Int] { [number, generation] }
  }
}

/// Each way to write a link to a view, with the label "go" and the view "shown".
@MainActor
@Suite("Every form of a link to a view", .misusesNoHost)
struct FormOfLinkTests {
  @Test(
    "leads there by a tap and by its binding, and says when it is left",
    arguments: NavigationHost.both,
    0..<15
  )
  func form(host: NavigationHost, number: Int) async {
    let model = FormOfLink(number)
    let app = await AppUnderTest.settled(host) { NavigationStack { model.view } }
    await app.press("go")
    for _ in 0..<2 {
      expect(app, texts: ["shown"])
      expect(model.values, is: model.kind.whenShown)
      await app.goBack()
      expect(app, texts: ["go"])
      expect(model.values, is: FormOfLink.Kind.plain.whenShown)
      guard model.kind != .plain else { return }
      await app.settle { model.values = model.kind.whenShown }
    }
  }
}

@MainActor
private final class FormOfLink: ObservableObject {
  struct Values: Hashable {
    var isActive = false
    var selection: Int?
  }

  enum Kind: Int {
    case plain, active, tagged

    var whenShown: Values {
      Values(isActive: self == .active, selection: self == .tagged ? 7 : nil)
    }
  }

  @Published var values = Values()
  let kind: Kind
  private let number: Int

  init(_ number: Int) {
    self.number = number
    kind = [.plain, .active, .tagged][number / 5]
  }

  var view: some View {
    Observing(self) { bound in
      switch self.kind {
      case .plain: self.plain
      case .active: self.active(bound.values.isActive)
      case .tagged: self.tagged(bound.values.selection)
      }
    }
  }

  private let shown = Text("shown")
  private let title = "go"

  @ViewBuilder private var plain: some View {
    switch number % 5 {
    case 0: NavigationLink("go") { shown }
    case 1: NavigationLink(title) { shown }
    case 2: NavigationLink(destination: shown) { Text("go") }
    case 3: NavigationLink("go", destination: shown)
    default: NavigationLink(title, destination: shown)
    }
  }

  @ViewBuilder private func active(_ flag: Binding<Bool>) -> some View {
    switch number % 5 {
    case 0: NavigationLink("go", isActive: flag) { shown }
    case 1: NavigationLink(title, isActive: flag) { shown }
    case 2: NavigationLink(destination: shown, isActive: flag) { Text("go") }
    case 3: NavigationLink("go", destination: shown, isActive: flag)
    default: NavigationLink(title, destination: shown, isActive: flag)
    }
  }

  @ViewBuilder private func tagged(_ tag: Binding<Int?>) -> some View {
    switch number % 5 {
    case 0: NavigationLink("go", tag: 7, selection: tag) { shown }
    case 1: NavigationLink(title, tag: 7, selection: tag) { shown }
    case 2: NavigationLink(destination: shown, tag: 7, selection: tag) { Text("go") }
    case 3: NavigationLink("go", destination: shown, tag: 7, selection: tag)
    default: NavigationLink(title, destination: shown, tag: 7, selection: tag)
    }
  }
}

@MainActor
private final class Links: ObservableObject {
  @Published var path: [Int] = []
  @Published var isActive = false { didSet { history.append(isActive) } }
  private(set) var history: [Bool] = []
  @Published var selection: Int?
  @Published var note = ""

  /// Whether the app turns off each link that is turned on.
  var refusesViews = false

  func launched(_ host: NavigationHost = .links) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      Observing(self) { bound in
        NavigationStack(path: bound.path) {
          VStack {
            NavigationLink("active", isActive: bound.isActive) { Text("active view") }
            ForEach(1..<3) { number in
              NavigationLink("tag \(number)", tag: number, selection: bound.selection) {
                Text("view \(number)")
              }
            }
            NavigationLink("noted") { Text("note \(self.note)") }
          }
        }
        .onChange(of: self.isActive) { if $0, self.refusesViews { self.isActive = false } }
        .onChange(of: self.selection) {
          if $0 != nil, self.refusesViews { self.selection = nil }
        }
      }
    }
  }
}

#if os(Linux)
@MainActor
private final class Feedback: ObservableObject {
  @Published private(set) var count = 0
  var inNextTurn: (@escaping @MainActor () -> Void) -> Void = { _ in }

  func screenIsEvaluated() { inNextTurn { self.count += 1 } }
}

private struct FeedbackRoot: View {
  @ObservedObject var feedback: Feedback

  var body: some View {
    NavigationLink("open") { FeedbackScreen(feedback: feedback, count: feedback.count) }
  }
}

private struct FeedbackScreen: View {
  let feedback: Feedback
  let count: Int

  var body: some View {
    let _ = feedback.screenIsEvaluated()
    Text("screen")
  }
}
#endif
