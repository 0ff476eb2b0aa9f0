// A Mac knows of no compact width.
#if !os(macOS)
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views while the app is in the background", .misusesNoHost)
struct SplitViewInBackgroundTests {
  private let model = Mail()

  @Test(
    "stay as they are, in each width in which the system takes snapshots",
    arguments: [UserInterfaceSizeClass.compact, .regular]
  )
  func snapshots(width: UserInterfaceSizeClass) async {
    model.width = width
    let app = await AppUnderTest.settled(.links) { DeskView(model: model) }
    await app.press("row 1")
    await app.press("up")
    await app.press("on to 1")
    await app.press("up")
    let texts = app.visibleTexts
    expect(texts.contains("count 1"), is: true)
    await app.leave()
    for other in [width == .compact ? .regular : .compact, width] as [UserInterfaceSizeClass] {
      model.width = other
      await app.update()
      await app.wait(100)
    }
    await app.comeBack()
    await app.settle()
    expect(app, texts: texts)
    await app.goBack()
    expect(app.visibleTexts.contains("count 1"), is: true)
  }

  @Test("take the width that they have when people return")
  func otherWidth() async {
    model.width = .regular
    let app = await AppUnderTest.settled(.links) { DeskView(model: model) }
    await app.press("row 1")
    await app.leave()
    await app.settle { model.width = .compact }
    await app.comeBack()
    await app.settle()
    expect(app, texts: ["root", "count 0", "up", "on to 1"])
  }
}

private struct DeskView: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView {
      List(selection: $model.box) { NavigationLink("row 1", value: "In") }
    } detail: {
      NavigationStack {
        Counting(text: "root", next: 1)
          .navigationDestination(for: Int.self) { Counting(text: "place \($0)", next: $0 + 1) }
      }
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

private struct Counting: View {
  let text: String
  let next: Int

  @State private var count = 0

  var body: some View {
    VStack {
      Text(text)
      Text("count \(count)")
      Button("up") { count += 1 }
      NavigationLink("on to \(next)", value: next)
    }
  }
}
#endif
