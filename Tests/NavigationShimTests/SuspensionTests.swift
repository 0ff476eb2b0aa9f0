import Dispatch
@testable import NavigationShim
import Testing

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
    let areNews = [2, 1, 2].map {
      suspension.isSceneNews(of: DispatchTime(uptimeNanoseconds: $0))
    }
    #expect(areNews == [true, false, true])
  }
}
