import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Rule 10: work is proportional to change")
struct ProportionalWorkTests {
  @Test("a push evaluates one body of a screen, at any depth", arguments: [1, 8, 64])
  func onePush(depth: Int) async {
    let model = Numbers(Array(1..<depth))
    let app = await model.launched()
    app.emulated.resetCounts()
    model.path.append(depth)
    await app.settle()
    #expect(app.depth == depth)
    #expect(app.emulated.evaluations(of: NumbersScreen.self) == 1)
    #expect(app.emulated.evaluations(of: NumbersRoot.self) == 1)
  }

  @Test("a deep link evaluates the body of each screen once", arguments: [1, 8, 64])
  func deepLink(depth: Int) async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    model.numbers = Array(1...depth)
    await app.settle()
    #expect(app.emulated.evaluations(of: NumbersScreen.self) == depth)
    #expect(app.emulated.evaluations(of: NumbersRoot.self) == 1)
  }

  @Test("of the shim's own views, a push evaluates as many at any depth")
  func ownViews() async {
    var counts: [Int] = []
    for depth in [2, 8, 64] {
      let model = Numbers(Array(1...depth))
      let app = await AppUnderTest.settled(.links) { PlainStack(model: model) }
      app.emulated.resetCounts()
      model.path.append(0)
      await app.settle()
      counts.append(app.emulated.evaluations.values.reduce(0, +))
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }

  @Test("a screen that comes in the place of another has only those remade that the other declared")
  func replacement() async {
    let model = Numbers()
    model.path.append(1)
    model.path.append("first")
    let log = MadeScreens()
    let app = await AppUnderTest.settled(.links) { LoggingStack(model: model, log: log) }
    log.names = []
    model.path.popAndPush("second")
    await app.settle()
    #expect(log.names == ["second"])
    log.names = []
    model.path = NavigationPath([2])
    model.path.append("second")
    await app.settle()
    #expect(log.names == ["2"])
  }

  // Whatever leaves, the system evaluates once more.
  @Test(
    "a pop evaluates no body of a screen but that of the one that leaves",
    arguments: [1, 8, 64]
  )
  func pop(depth: Int) async {
    let model = Numbers(Array(1...depth))
    let app = await model.launched()
    app.emulated.resetCounts()
    await app.goBack()
    #expect(app.depth == depth - 1)
    #expect(app.emulated.evaluations(of: NumbersScreen.self) == 1)
  }
}

/// A stack whose destinations don't depend on what changes, so that the shim's work is all there is.
private struct PlainStack: View {
  let model: Numbers

  var body: some View {
    PathHolder(model: model)
  }
}

private struct PathHolder: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) { PlainRoot() }
  }
}

private struct PlainRoot: View {
  var body: some View {
    Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
  }
}

/// The names of the screens that destinations were made for.
@MainActor
private final class MadeScreens {
  var names: [String] = []
}

private struct LoggingStack: View {
  @ObservedObject var model: Numbers
  let log: MadeScreens

  var body: some View {
    NavigationStack(path: $model.path) { LoggingRoot(log: log) }
  }
}

private struct LoggingRoot: View {
  let log: MadeScreens

  var body: some View {
    Text("root")
      .navigationDestination(for: Int.self) { screen("\($0)") }
      .navigationDestination(for: String.self) { screen($0) }
  }

  private func screen(_ name: String) -> some View {
    log.names.append(name)
    return Text(name)
  }
}
