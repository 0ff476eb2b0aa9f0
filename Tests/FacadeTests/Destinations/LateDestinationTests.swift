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
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = app.warnings.take().filter { !$0.contains("no destination is declared for it") }
    expect(app, shows: screens, sourceLocation: sourceLocation)
    expect(texts.map { String($0.prefix(41)) }, is: elements, sourceLocation: sourceLocation)
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
    path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(saved.utf8))
    )
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
