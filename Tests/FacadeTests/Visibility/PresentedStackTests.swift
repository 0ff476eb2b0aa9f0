import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack in a sheet is in no column and no stack", .misusesNoHost)
struct PresentedStackTests {
  @Test("a stack in a column's sheet has screens", arguments: NavigationHost.both, Modal.here)
  func stackInModal(host: NavigationHost, modal: Modal) async {
    for isInSheet in host == .links ? [false, true] : [false] {
      let model = Presenting(modal)
      let app = await AppUnderTest.settled(host) {
        if isInSheet {
          Text("below").sheet(isPresented: .constant(true)) { ColumnsPresenting(model: model) }
        } else {
          ColumnsPresenting(model: model)
        }
      }
      await app.settle { model.isPresented = true }
      expect(app, texts: ["root", "on to 1"])
      expect(model.appearances, is: 1)
      await app.settle { model.path = [1, 2] }
      expect(app, texts: ["place 2", "on to 3"])
      await app.goBack()
      expect(model.path, is: [1])
      expect(app, texts: ["place 1", "on to 2"])
      await app.goBack()
      await app.press("on to 1")
      expect(model.path, is: [1])
    }
  }

  #if !os(macOS)
  @Test(
    "a list that comes while the column around it presents a sheet is the column's",
    arguments: [HostBehavior(), HostBehavior().with { $0.embedsControllers = false }]
  )
  func listBelowSheet(behavior: HostBehavior) async {
    let model = Presenting(.sheet)
    let app = await model.launchedApp(.links, behavior) { bound in
      WithDetail {
        if model.path == [1] { ListShim(1..<2, selection: bound.row) { Text("row \($0)") } }
        Text("sidebar").sheet(isPresented: bound.isPresented) { Text("sheet") }
      }
    }
    await app.settle { model.isPresented = true }
    await app.settle { model.path = [1] }
    await app.settle { model.isPresented = false }
    await app.press("row 1")
    expect(model.row, is: 1)
  }

  @Test("in compact width, a navigation link in a sheet shows nothing behind it")
  func sheetInCompactWidth() async {
    let model = Presenting(.sheet)
    let app = await model.launchedSidebar { bound in
      Text("sidebar").sheet(isPresented: bound.isPresented) {
        NavigationLink("link") { Text("behind") }
      }
    }
    await app.settle { model.isPresented = true }
    _ = await app.tap("link")
    await app.settle { model.isPresented = false }
    expect(app, texts: ["sidebar"])
  }
  #endif

  @Test("a link to a value in a sheet of a column is disabled", arguments: NavigationHost.both)
  func valueLinkInSheet(host: NavigationHost) async {
    let model = Presenting(.sheet)
    let app = await AppUnderTest.settled(host) {
      ColumnsPresenting(model: model) { NavigationLink("value link", value: 1) }
    }
    await app.settle { model.isPresented = true }
    expect(app.isEnabled("value link"), is: false)
    // A single link can't be distinguished from one in the column.
    if host == .links { expect(app, warns: ["in a column of a NavigationSplitView"]) }
  }

  private static let fixOfLinks = "NavigationStack around that view"

  @Test("links without a stack there can't be tapped", arguments: NavigationHost.both, Modal.here)
  func linksWithoutStack(host: NavigationHost, modal: Modal) async {
    let model = Presenting(modal)
    let app = await AppUnderTest.settled(host) {
      StackPresenting(model: model) { LinksWithoutStack() }
    }
    await app.settle { model.isPresented = true }
    expect(app.enabledLabels, is: ["button"])
    expect(app, warns: host == .links ? [Self.fixOfLinks] : [])
  }

  #if !os(macOS)
  @Test(
    "a tap on such a link warns",
    arguments: ["value", "view"],
    [([1], false), ([1], true), ([], true)] as [(path: [Int], isInSheet: Bool)]
  )
  func tapWithoutStack(link: String, place: (path: [Int], isInSheet: Bool)) async {
    let model = Presenting(.sheet)
    model.path = place.path
    let app = await AppUnderTest.settled(.links) {
      let stack = StackPresenting(model: model) { LinksWithoutStack(link: link) }
      if place.isInSheet {
        Text("below").sheet(isPresented: .constant(true)) { stack }
      } else {
        stack
      }
    }
    await app.settle { model.isPresented = true }
    expect(app, warns: [])
    await app.press(link)
    expect(app, warns: [Self.fixOfLinks])
  }
  #endif

  @Test("a navigation link to a value and a declaration in a navigation view are not the stack's")
  func valuesInNavigationView() async {
    let model = Presenting(.sheet)
    let app = await AppUnderTest.settled(.links) {
      StackPresenting(model: model) {
        Shim.NavigationView {
          NavigationLink("value link", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("not the stack's") }
        }
      }
    }
    await app.settle { model.isPresented = true }
    expect(app.isEnabled("value link"), is: false)
    model.isPresented = false
    await app.settle { model.path = [1] }
    expect(app, texts: ["place 1"])
  }
}

/// How something is presented.
enum Modal: CaseIterable {
  case sheet, cover

  /// What the running system has.
  static let here = allCases.filter { $0 == .sheet || Ability.covering.isHere }
}

@MainActor
private final class Presenting: ObservableObject {
  @Published var isPresented = false
  @Published var path: [Int] = []
  @Published var row: Int?
  var appearances = 0
  let modal: Modal

  init(_ modal: Modal) { self.modal = modal }
}

extension View {
  /// Presents something while a binding is true.
  @MainActor @ViewBuilder
  func presenting<Presented: View>(
    _ modal: Modal,
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Presented
  ) -> some View {
    switch modal {
    case .sheet: sheet(isPresented: isPresented, content: content)
    case .cover:
      #if os(macOS)
      self
      #else
      fullScreenCover(isPresented: isPresented, content: content)
      #endif
    }
  }
}

/// A split view whose sidebar presents something.
private struct ColumnsPresenting<Presented: View>: View {
  @ObservedObject var model: Presenting
  @ViewBuilder let presented: () -> Presented

  var body: some View {
    WithDetail {
      Text("sidebar").presenting(model.modal, isPresented: $model.isPresented, content: presented)
    }
  }
}

extension ColumnsPresenting where Presented == PlacesStack {
  fileprivate init(model: Presenting) { self.init(model: model) { PlacesStack(model: model) } }
}

private struct PlacesStack: View {
  @ObservedObject var model: Presenting

  var body: some View {
    NavigationStack(path: $model.path) { PlacesRoot().onAppear { model.appearances += 1 } }
  }
}

/// A stack whose top presents something.
@MainActor
private struct StackPresenting<Presented: View>: View {
  @ObservedObject var model: Presenting
  @ViewBuilder let presented: () -> Presented

  var body: some View {
    NavigationStack(path: $model.path) {
      screen("root", isTop: model.path.isEmpty)
        .navigationDestination(for: Int.self) {
          screen("place \($0)", isTop: $0 == model.path.last)
        }
    }
  }

  @ViewBuilder
  private func screen(_ text: String, isTop: Bool) -> some View {
    if isTop {
      Text(text).presenting(model.modal, isPresented: $model.isPresented, content: presented)
    } else {
      Text(text)
    }
  }
}

private struct LinksWithoutStack: View {
  var link: String?

  var body: some View {
    VStack {
      if link != "view" { NavigationLink("value", value: 2) }
      if link != "value" { NavigationLink("view") { Text("linked view") } }
      Button("button") {}
    }
  }
}
