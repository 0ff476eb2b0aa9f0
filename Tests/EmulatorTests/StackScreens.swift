import SwiftUI

let frame: Int64 = 16_666_667

/// What has happened, in order.
@MainActor
final class Log {
  private var entries: [String] = []

  var count: Int { entries.count }

  func add(_ entry: String) { entries.append(entry) }

  /// Returns what has happened since the last call.
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

/// Two tabs, of which the second shows nothing but a text.
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

/// A button that dismisses the screen it is on.
struct DismissButton: View {
  var transaction = Transaction()
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("dismiss") { withTransaction(transaction) { dismiss() } } }
}

/// A controller of UIKit's.
struct ControllerView: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

extension Transaction {
  /// One that disables animations.
  static var still: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  /// A value of an app's own.
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// What decides which links of a chain are on.
@MainActor
final class ChainModel: ObservableObject {
  /// Whether the link on each screen is on, the root's first.
  @Published var links: [Bool]

  /// Whether the chain is shown, where it is in a sheet.
  @Published var isSheetShown = false

  init(_ count: Int) { links = Array(repeating: false, count: count) }

  func isActive(_ level: Int) -> Binding<Bool> {
    Binding(
      get: { [self] in links.indices.contains(level) && links[level] },
      set: { [self] in links[level] = $0 }
    )
  }
}

extension ChainModel {
  /// Launches a chain of links, or else a view, that shows some screens above its root.
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
