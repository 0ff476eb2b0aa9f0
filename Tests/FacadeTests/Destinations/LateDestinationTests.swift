import Combine
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A saved path whose destinations are declared late", .misusesNoHost)
struct LateDestinationTests {
  /// Expects what is shown and warned of, but for the types that nothing is declared for yet.
  private func expectScreens(
    _ screens: [String],
    in app: AppUnderTest,
    dropping elements: String...,
    at place: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = app.warnings.take().filter { !$0.contains("no destination is declared for it") }
    expect(
      app,
      shows: screens,
      place.isEmpty ? nil : "\(place)",
      sourceLocation: sourceLocation
    )
    expect(
      texts.map { String($0.prefix(41)) },
      is: elements.map { String($0.prefix(41)) },
      place.isEmpty ? nil : "\(place)",
      sourceLocation: sourceLocation
    )
  }

  @Test(
    "stays whole until then, and is shown",
    .needs(.countingScreens),
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func shown(behavior: HostBehavior) async throws {
    let model = try LoadingModel(
      saved: #"["Swift.String","\"a\"","Swift.Int","2","Swift.Int","1"]"#
    )
    let app = await model.launched(behavior)
    expect(model.path.count, is: 3)
    await app.settle { model.declared = .all }
    expectScreens(["Int 1", "Int 2", "String a"], in: app)
    expect(model.counts, is: [3])
    await app.goBack()
    expect(model.path.count, is: 2)
  }

  @Test("is shown where each destination is declared by the screen below", .needs(.countingScreens))
  func declaredByScreens() async throws {
    let model = try LoadingModel(
      saved: #"["Swift.Bool","true","Swift.String","\"a\"","Swift.Int","1"]"#
    )
    let app = await model.launched()
    await app.settle { model.declared = .nested }
    expectScreens(["Int 1", "String a", "Bool true"], in: app)
    expect(model.counts, is: [3])
  }

  @Test(
    "loses what nothing takes once something is declared, and no sooner",
    .needs(.countingScreens),
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func dropped(behavior: HostBehavior) async throws {
    let model = try LoadingModel(saved: #"["Swift.Int","2","App.Gone","{}","Swift.Int","1"]"#)
    let app = await model.launched(behavior)
    expect(model.counts, is: [3])
    await app.settle { model.declared = .all }
    expectScreens(["Int 1"], in: app, dropping: "Element 1 of the path, saved as App.Gone,")
    expect(model.counts, is: [3, 1])
  }

  @Test(
    "loses it wherever it is in a path that is there at launch or comes later, on any host",
    .needs(.countingScreens),
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func neverTaken(behavior: HostBehavior) async throws {
    let text = #""Swift.Bool","true""#
    let number = #""Swift.Int","1""#
    let broken = #""Swift.Int","\"x\"""#
    // Each from the top down, as it is saved; what is shown of it, and what is dropped.
    let paths: [([String], [String], String)] = [
      ([text], [], "0 of the path, saved as Swift.Bool"),
      ([text, number], ["Int 1"], "1 of the path, saved as Swift.Bool"),
      ([number, text], [], "0 of the path, saved as Swift.Bool"),
      ([text, number, text, number], ["Int 1"], "1 of the path, saved as Swift.Bool"),
      ([broken], [], "0 of the path, saved as Swift.Int"),
      ([broken, number], ["Int 1"], "1 of the path, saved as Swift.Int"),
    ]
    for (elements, screens, dropped) in paths {
      let saved = "[\(elements.joined(separator: ","))]"
      for isThere in [true, false] {
        let model = try LoadingModel(saved: isThere ? saved : "[]")
        model.declared = .all
        let app = await model.launched(behavior)
        if !isThere {
          let path = try NavigationPath(saved: saved)
          await app.settle { model.path = path }
        }
        let place = "\(saved), \(isThere ? "at launch" : "later")"
        expectScreens(screens, in: app, dropping: "Element \(dropped)", at: place)
        expect(model.path.count, is: screens.count, "\(place)")
      }
    }
  }

  @Test(
    "loses it as its tab comes back, where it was declared behind another one",
    .needs(.countingScreens),
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func behindTab(behavior: HostBehavior) async throws {
    let model = try LoadingModel(saved: #"["Swift.Bool","true","Swift.Int","1"]"#)
    let app = AppUnderTest(stacks: .links, behavior: behavior) {
      TabView {
        LoadingRoot(model: model).tabItem { Text("first") }
        Text("second").tabItem { Text("second") }
      }
    }
    await app.settle()
    await app.show(tab: "second")
    await app.settle { model.declared = .all }
    await app.show(tab: "first")
    expectScreens(["Int 1"], in: app, dropping: "Element 1 of the path, saved as Swift.Bool")
    expect(model.path.count, is: 1)
  }
}

extension NavigationPath {
  fileprivate init(saved: String) throws {
    self.init(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(saved.utf8))
    )
  }
}

/// An app whose root declares nothing before it has loaded.
@MainActor
private final class LoadingModel: ObservableObject {
  enum Declared {
    case nothing, all, nested
  }

  @Published var declared = Declared.nothing
  @Published var path: NavigationPath

  /// How many elements the path has had, one after the other.
  private(set) var counts: [Int] = []
  private var observation: AnyCancellable?

  init(saved: String) throws {
    path = try NavigationPath(saved: saved)
    observation = $path.sink { [unowned self] path in
      if counts.last != path.count { counts.append(path.count) }
    }
  }

  func launch(_ behavior: HostBehavior = HostBehavior()) -> AppUnderTest {
    AppUnderTest(stacks: .links, behavior: behavior) {
      LoadingRoot(model: self)
    }
  }

  func launched(_ behavior: HostBehavior = HostBehavior()) async -> AppUnderTest {
    let app = launch(behavior)
    await app.settle()
    return app
  }
}

private struct LoadingRoot: View {
  @ObservedObject var model: LoadingModel

  var body: some View {
    NavigationStack(path: $model.path) {
      switch model.declared {
      case .nothing: Text("Loading")
      case .all:
        Text("root")
          .navigationDestination(for: Int.self) { Text("").navigationTitle("Int \($0)") }
          .navigationDestination(for: String.self) { Text("").navigationTitle("String \($0)") }
      case .nested:
        Text("root").navigationDestination(for: Int.self) { number in
          Text("").navigationTitle("Int \(number)")
            .navigationDestination(for: String.self) { text in
              Text("").navigationTitle("String \(text)")
                .navigationDestination(for: Bool.self) {
                  Text("").navigationTitle("Bool \(String($0))")
                }
            }
        }
      }
    }
  }
}
