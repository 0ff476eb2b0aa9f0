import SwiftUI

/// One frame of 1/60 s.
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

/// A view with a value of its own.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A view that is evaluated when a model changes.
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

/// Notes the life cycle of a controller.
struct Signals: UIViewControllerRepresentable {
  var log: Log?

  /// Hears whether it is animated, too.
  var moves: Log?
  let name: String

  func makeUIViewController(context: Context) -> Controller { Controller(self) }

  func updateUIViewController(_ controller: Controller, context: Context) {}

  final class Controller: UIViewController {
    private let signals: Signals

    init(_ signals: Signals) {
      self.signals = signals
      super.init(nibName: nil, bundle: nil)
    }

    private func note(_ what: String, _ isAnimated: Bool) {
      let entry = "\(what) \(signals.name)"
      signals.log?.add(entry)
      signals.moves?.add(entry + (isAnimated ? " animated" : " still"))
    }

    override func viewWillAppear(_ animated: Bool) { note("will", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("won't", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
  }
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

  let log = Log()

  /// How controllers have come and gone, with animation or without.
  let moves = Log()

  init(_ count: Int) { links = Array(repeating: false, count: count) }

  func isActive(_ level: Int) -> Binding<Bool> {
    Binding(
      get: { [self] in links.indices.contains(level) && links[level] },
      set: { [self] isOn in
        log.add("\(level) := \(isOn)")
        links[level] = isOn
      }
    )
  }
}

extension ChainModel {
  /// Launches a chain of links that shows some screens above its root, all of which is forgotten.
  func launch(
    _ depth: Int = 0,
    _ behavior: HostBehavior = HostBehavior(),
    time: EmulatedTime = EmulatedTime()
  ) -> EmulatedApp {
    launch(depth, behavior, time: time) { LinkChain(model: self) }
  }

  func launch<Content: View>(
    _ depth: Int = 0,
    _ behavior: HostBehavior = HostBehavior(),
    time: EmulatedTime = EmulatedTime(),
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let app = EmulatedApp(behavior: behavior, time: time, content)
    for level in 0..<depth {
      links[level] = true
      app.settle()
    }
    app.resetCounts()
    _ = log.take()
    _ = moves.take()
    return app
  }
}

/// A navigation view with one link on each screen.
struct LinkChain: View {
  let model: ChainModel

  var body: some View {
    NavigationView { ChainScreen(model: model, level: 0) }.navigationViewStyle(.stack)
  }
}

/// A navigation view with two links on its first screen.
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
    .background(Signals(log: model.log, moves: model.moves, name: "\(level)"))
    .onAppear { model.log.add("appear \(level)") }
    .onDisappear { model.log.add("disappear \(level)") }
  }
}

/// What a stack of tests shows, and what has happened to it.
@MainActor
final class MixedStackModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var isPresented = false
  @Published var item: Int?
  @Published var suffix = ""
  @Published var declaresStrings = true
  let log = Log()

  /// How controllers have come and gone, with animation or without.
  let moves = Log()

  /// Reads and writes the path, and notes each write.
  var noted: NavigationPath {
    get { path }
    set {
      log.add("path := \(newValue.count)")
      path = newValue
    }
  }
}

/// A stack whose path may hold numbers and strings.
struct MixedStack: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    NavigationStack(path: $model.noted) {
      StackRoot(model: model).navigationDestination(for: Int.self) { number in
        MixedStackScreen(model: model, number: number, suffix: model.suffix)
      }
    }
  }
}

struct StackRoot: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    let root = VStack {
      Text("root")
      NavigationLink("to 1", value: 1)
      NavigationLink("to nothing", value: 1.5)
      NavigationLink("nil", value: Int?.none)
      NavigationLink("view link") { Text("linked") }
    }
    .navigationTitle("Root")
    .background(Signals(moves: model.moves, name: "root"))
    .onAppear { model.log.add("appear root") }
    .onDisappear { model.log.add("disappear root") }
    if model.declaresStrings {
      root.navigationDestination(for: String.self) { Text("string \($0)") }
    } else {
      root
    }
  }
}

struct MixedStackScreen: View {
  let model: MixedStackModel
  let number: Int
  var suffix = ""
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("number \(number)\(suffix)")
      Button("count \(count)") { count += 1 }
      Button("dismiss") { dismiss() }
      NavigationLink("next", value: number + 1)
    }
    .navigationTitle("Number \(number)")
    .background(Signals(log: model.log, moves: model.moves, name: "\(number)"))
    .onAppear { model.log.add("appear \(number)") }
    .onDisappear { model.log.add("disappear \(number)") }
  }
}

/// A stack with a root of the test's own.
struct PathStack<Root: View>: View {
  @ObservedObject private var model: MixedStackModel
  private let root: (ObservedObject<MixedStackModel>.Wrapper) -> Root

  init(
    model: MixedStackModel,
    @ViewBuilder root: @escaping (ObservedObject<MixedStackModel>.Wrapper) -> Root
  ) {
    self.model = model
    self.root = root
  }

  init(model: MixedStackModel, @ViewBuilder root: @escaping () -> Root) {
    self.init(model: model) { _ in root() }
  }

  var body: some View { NavigationStack(path: $model.noted) { root($model) } }
}
