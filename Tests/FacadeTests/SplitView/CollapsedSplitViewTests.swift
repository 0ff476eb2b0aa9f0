// A Mac knows of no compact width.
#if !os(macOS)
import SwiftUI
import Testing

@MainActor
@Suite("Split views in compact width, on the links host", .misusesNoHost)
struct CollapsedSplitViewTests {
  private let model = Split()
  private let mail = Mail()

  @Test("the preferred column is on top, and follows people", arguments: NavigationHost.both)
  func preferred(host: NavigationHost) async {
    mail.preferred = .detail
    let app = await mail.launched(host)
    expect(app, texts: ["none, none"])
    await app.goBack()
    expect(mail.preferred, is: .content)
    await app.goBack()
    expect(mail.preferred, is: .sidebar)
    expect(app, texts: ["In", "Out"])
    await app.press("In")
    expect(mail.preferred, is: .content)
    await app.press("Bill")
    expect(mail.preferred, is: .detail)
    await app.settle { mail.preferred = .sidebar }
    expect(app, texts: ["In", "Out"])
    await app.settle { mail.preferred = .detail }
    expect(mail.preferred, is: .detail)
    expect(app.visibleTexts.count, is: 1)
    // Side by side, none is on top.
    await app.settle { mail.preferred = .sidebar }
    await app.settle { mail.width = .regular }
    await app.press("Out")
    expect(mail.preferred, is: .sidebar)
  }

  @Test("a link to a value without a selection shows the next column, and in the last one nothing")
  func noSelection() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        NavigationLink("on", value: 1)
      } detail: {
        NavigationLink("further", value: 2)
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    // A preferred column that is constant is on top at first only.
    expect(app, texts: ["further"])
    await app.goBack()
    #if os(Linux)
    expect(app.emulated.selectedLabels, is: [])
    #endif
    await app.press("on")
    expect(app, texts: ["further"])
    expect(await app.tap("further"), is: false)
    expect(app, warns: ["A NavigationLink with a value is in a column"])
    await app.goBack()
    expect(app, texts: ["on"])
  }

  @Test(
    "a deep link is shown, at launch, and when its tab is selected",
    arguments: HostBehavior.all,
    [UserInterfaceSizeClass.compact, .regular]
  )
  func launchWithDeepLink(behavior: HostBehavior, width: UserInterfaceSizeClass) async {
    model.path = [1, 2, 3]
    model.selection = 1
    let app = await model.launchedApp(.links, behavior) { [model] _ in
      TabView {
        SplitRoot(model: model).environment(\.horizontalSizeClass, width).tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      }
    }
    expect(app, sees: "place 3")
    for path in [[1, 2], [1], []] {
      await app.goBack()
      expect(model.path, is: path)
    }
    await app.show(tab: "second")
    await app.settle { model.path = [4, 5] }
    await app.show(tab: "first")
    expect(app, sees: "place 5")
  }

  #if os(Linux)
  @Test("a stack arrives with one screen", arguments: [UserInterfaceSizeClass.compact, .regular])
  func unpushedStack(width: UserInterfaceSizeClass) async {
    let model = Numbers([1])
    let app = AppUnderTest(stacks: .links) {
      NavigationSplitView {
        if width == .compact { NumbersRoot(model: model) }
      } detail: {
        if width == .regular { NumbersRoot(model: model) }
      }
      .environment(\.horizontalSizeClass, width)
    }
    await app.update()
    expect(app.visibleTexts.first, is: "number 1")
    expect(app.isInTransition, is: false)
    await app.settle()
    expect(app.emulated.animatedTransitions, is: 0)
  }
  #endif
}

#endif
