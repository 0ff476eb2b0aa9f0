import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views")
struct SplitViewTests {
  @Test("the row that is selected is highlighted, and no other")
  func highlight() async {
    let model = Split()
    let app = await model.launched(.links)
    func expectHighlighted(_ labels: [String]) {
      #expect(app.emulated.selectedLabels == labels)
      #expect(app.emulated.labelsWithBackground == labels)
    }
    expectHighlighted([])
    await app.press("row 2")
    expectHighlighted(["row 2"])
    model.selection = 1
    await app.settle()
    expectHighlighted(["row 1"])
  }

  @Test("a row isn't highlighted for a value of another type than the selection's, however alike")
  func alike() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        List(selection: .constant(Int?.some(1))) {
          NavigationLink("number", value: 1)
          NavigationLink("byte", value: UInt8(1))
        }
      } detail: {
        Text("detail")
      }
    }
    #expect(app.emulated.selectedLabels == ["number"])
  }

  @Test("a list that is given no selection takes no taps on its rows while it is edited")
  func noBinding() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        List(1..<2, id: \.self, selection: Binding<Int?>?.none) { _ in Text("one") }
        List(1..<2, id: \.self, selection: Binding<Set<Int>>?.none) { _ in Text("several") }
      } detail: {
        Text("detail")
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(app.enabledLabels == [])
    #expect(app.visibleTexts == ["one", "several", "detail"])
  }

  @Test("a row beside what it selects has no chevron")
  func chevrons() async {
    let app = await Split().launched(.links)
    #expect(app.emulated.labels(showing: Image(systemName: "chevron.forward")) == [])
  }

  @Test("of a set of values a tap selects one alone")
  func oneOfSeveral() async {
    let model = ListModel()
    let app = await AppUnderTest.settled(.links) {
      FormsOfLists(form: .severalByIdentity, model: model)
    }
    model.several = [1, 2]
    await app.settle()
    #expect(app.emulated.selectedLabels == ["row 1", "row 2"])
    await app.press("row 1")
    #expect(model.several == [1])
  }

  @Test("a list in a column makes no row of value links only to count it")
  func count() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        List(0..<100, selection: .constant(Int?.none)) { NavigationLink("\($0)", value: $0) }
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts.count == 101)
    #expect(app.emulated.rowsMadeToBeCounted == 0)
  }
}
