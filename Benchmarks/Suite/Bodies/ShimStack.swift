#if !canImport(Darwin)
import Combine
import EmulatedStacks
import NavigationShim
import SwiftUI

/// An app on the shim's stack, shown by a chain of links.
struct ShimStack: CountedStack {
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

  var body: some View {
    Shim.NavigationStack(path: $model.path) { ShimTop() }
  }
}

private struct ShimTop: View {
  var body: some View {
    Text("root").navigationDestination(for: Int.self) { ShimScreen(number: $0) }
  }
}

private struct ShimScreen: View {
  let number: Int

  var body: some View {
    Text("screen \(number)")
  }
}
#endif
