import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Links whose taps would be lost", .misusesNoHost)
struct LostTapTests {
  @Test("a stack of SwiftUI's has SwiftUI's links and screens", arguments: NavigationHost.both)
  @available(iOS 16, macOS 13, tvOS 16, *)
  func ownStack(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      SwiftUI.NavigationStack {
        NavigationLink("link", value: 1)
          .navigationDestination(for: Int.self) { Text("shown \($0)") }
      }
    }
    expect(await app.tap("link"), is: host == .native)
    await app.settle()
    expect(app, texts: [host == .native ? "shown 1" : "link"])
  }

  private static let fixOfColumn = "ListShim<SelectionValue, Content>"

  // On a Mac a list selects what is tapped by itself.
  #if !os(macOS)
  @Test("a link to a value in SwiftUI's list in a column warns once", .needs(.showingColumns))
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
struct BothLinks: View {
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
