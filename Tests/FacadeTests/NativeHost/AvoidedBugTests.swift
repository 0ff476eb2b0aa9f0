#if os(Linux)
import SwiftUI
import Testing

/// What is reported to be wrong with the native stack, as the emulator has it, and what the package makes of it.
///
/// That SwiftUI alone has them there `ControlTests` see.
@MainActor
@Suite("Bugs of SwiftUI's own stack", .misusesNoHost)
struct AvoidedBugTests {
  private let model = AvoidingModel()

  @Test("two types at one index are never in one write", arguments: NavigationHost.both)
  func typeChange(host: NavigationHost) async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(host, .typeChangeCrashes)
    var path = NavigationPath([1])
    path.append("two")
    path.append(3)
    model.path = path
    expect(model.path, is: path)
    await app.settle()
    expect(model.path, is: path)
    expect(app, shows: ["1", "two", "3"], warns: twice(host))
  }

  @Test("a change has one transition", arguments: [([1, 2, 3], 1), ([1, 2], 0), ([1], 0)])
  func oneTransition(numbers: [Int], count: Int) async {
    let ways: [(isAnimated: Bool, animation: NavigationAnimation)] = [
      (true, .automatic), (false, .automatic), (true, .disabled),
    ]
    for (isAnimated, animation) in ways {
      let model = AvoidingModel()
      model.path = NavigationPath([7, 8])
      let app = await model.launched(.native, .typeChangeCrashes, animation)
      app.emulated.resetCounts()
      let path = NavigationPath(numbers.map { "\($0)" })
      await app.settle {
        if isAnimated { model.path = path } else { withoutAnimation { model.path = path } }
      }
      expect(app, shows: numbers.map { "\($0)" })
      expect(
        app.emulated.animatedTransitions,
        is: isAnimated && animation != .disabled ? count : 0
      )
      expect(app.emulated.hostUpdates, is: 2)
    }
  }

  @Test("the same types are one write", arguments: [[3, 4], [1, 9, 5], [], [1]])
  func sameTypes(numbers: [Int]) async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes)
    app.emulated.resetCounts()
    await app.settle { model.path = NavigationPath(numbers) }
    expect(app.emulated.hostUpdates, is: 1)
    expect(app, shows: numbers.map { "\($0)" })
  }

  @Test("saved elements are compared by the types that they were saved as")
  func saved() async throws {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes)
    model.path = try NavigationPath(saved: #"["Swift.String","\"b\"","Swift.String","\"a\""]"#)
    await app.settle()
    expect(app, shows: ["a", "b"])
    app.emulated.resetCounts()
    model.path = try NavigationPath(saved: #"["Swift.String","\"c\"","Swift.String","\"a\""]"#)
    await app.settle()
    expect(app, shows: ["a", "c"])
    expect(app.emulated.hostUpdates, is: 1)
  }
}

@MainActor
@Suite("Bugs of SwiftUI's own stack: counts, closures and nested stacks", .misusesNoHost)
struct OtherAvoidedBugTests {
  private let model = AvoidingModel()

  @Test("a newer path wins over a pop that SwiftUI counts", arguments: NavigationHost.both)
  func count(host: NavigationHost) async {
    model.path = NavigationPath([1, 2, 3])
    let app = await model.launched(host, .popsAreCounts)
    await app.press("another path, and back")
    expect(model.path.compactValues(of: Int.self), is: [9, 8, 7, 6])
    expect(app, shows: ["9", "8", "7", "6"], warns: twice(host))
  }

  @Test("views hear of their appearances with a path bound by closures")
  func closures() async {
    let app = await AppUnderTest.settled(
      .native,
      behavior: HostBehavior(nativeBugs: .closuresMisleadAppearance)
    ) { [model] in
      Observing(model) { _ in
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          AvoidingPlace(model: model, name: "root")
        }
      }
    }
    await app.press("to 1")
    expect(model.appearances, is: ["root", "1"])
    await app.goBack()
    expect(model.appearances, is: ["root", "1", "root"])
  }

  @Test("a typed stack in another type's is warned of", arguments: [false, true])
  func nested(isInSheet: Bool) async {
    let inner = Keeping([String]()) { NavigationStack(path: $0) { Text("inner") } }
    let app = await AppUnderTest.settled(.native) {
      Keeping([Int]()) { numbers in
        NavigationStack(path: numbers) {
          NavigationLink("to 1", value: 1)
            .navigationDestination(for: Int.self) { _ in
              if isInSheet {
                Text("below").sheet(isPresented: .constant(true)) { inner }
              } else {
                inner
              }
            }
        }
      }
    }
    await app.press("to 1")
    let warning = "path of String is inside one with a path of Int"
    expect(app, sees: "inner", warns: isInSheet ? [] : [warning])
  }
}

/// What a link stack warns of: each number declares the next.
private func twice(_ host: NavigationHost) -> [String] {
  host == .links ? ["declared on more than one screen"] : []
}
#endif
