import Foundation
import CommandSupport
import LinkStackEngine
import NavigationShimTesting
import Testing
@testable import DeepLinkDemo

@MainActor
struct DemoOptionsTests {
  private func options(_ arguments: String...) throws -> DemoOptions {
    try DemoOptions(parsing: arguments)
  }

  @Test("Without arguments, the built-in link is played on links, paced by settle signals")
  func defaults() throws {
    let options = try options()
    #expect(options.link == .builtIn)
    #expect(options.setting.host == .links)
    #expect(options.setting.pacing == .settled)
    #expect(options.setting.animation == .automatic)
    #expect(options.setting.transition == .milliseconds(350))
    #expect(options.interruptions.isEmpty)
    #expect(options.report == .timeline && !options.isRealtime && options.picture == nil)
  }

  @Test("A value may follow its option as an argument or after an equals sign")
  func values() throws {
    let apart = try options(
      "--host",
      "native",
      "--animation",
      "none",
      "--pacing",
      "fixed:0.2",
      "--transition",
      "1e-1",
      "--svg",
      "a=b.svg"
    )
    let joined = try options(
      "--host=native",
      "--animation=none",
      "--pacing=fixed:0.2",
      "--transition=0.1",
      "--svg=a=b.svg"
    )
    #expect(apart == joined)
    #expect(apart.setting.host == .native)
    #expect(apart.setting.animation == AnimationChoice.none)
    #expect(apart.setting.pacing == .fixed(.milliseconds(200)))
    #expect(apart.setting.transition == .milliseconds(100))
    #expect(apart.picture == "a=b.svg")
  }

  @Test("A fixed pacing without a delay has 0.65 s")
  func fixedPacing() throws {
    #expect(try options("--pacing", "fixed").setting.pacing == .fixed(.milliseconds(650)))
  }

  @Test("The engine is paced as in apps")
  func pacing() {
    #expect(PacingChoice.settled.pacing == .settled)
    #expect(PacingChoice.fixed(.seconds(0.2)).pacing == .fixed(delay: .seconds(0.2)))
  }

  @Test("The engine animates as in apps")
  func animation() throws {
    #expect(try options("--animation", "automatic").setting.animation.policy == .automatic)
    #expect(try options("--animation", "every").setting.animation.policy == .everyPush)
    #expect(try options("--animation", "none").setting.animation.policy == .disabled)
  }

  @Test("Only a watch can't be asked, neither what it shows nor not to animate")
  func hosts() {
    for host in HostChoice.allCases {
      let behavior = host.behavior(transition: .seconds(2))
      #expect(behavior.canBeAsked == (host != .watch))
      #expect(behavior.animatesEveryUpdate == (host == .watch))
      #expect(behavior.stillTransition == frame)
      #expect(behavior.transition == .seconds(2))
      #expect(behavior.rules == (host == .native ? .native : .links))
    }
  }

