import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("NavigationBackport's names: paths of any types", .misusesNoHost, .needs(.countingScreens))
struct PathNamesTests {
  private let trip = Trip()

  @Test("links with a title, a label, or a base class push", arguments: policies)
  func links(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(Trip(), policy)
    await app.pressInTurn("to Rome", "day 1")
    #expect(app.shown == ["Rome", "day 1"])
    await app.goBack()
    await app.goBack()
    await app.pressInTurn("to Oslo")
    #expect(app.shown == ["Oslo"])
    await app.goBack()
    await app.pressInTurn("to the Prado")
    #expect(app.shown == ["Prado"])
  }

  @Test("a binding presents a screen, and going back resets it", arguments: policies)
  func isPresented(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    await app.settle { trip.isAboutShown = true }
    #expect(app.shown == ["about"])
    await app.goBack()
    #expect(!trip.isAboutShown)
  }

  @Test(
    "the navigator pops to the requested element",
    arguments: [
      ("back", ["Rome", "day 1", "day 2"]),
      ("to the city", ["Rome"]),
      ("to day 1", ["Rome", "day 1"]),
      ("to an early day", ["Rome", "day 1"]),
      ("to the first", ["Rome"]),
      ("to the start", []),
    ],
    policies
  )
  func popping(to target: (button: String, rest: [String]), policy: UseNavigationStackPolicy) async
  {
    let app = await AppUnderTest.launched(Trip(), policy)
    await app.pressInTurn("to Rome", "day 1", "next day", "next day", target.button)
    #expect(app.shown == target.rest)
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
    #expect(app.shown == ["Rome"])
    await app.pressInTurn("a day of unseen type")
    #expect(app.shown == ["Rome", "day 1"])
  }

  @Test("a binding and an object push many, and return when all are shown", arguments: policies)
  func withDelays(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    let done = Calls()
    trip.projected.path.withDelaysIfUnsupported {
      $0.append(City(name: "Rome"))
      $0.append(1)
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settleWithTasks()
    #expect(app.shown == ["Rome", "day 1"])
    trip.withDelaysIfUnsupported(\.path) {
      $0.append(2)
      $0.append(3)
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settleWithTasks()
    #expect(app.shown == ["Rome", "day 1", "day 2", "day 3"])
    #expect(done.shown == [["Rome", "day 1"], ["Rome", "day 1", "day 2", "day 3"]])
  }

  @Test("without a callback, the path changes at once", arguments: policies)
  func withoutCallback(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    await app.settle { trip.path = NBNavigationPath([1, 2]) }
    // Not in an `async` function itself, where the forms that wait would be chosen.
    let empty = { trip.projected.path.withDelaysIfUnsupported { $0.popToRoot() } }
    empty()
    #expect(trip.path.isEmpty)
    let append = { trip.withDelaysIfUnsupported(\.path) { $0.append(4) } }
    append()
    #expect(trip.path.count == 1)
    await app.settle()
    #expect(app.shown == ["day 4"])
  }

  @Test("waiting is waiting for NavigationShim's outcome", arguments: policies)
  func waiting(policy: UseNavigationStackPolicy) async {
    let app = await AppUnderTest.launched(trip, policy)
    let change = Task { @MainActor in
      await trip.projected.path.withDelaysIfUnsupported {
        $0.append(City(name: "Rome"))
        $0.append(1)
      }
    }
    await app.settleWithTasks()
    #expect(await change.value == .presented)
    #expect(app.shown == ["Rome", "day 1"])
  }
}

/// Where Apple's stack is to be used, and where not.
let policies = [UseNavigationStackPolicy.never, .whenAvailable]

/// What is shown at each call.
@MainActor
final class Calls {
  var shown: [[String]] = []

  nonisolated init() {}
}
