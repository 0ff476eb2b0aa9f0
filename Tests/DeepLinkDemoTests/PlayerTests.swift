import LinkStackEngine
import Testing
@testable import DeepLinkDemo

@MainActor
struct PlaybackTests {
  @Test("An update goes a frame after the other, and only the last is a transition to the eye")
  func automatic() throws {
    let comparison = try played()
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 17, 33, 50, 67])
    #expect(playback.updates.map(\.transition) == [.unseen, .unseen, .unseen, .unseen, .seen])
    #expect(playback.elapsed == frame * 4 + .milliseconds(350))
    #expect(playback.violations.isEmpty)
    #expect(playback.lastLink?.outcome == .presented)
    #expect(playback.lastLink?.endTime == playback.elapsed)
    #expect(playback.showsPath)
    #expect(comparison.native.updates.map(\.transition) == [.seen])
    #expect(comparison.native.elapsed == .milliseconds(350))
    #expect(comparison.addedUpdates == 4)
    #expect(comparison.addedTime == frame * 4)
  }

  @Test("Where every push is animated, an update goes at the end of each transition")
  func everyPush() throws {
    let comparison = try played("--animation", "every")
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 350, 700, 1050, 1400])
    #expect(playback.updates.map(\.transition) == Array(repeating: .seen, count: 5))
    #expect(playback.elapsed == .milliseconds(1750))
    #expect(playback.lastLink?.endTime == .milliseconds(1750))
    #expect(playback.violations.isEmpty)
    #expect(playback.showsPath)
    #expect(comparison.native.elapsed == .milliseconds(350))
    #expect(comparison.addedTime == .milliseconds(1400))
  }

  @Test("Where nothing is animated, nor is the native host")
  func noAnimation() throws {
    let comparison = try played("--animation", "none")
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 17, 33, 50, 67])
    #expect(playback.updates.map(\.transition) == Array(repeating: .unseen, count: 5))
    #expect(playback.elapsed == frame * 5)
    #expect(playback.showsPath)
    #expect(comparison.native.elapsed == frame)
  }

  @Test("A watch animates every push, whatever it is asked", arguments: AnimationChoice.allCases)
  func watch(animation: AnimationChoice) throws {
    let playback = try played("--host", "watch", "--animation", animation.rawValue).playback
    #expect(updateTimes(playback) == [0, 650, 1300, 1950, 2600])
    #expect(playback.updates.map(\.transition) == Array(repeating: .seen, count: 5))
    #expect(playback.elapsed == .milliseconds(2950))
  }

  @Test("Paced by 0.65 s, the last update goes at 2.6 s and completion is reported at 3.25 s")
  func fixed() throws {
    let playback = try played("--pacing", "fixed:0.65").playback
    #expect(updateTimes(playback) == [0, 650, 1300, 1950, 2600])
    #expect(playback.elapsed == .milliseconds(2950))
    #expect(playback.lastLink?.endTime == .milliseconds(3250))
    #expect(playback.violations.isEmpty)
  }

  @Test("Paced faster than the transition, an update waits until nothing moves")
  func tooFast() throws {
    let playback = try played("--pacing", "fixed:0.2", "--animation", "every").playback
    #expect(updateTimes(playback) == [0, 400, 800, 1200, 1600])
    #expect(playback.lostPushes == 0)
    #expect(playback.showsPath)
  }

  @Test("A push that is lost, as nobody could be asked, is made again, later and with animation")
  func lostPush() throws {
    let comparison = try played("--host", "watch", "--pacing", "fixed:0.2")
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 200, 400, 800, 1200, 1600])
    #expect(playback.updates.map(\.isLost) == [false, true, false, false, false, false])
    #expect(playback.updates.map(\.update.isAnimated) == [false, false, true, true, true, true])
    #expect(playback.updates.map(\.transition) == [.seen, nil, .seen, .seen, .seen, .seen])
    #expect(playback.showsPath)
    #expect(playback.path == DeepLink.builtIn.path)
    #expect(comparison.addedUpdates == 5)
  }

  @Test("Where pushes are lost again and again, it ends, and the path stays whole")
  func stalled() throws {
    let comparison = try played("--host", "watch", "--transition", "60")
    let playback = comparison.playback
    #expect(playback.lostPushes == 6)
    #expect(playback.screens == [.orders])
    #expect(playback.path == DeepLink.builtIn.path)
    #expect(playback.lastLink?.outcome == .unreachable)
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

  @Test("However long a transition takes, nothing is lost", arguments: [660, 1000, 3500, 20_000])
  func longTransition(milliseconds: Int64) throws {
    let playback = try played("--transition", "\(Double(milliseconds) / 1000)").playback
    #expect(updateTimes(playback) == [0, 17, 33, 50, 67])
    #expect(playback.elapsed == frame * 4 + .milliseconds(milliseconds))
    #expect(playback.lastLink?.endTime == playback.elapsed)
    #expect(playback.violations.isEmpty)
    #expect(playback.showsPath)
  }

  @Test(
    "However long transitions take, and however many there are, nothing is lost",
    arguments: [660, 1000, 3500, 20_000]
  )
  func longTransitions(milliseconds: Int64) throws {
    let transition = "\(Double(milliseconds) / 1000)"
    let playback = try played("--transition", transition, "--animation", "every").playback
    #expect(updateTimes(playback) == (0..<5).map { milliseconds * $0 })
    #expect(playback.elapsed == .milliseconds(milliseconds) * 5)
    #expect(playback.lastLink?.endTime == .milliseconds(milliseconds) * 5)
    #expect(playback.violations.isEmpty)
    #expect(playback.showsPath)
  }

  @Test("If transitions take no time, all updates go at once and one after the other")
  func noTransition() throws {
    let playback = try played("--transition", "0", "--animation", "every").playback
    #expect(updateTimes(playback) == [0, 0, 0, 0, 0])
    #expect(playback.showsPath)
    #expect(playback.violations.isEmpty)
  }

  @Test("At any depth, an update per screen and one transition to the eye", arguments: [1, 2, 50])
  func depth(_ depth: Int) {
    let playback = Player.play(link(depth: depth), in: DemoSetting())
    #expect(playback.updates.count == depth)
    #expect(playback.seenTransitions == 1)
    #expect(playback.elapsed == frame * (depth - 1) + .milliseconds(350))
    #expect(playback.showsPath)
  }

  @Test("The view says what comes without animation, what moves, and what stands still")
  func view() throws {
    let moments = try played().playback.moments
    #expect(moments.map(\.view).first == .appearing(1))
    #expect(moments.map(\.view).suffix(2) == [.moving(from: 4, to: 5), .still(5)])
    #expect(moments.map(\.titlesInView).first == ["orders"])
    #expect(
      moments.map(\.titlesInView).suffix(2) == [["editor", "confirmation"], ["confirmation"]]
    )
  }

  @Test("A link without screens has nothing to show")
  func noScreens() {
    let playback = Player.play(link(depth: 0), in: DemoSetting())
    #expect(playback.updates.isEmpty)
    #expect(playback.elapsed == .zero)
    #expect(playback.showsPath)
  }
}

