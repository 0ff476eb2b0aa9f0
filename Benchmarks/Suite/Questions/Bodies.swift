#if !canImport(Darwin)
import Combine
import AppUnderTest
import NavigationShim
import SwiftUI
#endif

extension Benchmark {
  #if canImport(Darwin)
  /// None: bodies are counted on the emulator, which isn't built where SwiftUI is.
  static let bodies: [Benchmark] = []
  #else
  /// How many bodies are evaluated.
  static let bodies = [bodyEvaluations]

  /// How deep the emulator goes in good time: its own work grows with the square of the depth, from
  /// under a second for a link of this depth to several for one of 4 000.
  private static let greatestEmulatedDepth = 1000

  /// The same for an app whose work grows with the square of the depth.
  private static let greatestDepthOfQuadraticWork = 100

  /// The bodies that a push evaluates.
  static let bodyEvaluations = Benchmark(
    "bodies",
    asks: "How many bodies of an app's own views does a push evaluate?",
    upTo: greatestEmulatedDepth
  ) { measuring in
    var shim = BodySeries("shim")
    var observing = BodySeries("every screen observes the path")
    for depth in measuring.depths {
      shim.add(ShimStack.self, at: depth)
      guard depth <= greatestDepthOfQuadraticWork else { continue }
      observing.add(ObservingStack.self, at: depth)
    }
    var section = BenchmarkSection(
      "bodies",
      title: "Bodies of the app's own views evaluated per push"
    )
    section.add(shim.push, observing.push, shim.link, observing.link, shim.all)
    section.note(
      """
      Counted on the emulator: one push that makes the stack this deep, and in a link, the \
      evaluations of a whole link divided by its screens. With the shim these are the bodies of the \
      new screen and of the view with the path, which a link changes once. With its own views, the \
      shim's are counted, too.
      """
    )
    section.note(
      """
      Where every screen observes the path, each push evaluates them all. That is counted up to \
      \(greatestDepthOfQuadraticWork) screens only, as a link's total grows with the square.
      """
    )
    return section
  }
  #endif
}

#if !canImport(Darwin)
/// What is counted of one app.
private struct BodySeries {
  var push: Series
  var link: Series
  var all: Series

  init(_ name: String) {
    push = Series(name, .evaluations, per: "push")
    link = Series("\(name), in a link", .evaluations, per: "push")
    all = Series("\(name), with its own views", .evaluations, per: "push")
  }

  @MainActor
  mutating func add<Stack: CountedStack>(_ stack: Stack.Type, at depth: Int) {
    let ofPush = stack.evaluations(ofPushing: 1, on: depth - 1)
    let ofLink = stack.evaluations(ofPushing: depth, on: 0)
    push.add(.exact(Double(ofPush.own)), at: depth)
    link.add(.exact(Double(ofLink.own) / Double(depth)), at: depth)
    all.add(.exact(Double(ofPush.all)), at: depth)
  }
}

/// An app on the emulator, with one stack, that says how many bodies were evaluated.
@MainActor
protocol CountedStack {
  /// Launches the app, and lets its root come to rest.
  init()

  /// How many screens are shown above the root.
  var depth: Int { get }
  /// How many bodies were evaluated since the last reset.
  var evaluations: Evaluations { get }

  func resetEvaluations()

  /// Pushes screens, and lets the last of them come to rest.
  func push(_ count: Int)
}

/// How many bodies were evaluated.
struct Evaluations: Equatable {
  /// Those of the app's own views.
  let own: Int
  /// All, with those of whatever shows the stack.
  let all: Int
}

extension CountedStack {
  /// Counts what is evaluated by pushes on top of a stack that is at rest.
  static func evaluations(ofPushing count: Int, on depth: Int) -> Evaluations {
    let stack = Self()
    if depth > 0 { stack.push(depth) }
    stack.resetEvaluations()
    stack.push(count)
    let evaluations = stack.evaluations
    let shown = stack.depth
    precondition(shown == depth + count, "\(self) shows \(shown) of \(depth + count) screens")
    return evaluations
  }
}

extension EmulatedApp {
  /// What was evaluated, where these are the types of the app's own views.
  func countedEvaluations(of own: [any View.Type]) -> Evaluations {
    Evaluations(
      own: own.reduce(0) { $0 + evaluations(of: $1) },
      all: evaluations.values.reduce(0, +)
    )
  }
}

/// An app on the shim's stack, shown by a chain of links.
private struct ShimStack: CountedStack {
  private let model = ShimModel()
  private let app: EmulatedApp

  init() {
    let model = model
    app = EmulatedApp(stacks: .links) { ShimRoot(model: model) }
    app.settle()
  }

  var depth: Int { app.depth }

  var evaluations: Evaluations {
    let own: [any View.Type] = [ShimRoot.self, ShimTop.self, ShimScreen.self]
    return app.countedEvaluations(of: own)
  }

  func resetEvaluations() { app.resetCounts() }

  func push(_ count: Int) {
    var path = model.path
    for number in path.count..<path.count + count { path.append(number) }
    model.path = path
    app.settle()
  }
}

private final class ShimModel: ObservableObject {
  @Published var path = Shim.NavigationPath()
}

/// The view with the path.
private struct ShimRoot: View {
  @ObservedObject var model: ShimModel

  var body: some View { Shim.NavigationStack(path: $model.path) { ShimTop() } }
}

private struct ShimTop: View {
  var body: some View {
    Text("root").navigationDestination(for: Int.self) { ShimScreen(number: $0) }
  }
}

private struct ShimScreen: View {
  let number: Int

  var body: some View { Text("screen \(number)") }
}
#endif
