import Combine
import SwiftUI
import Testing

/// Links that look enabled, and can't push.
@MainActor
@Suite("Links whose taps would be lost", .misusesNoHost)
struct LostTapTests {
  private static let fixOfSheet = "NavigationStack around that view"
  private static let fixOfColumn = "ListShim<SelectionValue, Content>"

  @Test("links in a sheet can't be tapped", arguments: NavigationHost.both, Modal.here)
  func onRoot(host: NavigationHost, modal: Modal) async {
    let model = Sheets(modal)
    let disabled = await model.launched(host) { LinksWithoutStack().disabled(true) }
    await disabled.settle { model.isPresented = true }
    expect(disabled, warns: [])
    model.isPresented = false
    let app = await model.launched(host) { LinksWithoutStack() }
    await app.settle { model.isPresented = true }
    expect(app.isEnabled("value"), is: false)
    expect(app.isEnabled("view"), is: false)
    expect(app.isEnabled("button"), is: true)
    expect(app, warns: host == .links ? [Self.fixOfSheet] : [])
  }

  #if !os(macOS)
  @Test(
    "a tap warns",
    arguments: ["value", "view"],
    [Sheets.Presenter.pushed, .pushedInSheet, .rootInSheet]
  )
  func warningOnTap(link: String, presenter: Sheets.Presenter) async {
    let model = Sheets(from: presenter)
    let app = await model.launched(.links) { LinksWithoutStack(link: link) }
    await app.settle { model.isPresented = true }
    expect(app, warns: [])
    await app.press(link)
    expect(app, warns: [Self.fixOfSheet])
  }
  #endif

  // On a Mac a list selects what is tapped by itself.
  #if !os(macOS)
  @Test(
    "a navigation link to a value in SwiftUI's list in a column warns once",
    .needs(.showingColumns)
  )
  func ownList() async {
    let app = await AppUnderTest.settled(.links) { OwnListColumns() }
    expect(app.isEnabled("row 1"), is: false)
    expect(app, texts: ["row 1", "unavailable", "detail"], warns: [Self.fixOfColumn])
    expect(await AppUnderTest.settled(.links) { OwnListColumns(value: nil) }, warns: [])
    guard Ability.nativeStacks.isHere else { return }
    expect(await AppUnderTest.settled(.native) { OwnListColumns() }, warns: [])
  }
  #endif
}

/// A stack of which one screen presents something.
@MainActor
final class Sheets: ObservableObject {
  /// Which screen presents it.
  enum Presenter: CaseIterable, Sendable {
    case root, pushed, rootInSheet, pushedInSheet

    var isInSheet: Bool { self == .rootInSheet || self == .pushedInSheet }
    var isPushed: Bool { self == .pushed || self == .pushedInSheet }
  }

  @Published var isPresented = false
  fileprivate let modal: Modal
  fileprivate let presenter: Presenter

  init(_ modal: Modal = .sheet, from presenter: Presenter = .root) {
    self.modal = modal
    self.presenter = presenter
  }

  func launched<Content: View>(
    _ host: NavigationHost,
    @ViewBuilder content: @escaping () -> Content
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      if presenter.isInSheet {
        Text("below").sheet(isPresented: .constant(true)) {
          SheetsRoot(model: self, content: content)
        }
      } else {
        SheetsRoot(model: self, content: content)
      }
    }
  }
}

private struct SheetsRoot<Content: View>: View {
  @ObservedObject var model: Sheets
  let content: () -> Content
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("to 1", value: 1)
        .presenting(model.modal, isPresented: isPresented(onPushed: false), content: content)
        .navigationDestination(for: Int.self) { number in
          Text("screen \(number)")
            .presenting(model.modal, isPresented: isPresented(onPushed: true), content: content)
        }
    }
    .onAppear { if model.presenter.isPushed { path = [1] } }
  }

  private func isPresented(onPushed isPushed: Bool) -> Binding<Bool> {
    isPushed == model.presenter.isPushed ? $model.isPresented : .constant(false)
  }
}

private struct LinksWithoutStack: View {
  var link: String?

  var body: some View {
    VStack {
      if link != "view" { NavigationLink("value", value: 2) }
      if link != "value" { NavigationLink("view") { Text("linked view") } }
      NavigationLink("no value", value: Int?.none)
      Button("button") {}
    }
  }
}

private struct OwnListColumns: View {
  var value: Int? = 1
  @State private var selection: Set<Int> = []

  var body: some View {
    WithDetail {
      SwiftUI.List(selection: $selection) {
        NavigationLink("row 1", value: value)
        NavigationLink(value: Int?.none) { Availability() }
      }
    }
  }
}

#if os(Linux)
@MainActor
@Suite("A second tap on a link", .misusesNoHost)
struct SecondTapTests {
  @Test("pushes nothing, if one of the links leads to a view", arguments: HostBehavior.saying)
  func viewLinks(behavior: HostBehavior) async {
    for moment in stride(from: 390, through: 900, by: 130) as StrideThrough<Int64> {
      for (first, second) in [("value", "view"), ("view", "value"), ("view", "view")] {
        let model = Numbers()
        let app = await model.launchedStack(.links, behavior) {
          BothLinks().navigationDestination(for: Int.self) { _ in BothLinks() }
        }
        expect(await app.tap("value"), is: true)
        await app.wait(moment)
        expect(await app.tap(first), is: true)
        await app.wait(50)
        _ = await app.tap(second)
        await app.settle()
        let comment: Comment = "\(first) and \(second) after \(moment) ms"
        expect(model.numbers, is: first == "value" ? [1, 1] : [1], comment)
        expect(app.visibleTexts.contains("a view"), is: first == "view", comment)
        expect(app, depth: 2, comment)
      }
    }
  }

  @Test("a tap after back navigation counts, however late the host reports that")
  func afterBack() async {
    for late: Int64 in [0, 100_000_000, 1_000_000_000] {
      let behavior = HostBehavior(canBeAsked: false, dismissalReport: .late(by: late))
      let model = Numbers([1, 2])
      let app = await model.launched(.links, behavior)
      expect(await app.back(), is: true)
      await app.wait(400)
      await app.press("to 2")
      model.expectScreens([1, 2], in: app, "\(late) ns late")
    }
  }
}

/// A screen with a link to a value and one to a view.
private struct BothLinks: View {
  var body: some View {
    NavigationLink("value", value: 1)
    NavigationLink("view") { Text("a view") }
  }
}

extension HostBehavior {
  /// Hosts with more and fewer reports.
  fileprivate static let saying = [
    HostBehavior(), HostBehavior(settleSignals: .never), HostBehavior(canBeAsked: false),
    HostBehavior(canBeAsked: false, settleSignals: .never),
  ]
}
#endif
