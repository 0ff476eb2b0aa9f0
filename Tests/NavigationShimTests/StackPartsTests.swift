import Dispatch
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@Suite("Why a stack is left as it is")
struct SuspensionTests {
  @Test("it may be changed again when the last reason has gone")
  func lastReason() {
    var suspension = Suspension()
    suspension.begin(.hiddenStack)
    suspension.begin(.backgroundScene)
    #expect(suspension.isHidden)
    let isFirstTheLast = suspension.end(.hiddenStack)
    #expect(!isFirstTheLast)
    #expect(!suspension.isHidden)
    let isSecondTheLast = suspension.end(.backgroundScene)
    #expect(isSecondTheLast)
    #expect(suspension.reasons.isEmpty)
  }

  @Test("a reason that isn't there has no end")
  func noReason() {
    var suspension = Suspension()
    let isTheLast = suspension.end(.hiddenStack)
    #expect(!isTheLast)
  }

  @Test("a reason that is there twice ends at once")
  func twice() {
    var suspension = Suspension()
    suspension.begin(.backgroundScene)
    suspension.begin(.backgroundScene)
    let isTheLast = suspension.end(.backgroundScene)
    #expect(isTheLast)
  }

  @Test("of the scene, what is older than what is known is no news")
  func news() {
    var suspension = Suspension()
    let areNews = [2, 1, 2].map { suspension.isSceneNews(of: DispatchTime(uptimeNanoseconds: $0)) }
    #expect(areNews == [true, false, true])
  }
}

@MainActor
@Suite("How a change ends that several stacks follow")
struct CombinedOutcomeTests {
  @Test(
    "it is the worst of what the stacks say, in whichever order",
    arguments: [
      ([.presented, .presented], .presented),
      ([.presented, .superseded], .superseded),
      ([.superseded, .dismissed], .dismissed),
      ([.presented, .dismissed], .dismissed),
      ([.superseded, .superseded], .superseded),
    ] as [([NavigationOutcome], NavigationOutcome)]
  )
  func worst(parts: [NavigationOutcome], outcome: NavigationOutcome) {
    #expect(ends(of: parts) == [outcome])
    #expect(ends(of: parts.reversed()) == [outcome])
  }

  @Test("it comes with the last of them")
  func last() {
    #expect(ends(of: [.dismissed, .dismissed], awaited: 3) == [])
  }

  @Test("where there is no stack, it is presented at once")
  func none() {
    #expect(ends(of: []) == [.presented])
  }

  private func ends(
    of parts: [NavigationOutcome],
    awaited count: Int? = nil
  ) -> [NavigationOutcome] {
    var ends: [NavigationOutcome] = []
    let combined = CombinedOutcome(of: count ?? parts.count) { ends.append($0) }
    for part in parts { combined.add(part) }
    return ends
  }
}

@MainActor
@Suite("What bodies put off")
struct DeferredWorkTests {
  @Test("there is nothing to do at first, and something once there is anything")
  func empty() {
    #expect(DeferredWork().isEmpty)
    let changes: [(inout DeferredWork) -> Void] = [
      { $0.mayHaveNewPath = true },
      { $0.presenters.append(Presenter()) },
      { $0.declarations.append(DestinationDeclaration(for: Int.self)) },
      { $0.unresolvedScreens.append(LinkedScreen(.root, nil, from: nil, in: nil)) },
      { $0.withdrawnTypes.insert(ObjectIdentifier(Int.self)) },
    ]
    for change in changes {
      var work = DeferredWork()
      change(&work)
      #expect(!work.isEmpty)
    }
  }

  @Test("it is done once")
  func once() {
    var work = DeferredWork()
    work.mayHaveNewPath = true
    let flushed = work.flush()
    #expect(flushed.mayHaveNewPath)
    #expect(work.isEmpty)
  }
}

@MainActor
@Suite("The picture of the old screen")
struct CoveredPushesTests {
  @Test("goes when the stack goes, also where what it lies on stays")
  func stackGoesAway() async {
    let controllers = Controllers()
    var pushes: CoveredPushes? = CoveredPushes(ManualScheduler())
    let host = LinksHost(in: StackModel())
    host.controllers = controllers
    pushes?.handle(.newPath, in: host)
    pushes?.handle(.update(isAnimated: false, isLast: false), in: host)
    #expect(controllers.picture?.isThere == true)
    pushes = nil
    for _ in 0..<100 where controllers.picture?.isThere == true { await Task.yield() }
    #expect(controllers.picture?.isThere == false)
  }
}

@MainActor
private final class Controllers: ControllerStack {
  var picture: Picture?
  let state: HostState? = nil
  let areInWindow: Bool? = nil
  let arePresenting = false

  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool { false }

  func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any StackPicture)? {
    picture = Picture()
    return picture
  }
}

private final class Picture: StackPicture {
  var isThere = true

  func leave(with reporter: (any ScreenReporter)?) {}
  func remove() { isThere = false }
}
