import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("The adapter for NavigationBackport's names", .misusesNoHost, .needs(.countingScreens))
struct NavigationBackportNamesTests {
  private let trip = Trip()

  @Test("links push, and a navigator pushes and pops", arguments: policies)
  func links(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    await app.pressInTurn("to Rome", "day 1", "next day")
    #expect(app.shown == ["Rome", "day 1", "day 2"])
  }

  @Test("a navigator pops to the requested element of a path of any types")
  func path() {
    var path = NBNavigationPath()
    let navigator = PathNavigator(path: Binding(get: { path }, set: { path = $0 }))
    for (pop, count) in [
      ({ $0.popTo(City.self) }, 1), ({ $0.popTo(1) }, 2), ({ $0.popTo(index: 0) }, 1),
      ({ $0.popTo { ($0.base as? Int).map { $0 < 2 } ?? false } }, 2),
    ] as [((PathNavigator) -> Void, Int)] {
      path = NBNavigationPath([City(name: "Rome"), 1, 2, 3])
      pop(navigator)
      #expect(path.count == count)
    }
  }

  @Test("a navigator pops to the requested element of a path of one type, and pushes many")
  func array() {
    var stops: [Stop] = []
    let navigator = Navigator<Stop>(path: Binding(get: { stops }, set: { stops = $0 }))
    for (pop, count) in [
      ({ $0.popTo(.station(1)) }, 1), ({ $0.popTo(id: 2) }, 2), ({ $0.popTo(index: 0) }, 1),
      ({ $0.popTo { $0 == .depot } }, 3),
      ({ $0.withDelaysIfUnsupported { $0 += [.station(5), .station(6)] } }, 6),
    ] as [((Navigator<Stop>) -> Void, Int)] {
      stops = [.station(1), .station(2), .depot, .station(4)]
      pop(navigator)
      #expect(stops.count == count)
    }
  }

  @Test("the root is at an index of -1, and what isn't there is not popped to")
  func edges() {
    var path = NBNavigationPath([1, 2])
    var stops = [Stop.depot, .station(1)]
    let isFound = path.popTo(String.self) || path.popTo(7) || stops.popTo(.station(7))
    #expect(!isFound && path.count == 2 && stops.count == 2)
    path.popTo(index: -1)
    stops.popTo(index: -1)
    #expect(path.isEmpty && stops.isEmpty)
    path.push(Museum("Prado"))
    path.push(1)
    let hasFoundBaseClass = path.popTo(Sight.self)
    #expect(hasFoundBaseClass && path.count == 1)
  }

  @Test("a binding presents a screen, and a base class has a destination", arguments: policies)
  func destinations(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    await app.settle { trip.isAboutShown = true }
    #expect(app.shown == ["about"])
    await app.goBack()
    #expect(!trip.isAboutShown)
    await app.pressInTurn("to the Prado")
    #expect(app.shown == ["Prado"])
  }

  @Test("a value whose type the compiler doesn't see counts with its own type", arguments: policies)
  func unseenTypes(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    trip.path = NBNavigationPath([City(name: "Rome"), 1])
    trip.path.append(AnyHashable(2))
    await app.settle { trip.path.push(AnyHashable(3)) }
    #expect(app.shown == ["Rome", "day 1", "day 2", "day 3"])
    #expect(trip.path.codable != nil)
    trip.path.popTo(AnyHashable(City(name: "Rome")))
    await app.settle()
    await app.pressInTurn("a day of unseen type")
    #expect(app.shown == ["Rome", "day 1"])
  }

  @Test("a binding and an object push many, and return when all are shown", arguments: policies)
  func withDelays(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    var shown: [[String]] = []
    trip.projected.path.withDelaysIfUnsupported {
      $0 = NBNavigationPath([City(name: "Rome"), 1])
    } onCompletion: {
      shown.append(app.shown)
    }
    await app.settleWithTasks()
    trip.withDelaysIfUnsupported(\.path) {
      $0.append(2)
    } onCompletion: {
      shown.append(app.shown)
    }
    await app.settleWithTasks()
    #expect(shown == [["Rome", "day 1"], ["Rome", "day 1", "day 2"]])
    let change = Task { @MainActor in
      await trip.projected.path.withDelaysIfUnsupported { $0.append(3) }
    }
    await app.settleWithTasks()
    #expect(await change.value == .presented)
    #expect(app.shown.last == "day 3")
  }
}

/// Where Apple's stack is to be used, and where not.
let policies = [UseNavigationStackPolicy.never, .whenAvailable]
