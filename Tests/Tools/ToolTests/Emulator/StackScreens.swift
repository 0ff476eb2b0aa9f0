import SwiftUI

let frame: Int64 = 16_666_667

@MainActor
final class Log {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

struct Observing<Model: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Model
  private let content: (ObservedObject<Model>.Wrapper) -> Content

  init(_ model: Model, @ViewBuilder content: @escaping (ObservedObject<Model>.Wrapper) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content($model) }
}

struct TwoTabs<First: View>: View {
  private let first: First

  init(@ViewBuilder first: () -> First) { self.first = first() }

  var body: some View {
    TabView {
      first.tabItem { Text("first tab") }
      Text("nothing").tabItem { Text("second tab") }
    }
  }
}

struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("dismiss") { dismiss() } }
}

struct ControllerView: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
final class ChainModel: ObservableObject {
  @Published var links: [Bool]
  @Published var isSheetShown = false
  var onWrite: ((Int, Bool) -> Void)?

  init(_ count: Int) { links = Array(repeating: false, count: count) }

  func isActive(_ level: Int) -> Binding<Bool> {
    Binding(
      get: { [self] in links.indices.contains(level) && links[level] },
      set: { [self] in
        onWrite?(level, $0)
        links[level] = $0
      }
    )
  }
}

extension ChainModel {
  func launch(_ depth: Int = 0, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    launch(depth, behavior) { LinkChain(model: self) }
  }

  func launch<Content: View>(
    _ depth: Int = 0,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let app = EmulatedApp(behavior: behavior, content)
    for level in 0..<depth {
      links[level] = true
      app.settle()
    }
    app.resetCounts()
    return app
  }
}

struct LinkChain: View {
  let model: ChainModel

  var body: some View {
    NavigationView { ChainScreen(model: model, level: 0) }.navigationViewStyle(.stack)
  }
}

struct TwoLinks: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("1", destination: Text("first"), isActive: model.isActive(0))
        NavigationLink("2", destination: Text("second"), isActive: model.isActive(1))
      }
    }
  }
}

struct ChainScreen: View {
  @ObservedObject var model: ChainModel
  @State private var count = 0
  @Environment(\.presentationMode) private var presentationMode
  let level: Int

  var body: some View {
    VStack {
      Text("screen \(level)")
      Button("count \(count)") { count += 1 }
      Button("dismiss") { presentationMode.wrappedValue.dismiss() }
      NavigationLink(
        destination: AnyView(ChainScreen(model: model, level: level + 1)),
        isActive: model.isActive(level)
      ) { Text("go on") }
    }
    .navigationTitle("Screen \(level)")
  }
}
