import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A saved path with late destinations", .misusesNoHost, .needs(.countingScreens))
struct LateDestinationTests {
  /// Expects what is shown and warned of, but for the types that nothing is declared for yet.
  private func expectScreens(
    _ screens: [String],
    in app: AppUnderTest,
    dropping element: String? = nil,
    at place: String = ""
  ) {
    let texts = app.warnings.take().filter { !$0.contains("no destination is declared for it") }
    expect(app, shows: screens, "\(place)")
    expect(texts.map { $0.prefix(41) }, is: element.map { [$0.prefix(41)] } ?? [], "\(place)")
  }

  @Test(
    "loses an element without a destination, at any index, at launch and later",
    arguments: HostBehavior.withUnasked
  )
  func neverTaken(behavior: HostBehavior) async throws {
    let text = #""Swift.Bool","true""#
    let number = #""Swift.Int","1""#
    let broken = #""Swift.Int","\"x\"""#
    // Each from the top down, as it is saved; what is shown of it, and what is dropped.
    let paths: [([String], [String], String)] = [
      ([text], [], "0 of the path, saved as Swift.Bool"),
      ([text, number], ["1"], "1 of the path, saved as Swift.Bool"),
      ([number, text], [], "0 of the path, saved as Swift.Bool"),
      ([text, number, text, number], ["1"], "1 of the path, saved as Swift.Bool"),
      ([broken], [], "0 of the path, saved as Swift.Int"),
      (
        [#""A\#(String(repeating: "bc", count: 60))","1""#], [], "0 of the path, saved as Abcbcbcbc"
      ),
      ([broken, number], ["1"], "1 of the path, saved as Swift.Int"),
    ]
    for (elements, screens, dropped) in paths {
      let saved = "[\(elements.joined(separator: ","))]"
      for isThere in [true, false] {
        let model = try LoadingModel(saved: isThere ? saved : "[]")
        model.isLoaded = true
        let app = await model.launched(behavior)
        let path = try NavigationPath(saved: saved)
        if !isThere { await app.settle { model.path = path } }
        let place = "\(saved), \(isThere ? "at launch" : "later")"
        expectScreens(screens, in: app, dropping: "Element \(dropped)", at: place)
        expect(model.path.count, is: screens.count, "\(place)")
      }
    }
  }

  @Test(
    "loses such an element as soon as the root has loaded, and the app answers",
    arguments: HostBehavior.withUnasked,
    [false, true]
  )
  func answered(behavior: HostBehavior, isLoaded: Bool) async throws {
    let model = try LoadingModel(saved: #"["Swift.Bool","true"]"#)
    model.isLoaded = isLoaded
    model.pathInPlaceOfNone = NavigationPath([1])
    let app = await model.launched(behavior)
    if !isLoaded {
      expect(app, depth: 1, warns: ["no destination is declared for it"])
      await app.settle { model.isLoaded = true }
    }
    expectScreens(["1"], in: app, dropping: "Element 0 of the path, saved as Swift.Bool")
    expect(model.counts, is: [0, 1])
  }

  @Test("an element that the app keeps is dropped once for each path, and takes no newer one along")
  func kept() async throws {
    let model = try LoadingModel(saved: #"["Swift.Bool","true"]"#)
    (model.isLoaded, model.keepsPath) = (true, true)
    let app = AppUnderTest(stacks: .links) { LoadingRoot(model: model) }
    await app.wait(5_000)
    expect(model.writes, is: 1)
    expect(app, warns: ["Element 0 of the path, saved as Swift.Bool"])
    model.path.append(1)
    await app.wait(5_000)
    expect(app, shows: ["1"])
  }

  @Test(
    "keeps elements whose types a pushed screen declares later",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func declaredOnPushedScreen(host: NavigationHost, behavior: HostBehavior) async throws {
    let model = Numbers()
    model.path = try NavigationPath(
      saved: #"["Swift.Int","4","Swift.Double","0.5","Swift.Int","2","Swift.Int","1"]"#
    )
    let app = await model.launchedStack(host, behavior) {
      Text("root").navigationDestination(for: Int.self) { FractionsAbove2(number: $0) }
    }
    expect(app, shows: ["1", "2", "0.5", "4"])
    expect(model.path.count, is: 4)
    expect(app.console, is: [])
    #if os(Linux)
    if host == .links { expect(app.emulated.hostUpdates, is: 4) }
    #endif
  }
}

private struct FractionsAbove2: View {
  let number: Int

  @ViewBuilder var body: some View {
    if number == 2 {
      Text("two").navigationTitle("2")
        .navigationDestination(for: Double.self) { Text("fraction").navigationTitle("\($0)") }
    } else {
      Text("number").navigationTitle("\(number)")
    }
  }
}

/// An app whose root declares nothing before it has loaded.
@MainActor
private final class LoadingModel: ObservableObject {
  @Published var isLoaded = false
  @Published var path: NavigationPath {
    didSet { if path.count != oldValue.count { counts.append(path.count) } }
  }
  var pathInPlaceOfNone = NavigationPath()
  var keepsPath = false
  private(set) var writes = 0

  /// How many elements the path has had, one after the other.
  private(set) var counts: [Int] = []

  init(saved: String) throws { path = try NavigationPath(saved: saved) }

  var boundPath: NavigationPath {
    get { path }
    set {
      writes += 1
      path = keepsPath ? path : newValue
      if path.isEmpty { path = pathInPlaceOfNone }
    }
  }

  func launched(_ behavior: HostBehavior) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior) { LoadingRoot(model: self) }
  }
}

private struct LoadingRoot: View {
  @ObservedObject var model: LoadingModel

  var body: some View {
    NavigationStack(path: $model.boundPath) {
      if model.isLoaded { TitlesRoot() } else { Text("Loading") }
    }
  }
}
