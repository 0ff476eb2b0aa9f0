import SwiftUI

/// What has happened, in order.
@MainActor
final class Log {
  private var entries: [String] = []

  var count: Int { entries.count }

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what has happened since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
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

  /// An object for each screen, to see what is released.
  weak var lastScreenObject: ScreenObject?

  init(_ count: Int) {
    links = Array(repeating: false, count: count)
  }

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

final class ScreenObject: ObservableObject {}

/// A navigation view with one link on each screen.
struct LinkChain: View {
  let model: ChainModel

  var body: some View {
    NavigationView { ChainScreen(model: model, level: 0) }
      .navigationViewStyle(.stack)
  }
}

struct ChainScreen: View {
  @ObservedObject var model: ChainModel
  @StateObject private var object = ScreenObject()
  @State private var count = 0
  @Environment(\.presentationMode) private var presentationMode
  let level: Int

  var body: some View {
    VStack {
      Text("screen \(level)")
      Button("count \(count)") { count += 1 }
      Button("dismiss") { presentationMode.wrappedValue.dismiss() }
      NavigationLink(
        destination: ChainDestination(model: model, level: level + 1),
        isActive: model.isActive(level)
      ) { Text("go on") }
    }
    .navigationTitle("Screen \(level)")
    .background(Signals(log: model.log, name: "\(level)"))
    .onAppear {
      model.lastScreenObject = object
      model.log.add("appear \(level)")
    }
    .onDisappear { model.log.add("disappear \(level)") }
  }
}

/// Ends the recursion of types.
struct ChainDestination: View {
  let model: ChainModel
  let level: Int

  var body: some View { AnyView(ChainScreen(model: model, level: level)) }
}

/// Notes the life cycle of a controller.
struct Signals: UIViewControllerRepresentable {
  let log: Log
  let name: String

  func makeUIViewController(context: Context) -> Controller { Controller(log, name) }

  func updateUIViewController(_ controller: Controller, context: Context) {}

  final class Controller: UIViewController {
    let log: Log
    let name: String

    init(_ log: Log, _ name: String) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    override func viewWillAppear(_ animated: Bool) { log.add("will \(name)") }
    override func viewDidAppear(_ animated: Bool) { log.add("did \(name)") }
    override func viewWillDisappear(_ animated: Bool) { log.add("won't \(name)") }
    override func viewDidDisappear(_ animated: Bool) { log.add("gone \(name)") }
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
      StackRoot(model: model)
        .navigationDestination(for: Int.self) { number in
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
  @StateObject private var object = ScreenObject()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("number \(number)\(suffix)")
      Button("count \(count)") { count += 1 }
      Button("dismiss") { dismiss() }
      NavigationLink("next", value: number + 1)
    }
    .navigationTitle("Number \(number)")
    .background(Signals(log: model.log, name: "\(number)"))
    .onAppear { model.log.add("appear \(number)") }
    .onDisappear { model.log.add("disappear \(number)") }
  }
}

/// A stack with a root of the test's own.
struct PathStack<Root: View>: View {
  @ObservedObject var model: MixedStackModel
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: $model.noted, root: root)
  }
}
