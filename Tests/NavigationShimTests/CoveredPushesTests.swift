@testable import NavigationShim
import LinkStackEngine
import SwiftUI
import Testing

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

  func remove() {
    isThere = false
  }
}
