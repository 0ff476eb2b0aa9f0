import SwiftUI

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
    NavigationView { ChainScreen(model: model, level: 0) }
      .navigationViewStyle(.stack)
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

/// A view with a cover that a model says of whether it is there.
struct Covered<Content: View>: View {
  @ObservedObject var model: ChainModel
  @ViewBuilder let content: () -> Content

  var body: some View {
    content().fullScreenCover(isPresented: $model.isSheetShown) { Text("cover") }
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

  var body: some View {
    NavigationStack(path: $model.noted) { root($model) }
  }
}
