import AppUnderTest
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("NavigationBackport's names, with a path of any types")
struct PathNamesTests {
  /// Where Apple's stack is to be used, and where not.
  nonisolated static let policies = [UseNavigationStackPolicy.never, .whenAvailable]

  @Test(
    "links with a title, with a label and to a value of a base class push their screens",
    arguments: policies
  )
  func links(policy: UseNavigationStackPolicy) {
    let app = EmulatedApp(Trip(), policy)
    app.tapInTurn("to Rome", "day 1")
    #expect(app.shown == ["Rome", "day 1"])
    app.back()
    app.settle()
    app.back()
    app.settle()
    app.tapInTurn("to Oslo")
    #expect(app.shown == ["Oslo"])
    app.back()
    app.settle()
    app.tapInTurn("to the Prado")
    #expect(app.shown == ["Prado"])
    #expect(app.violations == [])
  }

  @Test("a binding presents a screen, and going back resets it", arguments: policies)
  func isPresented(policy: UseNavigationStackPolicy) {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    trip.isAboutShown = true
    app.settle()
    #expect(app.shown == ["about"])
    app.back()
    app.settle()
    #expect(!trip.isAboutShown)
  }

  @Test("an item presents a screen, and going back resets it", arguments: policies)
  func item(policy: UseNavigationStackPolicy) {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    trip.guide = "by train"
    app.settle()
    #expect(app.shown == ["by train"])
    app.back()
    app.settle()
    #expect(trip.guide == nil)
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
  func popping(to target: (button: String, rest: [String]), policy: UseNavigationStackPolicy) {
    let app = EmulatedApp(Trip(), policy)
    app.tapInTurn("to Rome", "day 1", "next day", "next day", target.button)
    #expect(app.shown == target.rest)
    #expect(app.violations == [])
  }

  @Test("the path pops to what it is asked for")
  func poppingThePath() {
    var path = NBNavigationPath()
    path.push(City(name: "Rome"))
    path.push(1)
    path.push(2)
    path.push(3)
    path.pop()
    var isFound = path.popTo(1)
    #expect(isFound)
    #expect(path.count == 2)
    isFound = path.popTo(String.self)
    #expect(!isFound)
    isFound = path.popTo { $0 as? City == City(name: "Rome") }
    #expect(isFound)
    #expect(path.count == 1)
    path.popTo(index: -1)
    #expect(path.isEmpty)
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

  @Test(
    "a value whose type the compiler doesn't see counts with the type that it has",
    arguments: policies
  )
  func unseenTypes(policy: UseNavigationStackPolicy) {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    trip.path = NBNavigationPath([City(name: "Rome"), 1])
    trip.path.append(AnyHashable(2))
    trip.path.push(AnyHashable(3))
    app.settle()
    #expect(app.shown == ["Rome", "day 1", "day 2", "day 3"])
    #expect(trip.path.codable != nil)
    trip.path.popTo(AnyHashable(City(name: "Rome")))
    app.settle()
    #expect(app.shown == ["Rome"])
    app.tapInTurn("a day of unseen type")
    #expect(app.shown == ["Rome", "day 1"])
  }

  @Test(
    "the navigator pushes two screens",
    arguments: ["two days", "two days, without a callback"],
    policies
  )
  func navigatorWithDelays(button: String, policy: UseNavigationStackPolicy) {
    let app = EmulatedApp(Trip(), policy)
    app.tapInTurn("to Rome", button)
    #expect(app.shown == ["Rome", "day 1", "day 2"])
    #expect(app.violations == [])
  }

  @Test("a binding and an object push many, and say when they have", arguments: policies)
  func withDelays(policy: UseNavigationStackPolicy) async {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    let done = Calls()
    trip.projected.path.withDelaysIfUnsupported {
      $0.append(City(name: "Rome"))
      $0.append(1)
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settle()
    #expect(app.shown == ["Rome", "day 1"])
    trip.withDelaysIfUnsupported(\.path) {
      $0.append(2)
      $0.append(3)
    } onCompletion: {
      done.shown.append(app.shown)
    }
    await app.settle()
    #expect(app.shown == ["Rome", "day 1", "day 2", "day 3"])
    #expect(done.shown == [["Rome", "day 1"], ["Rome", "day 1", "day 2", "day 3"]])
  }

  @Test("without a callback, the path changes at once", arguments: policies)
  func withoutCallback(policy: UseNavigationStackPolicy) {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    trip.path = NBNavigationPath([1, 2])
    app.settle()
    trip.projected.path.withDelaysIfUnsupported { $0.popToRoot() }
    #expect(trip.path.isEmpty)
    trip.withDelaysIfUnsupported(\.path) { $0.append(4) }
    #expect(trip.path.count == 1)
    app.settle()
    #expect(app.shown == ["day 4"])
  }

  @Test("waiting is waiting for NavigationShim's outcome", arguments: policies)
  func waiting(policy: UseNavigationStackPolicy) async {
    let trip = Trip()
    let app = EmulatedApp(trip, policy)
    let change = Task { @MainActor in
      await trip.projected.path.withDelaysIfUnsupported {
        $0.append(City(name: "Rome"))
        $0.append(1)
      }
    }
    await app.settle()
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
