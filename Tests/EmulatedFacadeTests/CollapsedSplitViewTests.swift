import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views in compact width, on the links host")
struct CollapsedSplitViewTests {
  private let mail = Mail()

  @Test("a row that shows the next column has a chevron")
  func chevrons() async {
    let app = await mail.launched()
    #expect(app.emulated.labels(showing: Image(systemName: "chevron.forward")) == ["In", "Out"])
  }

  @Test("a stack in the sidebar comes with its lowest screen, as one that is in no column does")
  func sidebarStack() async {
    let model = Numbers([1])
    let app = AppUnderTest(stacks: .links) {
      NavigationSplitView {
        NumbersRoot(model: model)
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.update()
    #expect(app.visibleTexts.first == "number 1")
    #expect(!app.isInTransition)
    await app.settle()
    #expect(app.emulated.animatedTransitions == 0)
    #expect(app.violations == [])
  }
}