  @Test("A swipe holds the top for a second, or for as long as it says")
  func swipes() throws {
    let options = try options(
      "--interrupt=hold@1",
      "--interrupt=hold=5@2",
      "--interrupt=cancel@3",
      "--interrupt=cancel=0.5@4"
    )
    #expect(
      options.interruptions.map(\.action) == [
        .swipe(holding: .seconds(1), isCancelled: false),
        .swipe(holding: .seconds(5), isCancelled: false),
        .swipe(holding: .seconds(1), isCancelled: true),
        .swipe(holding: .seconds(0.5), isCancelled: true),
      ]
    )
  }

  @Test("Interruptions are sorted by time, and keep their order at equal times")
  func interruptions() throws {
    let options = try options(
      "--interrupt",
      "return@3",
      "--interrupt=back@1.2",
      "--interrupt",
      "leave@0.5",
      "--interrupt",
      "link=shop://search?q=a@b@1.2"
    )
    #expect(
      options.interruptions == [
        DemoInterruption(action: .leave, time: .milliseconds(500)),
        DemoInterruption(action: .back, time: .milliseconds(1200)),
        DemoInterruption(
          action: .link(DeepLink(url: "shop://search?q=a@b", path: [.search("a@b")])),
          time: .milliseconds(1200)
        ),
        DemoInterruption(action: .comeBack, time: .seconds(3)),
      ]
    )
  }

  @Test("After --, an argument is a link whatever it looks like")
  func endOfOptions() throws {
    #expect(try options("--json", "--", "shop://orders").link.path == [.orders])
    let error = #expect(throws: UsageError.self) { try options("--", "--json") }
    #expect(error?.description.contains("can't open \"--json\"") ?? false)
  }

  nonisolated static let errors: [([String], complaint: String, known: String)] = [
    (["--speed", "2"], "no option is called \"--speed\"", "--host"),
    (["-x"], "no option is called \"-x\"", "--host"),
    (["--host"], "--host has no value", "links|watch|native"),
    (["--host="], "--host has no value", "links|watch|native"),
    (["--host", "--json"], "--host has no value", "links|watch|native"),
    (["--svg", ""], "--svg has no value", "FILE"),
    (["--host", "web"], "no host is called \"web\"", "links, watch, native"),
    (["--animation"], "--animation has no value", "automatic|every|none"),
    (["--animation", "last"], "no animation is called \"last\"", "automatic, every, none"),
    (["--animation=Every"], "no animation is called \"Every\"", "automatic, every, none"),
    (["--pacing", "slow"], "no pacing is called \"slow\"", "settled, fixed[:SECONDS]"),
    (["--pacing", "settled:1"], "no pacing is called \"settled:1\"", "settled"),
    (["--pacing", "fixed:"], "the delay of fixed can't be \"\"", "from 0 to 3600"),
    (["--transition", "fast"], "can't be \"fast\"", "from 0 to 3600"),
    (["--transition", "nan"], "can't be \"nan\"", "from 0 to 3600"),
    (["--transition", "inf"], "can't be \"inf\"", "from 0 to 3600"),
    (["--transition", "0x1p3"], "can't be \"0x1p3\"", "from 0 to 3600"),
    (["--transition", "1e999"], "as long as \"1e999\"", "from 0 to 3600"),
    (["--transition", "-1"], "can't be negative, as \"-1\" is", "from 0 to 3600"),
    (["--transition", "3600.1"], "as long as \"3600.1\"", "from 0 to 3600"),
    (["--json=yes"], "--json has no value, so not \"yes\"", "--json"),
    (["--interrupt", "back"], "\"back\" has no time", "back@SECONDS"),
    (["--interrupt", "back@soon"], "the time of back can't be \"soon\"", "from 0 to 3600"),
    (["--interrupt", "back@"], "the time of back can't be \"\"", "from 0 to 3600"),
    (["--interrupt", "hold=long@1"], "for which hold holds the top can't be", "from 0 to 3600"),
    (["--interrupt", "cancel=@1"], "for which cancel holds the top can't be \"\"", "from 0"),
    (["--interrupt", "hold=-1@1"], "can't be negative, as \"-1\" is", "from 0 to 3600"),
    (["--interrupt", "jump@1"], "\"jump@1\"", "link=URL@SECONDS"),
    (["--interrupt", "link@1"], "\"link@1\"", "link=URL@SECONDS"),
    (["--interrupt", "back=2@1"], "\"back=2@1\"", "back@SECONDS"),
    (["--interrupt", "link=shop://x@1"], "\"x\" is unknown", "orders, search, products"),
    (["--json", "--realtime"], "\"--json\" can't be played in real time", "--realtime"),
    (["--realtime", "--compare"], "\"--compare\" can't be played in real time", "--realtime"),
    (["--json", "--compare"], "two reports", "--compare or --json"),
    (["shop://orders", "shop://search"], "a second link, \"shop://search\"", "one link"),
    ([""], "can't open \"\"", "shop://"),
  ]

  @Test("A bad argument is refused with what was wrong and what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    let error = try #require(throws: UsageError.self) { try DemoOptions(parsing: arguments) }
    #expect(error.complaint.contains(complaint))
    #expect(error.known.contains(known))
  }
}
