import Combine
import SwiftUI
import Testing

@MainActor
@Suite("What a person could do next")
struct ChoiceTests {
  @Test("the enabled controls with a text can be tapped")
  func labels() {
    let app = EmulatedApp {
      VStack {
        Button("one") {}
        Button("two") {}.disabled(true)
        Button {
        } label: {
          EmptyView()
        }
        Text("three")
      }
    }
    #expect(app.enabledLabels == ["one"])
  }

  @Test("fields have the name by which they are typed into")
  func fields() {
    let app = EmulatedApp { TextField("Name", text: .constant("")) }
    #expect(app.fieldNames == ["Name"])
  }

  @Test("tabs have the label by which they are selected")
  func tabs() {
    let app = EmulatedApp {
      TabView {
        Text("a").tabItem { Text("first") }
        Text("b").tabItem { Text("second") }
      }
    }
    #expect(app.tabLabels == ["first", "second"])
  }

  @Test("a sheet can be pulled down, and a cover can't")
  func sheets() {
    #expect(EmulatedApp { Text("").sheet(isPresented: .constant(true)) { Text("a") } }.hasSheet)
    #expect(!EmulatedApp { Text("") }.hasSheet)
    #expect(
      !EmulatedApp { Text("").fullScreenCover(isPresented: .constant(true)) { Text("a") } }.hasSheet
    )
  }

  @Test("a swipe ends on the stack that it began on, whatever has come in front of it")
  func swipeBelowSheet() {
    let model = SwipedModel()
    let app = EmulatedApp { SwipedRoot(model: model) }
    app.settle()
    #expect(app.beginSwipeBack())
    model.showsSheet = true
    app.update()
    #expect(app.hasSheet)
    app.finishSwipeBack()
    model.showsSheet = false
    app.settle()
    #expect(app.depth == 0)
  }
}

@MainActor
private final class SwipedModel: ObservableObject {
  @Published var showsSheet = false
}

private struct SwipedRoot: View {
  @ObservedObject var model: SwipedModel

  var body: some View {
    SwipedStack()
      .sheet(isPresented: $model.showsSheet) {
        NavigationStack { Text("sheet") }
      }
  }
}

private struct SwipedStack: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
