import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

/// Where Apple's stack is to be used, and where not.
private let policies = [UseNavigationStackPolicy.never, .whenAvailable]

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
    "the navigator pops to what it is asked for",
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

  @Test("a binding and an object push many, and say when they have", arguments: policies)
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

/// What is shown at each call.
@MainActor
final class Calls {
  var shown: [[String]] = []

  nonisolated init() {}
}

@MainActor
@Suite("NavigationBackport's names: paths of one type", .misusesNoHost, .needs(.countingScreens))
struct ArrayNamesTests {
  @Test(
    "the navigator pops to what it is asked for",
    arguments: [
      ("back", ["station 1", "station 2", "station 3"]),
      ("to station 1", ["station 1"]),
      ("to number 2", ["station 1", "station 2"]),
      ("to the depot", ["station 1", "station 2", "station 3", "station 4"]),
      ("to the first", ["station 1"]),
      ("to the start", []),
    ],
    policies
  )
  func popping(to target: (button: String, rest: [String]), policy: UseNavigationStackPolicy) async
  {
    let app = await AppUnderTest.launched(Line(), policy)
    await app.pressInTurn("to station 1", "two more", "next", target.button)
    #expect(app.shown == target.rest)
  }
}

@Suite("NavigationBackport's names for popping")
struct PoppingNamesTests {
  @Test("the root is at an index of -1, and what isn't there is not popped to")
  func edges() {
    var path = NBNavigationPath([1, 2])
    var stops = [Stop.depot, .station(1)]
    let isFound = path.popTo(String.self) || path.popTo(7) || stops.popTo(.station(7))
    #expect(!isFound && path.count == 2 && stops.count == 2)
    path.popTo(index: -1)
    stops.popTo(index: -1)
    #expect(path.isEmpty && stops.isEmpty)
  }

  @Test("a type stands for its subclasses in what a path pops to")
  func poppingToABaseClass() {
    var path = NBNavigationPath()
    path.push(Museum("Prado"))
    path.push(1)
    let isFound = path.popTo(Sight.self)
    #expect(isFound)
    #expect(path.count == 1)
  }
}

#if !canImport(Darwin)
/// Where pictures are can be asked of the emulator alone.
@MainActor
@Suite("NavigationBackport's names, in the rows of a list")
struct RowNamesTests {
  @Test("a link has one chevron, with the style for rows and without, and none with another style")
  func chevrons() async {
    let app = await AppUnderTest.settled(.links) {
      NBNavigationStack {
        List {
          NBNavigationLink("by itself", value: 1)
          NBNavigationLink("as a row", value: 1).buttonStyle(.navigationLinkRowStyle)
          NBNavigationLink("plain", value: 1).buttonStyle(.plain)
        }
        .nbNavigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    let chevron = Image(systemName: "chevron.forward")
    #expect(app.emulated.labels(showing: chevron) == ["by itself", "as a row"])
  }
}
#endif
