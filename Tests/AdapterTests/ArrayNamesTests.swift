import Combine
import AppUnderTest
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("NavigationBackport's names, with a path of one type")
struct ArrayNamesTests {
  @Test(
    "the navigator pops to what it is asked for",
    .needs(.countingScreens),
    arguments: [
      ("back", ["station 1", "station 2", "station 3"]),
      ("to station 1", ["station 1"]),
      ("to number 2", ["station 1", "station 2"]),
      ("to the depot", ["station 1", "station 2", "station 3", "station 4"]),
      ("to the first", ["station 1"]),
      ("to the start", []),
    ],
    PathNamesTests.policies
  )
  func popping(to target: (button: String, rest: [String]), policy: UseNavigationStackPolicy) async
  {
    let app = await AppUnderTest.launched(Line(), policy)
    await app.pressInTurn("to station 1", "two more", "next", target.button)
    #expect(app.shown == target.rest)
    #expect(app.violations == [])
  }

  @Test(
    "without a binding, the stack keeps its array to itself",
    .needs(.countingScreens),
    arguments: PathNamesTests.policies
  )
  func withoutBinding(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.settled(.links) {
      LineStack(stops: nil).nbUseNavigationStack(policy)
    }
    await app.pressInTurn("to station 1", "two more")
    #expect(app.shown == ["station 1", "station 2", "station 3"])
    await app.pressInTurn("to station 1")
    #expect(app.shown == ["station 1"])
    #expect(app.violations == [])
  }

  @Test(
    "an array of any types is a path of any types",
    .needs(.countingScreens),
    arguments: PathNamesTests.policies
  )
  func mixed(policy: UseNavigationStackPolicy) async {
    let mixed = Mixed()
    let app = await AppUnderTest.settled(.links) { MixedRoot(mixed: mixed, policy: policy) }
    await app.pressInTurn("to Rome", "two days", "next day")
    #expect(app.shown == ["Rome", "day 1", "day 2", "day 3"])
    #expect(mixed.path == [City(name: "Rome"), 1, 2, 3])
    mixed.path.popTo(1)
    await app.settle()
    #expect(app.shown == ["Rome", "day 1"])
    await app.pressInTurn("to the city")
    #expect(mixed.path == [City(name: "Rome")])
    #expect(app.violations == [])
  }

  @Test(
    "a navigator changes its array, and waits",
    .needs(.countingScreens),
    arguments: PathNamesTests.policies
  )
  func labelledWaiting(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(Line(), policy)
    await app.pressInTurn("to station 1")
    await app.press("two more, waiting")
    await app.settleWithTasks()
    #expect(app.shown == ["station 1", "station 2", "station 3", "depot"])
    #expect(app.violations == [])
  }

  @Test("the array pops to what it is asked for")
  func poppingTheArray() {
    var stops: [Stop] = []
    stops.push(.depot)
    stops.push(.station(1))
    stops.push(.station(2))
    stops.push(.station(3))
    stops.pop()
    var isFound = stops.popTo(id: 1)
    #expect(isFound)
    #expect(stops == [.depot, .station(1)])
    isFound = stops.popTo { $0 == .depot }
    #expect(isFound)
    isFound = stops.popTo(.station(7))
    #expect(!isFound)
    #expect(stops == [.depot])
    stops.popTo(index: -1)
    #expect(stops == [])
  }

  @Test(
    "a binding and an object push many, and say when they have",
    .needs(.countingScreens),
    arguments: PathNamesTests.policies
  )
  func withDelays(policy: UseNavigationStackPolicy) async {
    let line = Line()
    let app = await AppUnderTest.launched(line, policy)
    let done = Calls()
    line.projected.stops.withDelaysIfUnsupported {
      $0.append(.depot)
      $0.append(.station(1))
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settleWithTasks()
    #expect(app.shown == ["depot", "station 1"])
    line.withDelaysIfUnsupported(\.stops) {
      $0.push(.station(2))
      $0.push(.station(3))
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settleWithTasks()
    #expect(app.shown == ["depot", "station 1", "station 2", "station 3"])
    #expect(done.shown.map(\.count) == [2, 4])
    #expect(app.violations == [])
  }
}

/// A model whose path is an array of any types.
@MainActor
private final class Mixed: ObservableObject {
  @Published var path: [AnyHashable] = []
}

private struct MixedRoot: View {
  @ObservedObject var mixed: Mixed
  let policy: UseNavigationStackPolicy

  var body: some View {
    MixedStack(path: $mixed.path).nbUseNavigationStack(policy)
  }
}
