import Combine
import SwiftUI
import Testing

/// A view that is made of an object's bindings, and made again whenever the object changes.
struct Observing<Model: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Model
  private let content: @MainActor (ObservedObject<Model>.Wrapper) -> Content

  init(
    _ model: Model,
    @ViewBuilder content: @escaping @MainActor (ObservedObject<Model>.Wrapper) -> Content
  ) {
    self.model = model
    self.content = content
  }

  var body: some View { content($model) }
}

/// A view that keeps a value as its state.
struct Keeping<Value, Content: View>: View {
  @State private var value: Value
  private let content: @MainActor (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A root that declares numbers and texts, which are the titles of their screens.
struct TitlesRoot: View {
  var body: some View {
    Text("root").navigationTitle("root")
      .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
      .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
  }
}

/// A button that counts the taps on it.
struct Counter: View {
  var body: some View {
    Keeping(0) { count in
      Text("\(count.wrappedValue)")
      Button("count") { count.wrappedValue += 1 }
    }
  }
}

/// A split view with a sidebar.
struct WithDetail<Sidebar: View>: View {
  @ViewBuilder let sidebar: () -> Sidebar

  var body: some View { NavigationSplitView(sidebar: sidebar) { Text("detail") } }
}

/// Says whether it is enabled.
struct Availability: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "available" : "unavailable") }
}