@MainActor
struct InterruptionTests {
  @Test("Who goes back from the screen that is arriving keeps what is below it")
  func backFromLast() throws {
    let comparison = try played("--interrupt", "back@0.2")
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 17, 33, 50, 67])
    #expect(playback.path == [.orders, .order(42), .item(7), .editor(item: 7)])
    #expect(playback.showsPath)
    #expect(playback.lastLink?.outcome == .dismissed)
    // The screen takes as long to go as it took to come.
    #expect(playback.elapsed == .milliseconds(400) - frame * 4)
    #expect(playback.violations.isEmpty)
    #expect(comparison.addedTime == frame * 4)
  }

  @Test("Who goes back while screens come keeps what is below, and nothing is pushed again")
  func back() throws {
    let comparison = try played("--animation", "every", "--interrupt", "back@1.2")
    let playback = comparison.playback
    #expect(updateTimes(playback) == [0, 350, 700, 1050])
    #expect(playback.path == [.orders, .order(42), .item(7)])
    #expect(playback.showsPath)
    #expect(playback.lastLink?.outcome == .dismissed)
    #expect(playback.elapsed == .milliseconds(1350))
    #expect(playback.violations.isEmpty)
    #expect(comparison.uninterrupted.elapsed == .milliseconds(1750))
    #expect(comparison.addedTime == .milliseconds(1400))
  }

  @Test("A person's own back navigation is none of the transitions that updates are")
  func backAfterUnseenUpdate() throws {
    let playback = try played("--interrupt", "back@0.01").playback
    #expect(playback.updates.map(\.transition) == [.unseen])
    #expect(playback.seenTransitions == 0)
    #expect(playback.showsPath)
  }

  @Test("Going back has no effect at the root, while away and during a back navigation")
  func ignoredBack() throws {
    let arguments = ["back@5", "back@5.1", "back@6", "back@7", "back@8"]
      .flatMap { ["--interrupt", $0] }
    let options = try DemoOptions(parsing: ["shop://products/1/related"] + arguments)
    let playback = DemoComparison(options).playback
    let ignored = playback.moments.filter { $0.happenings.contains(.ignored(.back)) }
    #expect(ignored.map(\.time) == [.seconds(5.1), .seconds(7), .seconds(8)])
    #expect(playback.path.isEmpty)
    #expect(playback.visible == "root")
    #expect(playback.lastLink?.outcome == .presented)
  }

  @Test("A swipe begins when the top stands still, and ends with what the finger does")
  func swipe() throws {
    for (interruption, last) in [
      ("hold=5@0.8", Moment.Happening.wentBack(to: 4)), ("cancel=5@0.8", .cancelledSwipe),
    ] {
      let playback = try played("--animation", "every", "--interrupt", interruption).playback
      let held = try #require(playback.moments.first { $0.happenings.contains(.heldTop) })
      let letGo = try #require(playback.moments.first { $0.happenings.contains(last) })
      #expect(held.time == .milliseconds(1750))
      #expect(letGo.time == .milliseconds(6750))
      #expect(playback.elapsed == .milliseconds(7100))
      #expect(playback.path == Array(DeepLink.builtIn.path.prefix(last == .cancelledSwipe ? 5 : 4)))
      #expect(playback.showsPath)
    }
  }

  @Test("A push waits for as long as a finger holds the top")
  func heldUpdate() throws {
    let playback = try played("--pacing", "fixed", "--interrupt", "cancel=60@0.8").playback
    #expect(updateTimes(playback).prefix(3) == [0, 650, 61_200])
    #expect(playback.violations.isEmpty)
    #expect(playback.showsPath)
    #expect(playback.path == DeepLink.builtIn.path)
  }

  @Test("A swipe has no effect while away")
  func ignoredSwipe() throws {
    let playback = try played("--interrupt", "leave@2", "--interrupt", "hold@3").playback
    let action = DemoInterruption.Action.swipe(holding: .seconds(1), isCancelled: false)
    #expect(playback.moments.last?.happenings == [.ignored(action)])
  }

  @Test(
    "However long a finger holds the top, path and screen agree in the end",
    arguments: HostChoice.allCases,
    [false, true]
  )
  func swipeOfAnyLength(host: HostChoice, isCancelled: Bool) {
    for transition in [350, 700, 3500] as [Int64] {
      for span in [0, 300, 700, 1000, 5000] as [Int64] {
        for time in [40, 800] as [Int64] {
          let playback = Player.play(
            .builtIn,
            in: DemoSetting(host: host, transition: .milliseconds(transition)),
            interruptions: [
              DemoInterruption(
                action: .swipe(holding: .milliseconds(span), isCancelled: isCancelled),
                time: .milliseconds(time)
              )
            ]
          )
          #expect(playback.showsPath, "\(span) ms, transitions of \(transition) ms")
          #expect((playback.path == DeepLink.builtIn.path) == isCancelled)
          #expect(playback.violations.isEmpty || host == .watch)
        }
      }
    }
  }

  @Test("A newer link wins, after the transition in flight")
  func link() throws {
    let playback = try played("--interrupt", "link=shop://orders/43@0.2").playback
    let rest = frame * 4 + .milliseconds(350)
    #expect(playback.links.map(\.outcome) == [.superseded, .presented])
    #expect(playback.links.map(\.endTime) == [.milliseconds(200), rest + .milliseconds(350)])
    #expect(updateTimes(playback) == [0, 17, 33, 50, 67, 417])
    #expect(playback.updates.last?.words == "pop 3, replace")
    #expect(playback.updates.suffix(2).map(\.transition) == [.seen, .seen])
    #expect(playback.screens == [.orders, .order(43)])
    #expect(playback.violations.isEmpty)
  }

  @Test("Nothing is sent while the app is left, and on return it goes on")
  func leaveAndReturn() throws {
    let playback = try played("--interrupt", "leave@0.05", "--interrupt", "return@3").playback
    #expect(updateTimes(playback) == [0, 17, 33, 3000, 3017])
    #expect(playback.updates.map(\.transition) == [.unseen, .unseen, .unseen, .unseen, .seen])
    #expect(playback.elapsed == .seconds(3) + frame + .milliseconds(350))
    #expect(playback.lastLink?.outcome == .presented)
    #expect(playback.violations.isEmpty)
    #expect(!playback.isAway)
  }

  @Test("Who leaves for good leaves the path whole, and the outcome open")
  func leave() throws {
    let playback = try played("--interrupt", "leave@0.03").playback
    #expect(playback.isAway)
    #expect(playback.path == DeepLink.builtIn.path)
    #expect(playback.screens == [.orders, .order(42)])
    #expect(playback.lastLink?.outcome == nil)
    #expect(playback.lastLink?.outcomeWord == "suspended")
  }

  @Test("Leaving twice, or returning without having left, has no effect")
  func ignoredLeave() throws {
    let playback = try played(
      "--interrupt",
      "return@0.1",
      "--interrupt",
      "leave@0.2",
      "--interrupt",
      "leave@0.3"
    ).playback
    let ignored = playback.moments.flatMap(\.happenings).filter { happening in
      if case .ignored = happening { true } else { false }
    }
    #expect(ignored == [.ignored(.comeBack), .ignored(.leave)])
  }

  @Test("At whatever instant somebody goes back, the path is what is on screen")
  func backAtAnyInstant() {
    for (animation, steps, span) in [
      (AnimationChoice.automatic, 1, 500), (.every, 25, 2000), (.none, 1, 100),
    ] as [(AnimationChoice, Int64, Int64)] {
      let length = animation == .every ? Nanoseconds.milliseconds(350) : frame
      for instant in stride(from: Int64(0), through: span, by: Int(steps)) {
        let time = Nanoseconds.milliseconds(instant)
        let playback = Player.play(
          .builtIn,
          in: DemoSetting(animation: animation),
          interruptions: [DemoInterruption(action: .back, time: time)]
        )
        let context = "\(animation), back at \(instant) ms"
        #expect(playback.showsPath, "\(context)")
        #expect(playback.violations.isEmpty, "\(context)")
        #expect(playback.path.count == min(4, Int(time.count / length.count)), "\(context)")
      }
    }
  }
}
