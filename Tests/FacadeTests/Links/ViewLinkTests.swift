import Combine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Links to views", .misusesNoHost)
struct ViewLinkTests {
  @Test("a refused view isn't shown", arguments: NavigationHost.both, ["active", "tag"])
  func refused(host: NavigationHost, label: String) async {
    let links = Links()
    let app = await links.launchedApp(host) { bound in
      NavigationStack {
        VStack {
          NavigationLink("active", isActive: bound.isActive) { Text("active view") }
          NavigationLink("tag", tag: 1, selection: bound.selection) { Text("tagged view") }
          NavigationLink("noted") { Text("note") }
        }
      }
      .onChange(of: links.isActive) { if $0 { links.isActive = false } }
      .onChange(of: links.selection) { if $0 != nil { links.selection = nil } }
    }
    await app.press(label)
    expect(app, sees: "tag")
    await app.press("noted")
    await app.goBack()
    expect(app, sees: "tag")
    expect(!links.isActive && links.selection == nil, is: true)
  }

  #if !os(macOS)
  @Test(
    "a view leaves with its link",
    arguments: NavigationHost.both,
    [[1, 3], [2], [3, 1, 2], [], nil, [21, 22, 23]]
  )
  func removed(host: NavigationHost, rows: [Int]?) async {
    let keepsRow = rows?.contains(2) == true
    for delay in [0, 100, 345, 1000] as [Int64] {
      let model = RowLinks()
      let app = await model.launchedApp(host) { _ in
        NavigationStack {
          if let rows = model.rows {
            List(rows, id: \.self) { row in
              NavigationLink("row \(row % 10)") { Text("view").navigationTitle("Row \(row % 10)") }
            }
          } else {
            Text("loading")
          }
        }
      }
      expect(await app.tap("row 2"), is: true)
      await app.wait(delay)
      await app.settle { model.rows = rows }
      expect(app, shows: keepsRow ? ["Row 2"] : [], "\(host), after \(delay) ms")
      if keepsRow { await app.goBack() } else { await app.settle { model.rows = [1, 2, 3] } }
      expect(app, shows: [])
      await app.press("row 2")
      expect(app, shows: ["Row 2"])
    }
  }
  #endif

  @Test("the text of a link may be a resource", arguments: NavigationHost.both)
  @available(iOS 16, tvOS 16, macOS 13, *)
  func resource(host: NavigationHost) async {
    let app = await launched(host) {
      NavigationLink(LocalizedStringResource("saved"), value: 1)
      NavigationLink(LocalizedStringResource("unsaved"), value: PathObject())
        .navigationDestination(for: PathObject.self) { Text(verbatim: "an \($0)") }
      NavigationLink(LocalizedStringResource("view")) { Text("a view") }
    }
    for (link, text) in [("saved", "number 1"), ("unsaved", "an object"), ("view", "a view")] {
      await app.press(link)
      expect(app, texts: [text])
      await app.goBack()
    }
  }
}

@MainActor
private final class RowLinks: ObservableObject {
  @Published var rows: [Int]? = [1, 2, 3]
}

@MainActor
@Suite("Every form of a link to a view")
struct FormOfLinkTests {
  @Test("leads to its view, by no binding, by its flag or by its tag")
  func forms() {
    var (flag, tag) = (false, Int?.none)
    let isActive = Binding(get: { flag }, set: { flag = $0 })
    let selection = Binding(get: { tag }, set: { tag = $0 })
    let title = "go"
    let shown = Text("shown")
    let forms: [NavigationLink<Text, Text>] = [
      NavigationLink("go") { shown },
      NavigationLink(title) { shown },
      NavigationLink(destination: shown) { Text("go") },
      NavigationLink("go", destination: shown),
      NavigationLink(title, destination: shown),
      NavigationLink("go", isActive: isActive) { shown },
      NavigationLink(title, isActive: isActive) { shown },
      NavigationLink(destination: shown, isActive: isActive) { Text("go") },
      NavigationLink("go", destination: shown, isActive: isActive),
      NavigationLink(title, destination: shown, isActive: isActive),
      NavigationLink("go", tag: 7, selection: selection) { shown },
      NavigationLink(title, tag: 7, selection: selection) { shown },
      NavigationLink(destination: shown, tag: 7, selection: selection) { Text("go") },
      NavigationLink("go", destination: shown, tag: 7, selection: selection),
      NavigationLink(title, destination: shown, tag: 7, selection: selection),
    ]
    for (number, link) in forms.enumerated() {
      expect(link.destination, is: shown, "\(number)")
      expect("\(link.label)".contains("go"), is: true, "\(number)")
      for isOn in [true, false] {
        link.isActive?.wrappedValue = isOn
        expect(flag, is: isOn && (5..<10).contains(number), "\(number)")
        expect(tag, is: isOn && number >= 10 ? 7 : nil, "\(number)")
        expect(link.isActive?.wrappedValue, is: number < 5 ? nil : isOn, "\(number)")
      }
    }
  }
}

@MainActor
private final class Links: ObservableObject {
  @Published var isActive = false { didSet { history.append(isActive) } }
  private(set) var history: [Bool] = []
  @Published var note = ""
  @Published var selection: Int?
}
