import LinkStackEngine
import Testing

@testable import DeepLinkDemo

@MainActor
struct PlaybackTests {
  @Test("Paced by settle signals, an update goes at the end of each transition")
  func settled() throws {
    let comparison = try played()
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 350, 700, 1050, 1400])
    #expect(playback.elapsed == .milliseconds(1750))
    #expect(playback.violations.isEmpty)
    #expect(playback.lastLink?.outcome == .presented)
    #expect(playback.lastLink?.endTime == .milliseconds(1750))
    #expect(playback.showsPath)
    #expect(comparison.native.updates.count == 1)
    #expect(comparison.native.elapsed == .milliseconds(350))
    #expect(comparison.addedUpdates == 4)
    #expect(comparison.addedTime == .milliseconds(1400))
  }

  @Test("Paced by 0.65 s, the last update goes at 2.6 s and completion is reported at 3.25 s")
  func fixed() throws {
    let playback = try played("--pacing", "fixed:0.65").playback
    #expect(updateTimes(playback) == [0, 650, 1300, 1950, 2600])
    #expect(playback.elapsed == .milliseconds(2950))
    #expect(playback.lastLink?.endTime == .milliseconds(3250))
    #expect(playback.violations.isEmpty)
  }

  @Test("Paced faster than the transition, pushes are lost and the screens never arrive")
  func tooFast() throws {
    let comparison = try played("--pacing", "fixed:0.2")
    let playback = comparison.playback
    #expect(playback.updates.map(\.isLost) == [false, true, true, true, true])
    #expect(playback.lostPushes == 4)
    #expect(playback.screens == [.orders])
    #expect(playback.path == DeepLink.builtIn.path)
    #expect(playback.lacksScreens)
    #expect(comparison.addedTime == nil)
  }

  @Test("On a native host, the whole path goes in one update")
  func native() throws {
    let playback = try played("--host", "native").playback
    #expect(updateTimes(playback) == [0])
    #expect(playback.updates.first?.update.pushCount == 5)
    #expect(playback.elapsed == .milliseconds(350))
    #expect(playback.violations.isEmpty)
  }

  @Test("A transition longer than the usual fallback loses nothing")
  func longTransition() throws {
    let playback = try played("--transition", "2").playback
    #expect(updateTimes(playback) == [0, 2000, 4000, 6000, 8000])
    #expect(playback.elapsed == .seconds(10))
    #expect(playback.violations.isEmpty)
  }

  @Test("Without a transition, all updates go at once and one after the other")
  func noTransition() throws {
    let playback = try played("--transition", "0").playback
    #expect(updateTimes(playback) == [0, 0, 0, 0, 0])
    #expect(playback.showsPath)
    #expect(playback.violations.isEmpty)
  }

  @Test("At any depth, an update per screen and a transition per update", arguments: [0, 1, 2, 50])
  func depth(_ depth: Int) {
    let playback = Player.play(link(depth: depth), in: Setting())
    #expect(playback.updates.count == depth)
    #expect(playback.elapsed == .milliseconds(350) * depth)
    #expect(playback.showsPath)
  }

  @Test("The view says what moves, and then what stands still")
  func view() throws {
    let moments = try played().playback.moments
    #expect(moments.first?.titlesInView == ["root", "orders"])
    #expect(moments.first?.view == .moving(from: 0, to: 1))
    #expect(moments.last?.titlesInView == ["confirmation"])
    #expect(moments.last?.view == .still(5))
  }
}
