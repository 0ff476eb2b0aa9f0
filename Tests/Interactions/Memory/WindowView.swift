import Combine
import NavigationShim
import SwiftUI
import TestSupport

/// Two tabs, each with a stack: one of values of one type, one of any.
struct WindowView: View {
  @ObservedObject var model: WindowModel

  var body: some View {
    TabView(selection: $model.tab) {
      FirstTab(model: model.first)
        .tabItem { Text("first") }
        .tag(0)
      SecondTab(model: model.second)
        .tabItem { Text("second") }
        .tag(1)
    }
  }
}

private struct FirstTab: View {
  @ObservedObject var model: FirstTabModel

  var body: some View {
    NavigationShim.NavigationStack(path: $model.items) {
      FirstScreen(model: model)
        .navigationDestination(for: CountedItem.self) { _ in FirstScreen(model: model) }
    }
    .id(model.root)
  }
}

private struct FirstScreen: View {
  let model: FirstTabModel
  @StateObject private var state: ScreenState
  @State private var isPresented = false

  init(model: FirstTabModel) {
    self.model = model
    _state = StateObject(wrappedValue: ScreenState(model.screens))
  }

  var body: some View {
    Button("push") { isPresented = true }
      .navigationDestination(isPresented: $isPresented) { FirstScreen(model: model) }
  }
}

private struct SecondTab: View {
  @ObservedObject var model: SecondTabModel

  var body: some View {
    NavigationShim.NavigationStack(path: $model.path) {
      SecondScreen(model: model)
        .navigationDestination(for: CountedItem.self) { _ in SecondScreen(model: model) }
        .navigationDestination(for: Int.self) { _ in SecondScreen(model: model) }
    }
  }
}

private struct SecondScreen: View {
  let model: SecondTabModel
  @StateObject private var state: ScreenState

  init(model: SecondTabModel) {
    self.model = model
    _state = StateObject(wrappedValue: ScreenState(model.screens))
  }

  var body: some View {
    NavigationShim.NavigationLink("push", value: 1)
    NavigationShim.NavigationLink("view") { SecondScreen(model: model) }
  }
}

/// A screen's own state, which is counted while it lives.
private final class ScreenState: ObservableObject {
  private let counted: Counted

  init(_ tally: Counted.Tally) {
    counted = Counted(tally)
  }
}
