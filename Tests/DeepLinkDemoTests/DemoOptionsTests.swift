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

  @Test("Each option sets what it names, and what none names is as in apps")
  func values() throws {
    #expect(try options() == DemoOptions())
    let setting = DemoOptions().setting
    #expect(setting.animation.policy == .automatic)
    let options = try options(
      "--host=native",
      "--animation=none",
      "--pacing=fixed:0.2",
      "--transition=1e-1",
      "--svg=a=b.svg",
      "shop://orders"
    )
    #expect(options.link.path == [.orders])
    #expect(options.setting.host == .native)
    #expect(options.setting.animation.policy == .disabled)
    #expect(options.setting.pacing == .fixed(delay: .milliseconds(200)))
    #expect(options.setting.transition == .milliseconds(100))
    #expect(options.picture == "a=b.svg")
    let other = try self.options("--pacing=settled", "--pacing=fixed", "--animation=every").setting
    #expect(other.pacing == .fixed(delay: .milliseconds(650)))
    #expect(other.animation.policy == .everyPush)
  }

  @Test("Only a watch can't be asked, neither what it shows nor not to animate")
  func hosts() {
    for host in HostChoice.allCases {
      let behavior = DemoSetting(host: host, transition: .seconds(2)).behavior
      #expect(behavior.canBeAsked == (host != .watch))
      #expect(behavior.animatesEveryUpdate == (host == .watch))
      #expect(behavior.stillTransition == .seconds(1.0 / 60))
      #expect(behavior.transition == .seconds(2))
      #expect(behavior.rules == (host == .native ? .native : .links))
    }
  }

  @Test("Interruptions are sorted by time, and keep their order at equal times")
  func interruptions() throws {
    let options = try options(
      "--interrupt=hold=5@3",
      "--interrupt=back@1.2",
      "--interrupt=leave@0.5",
      "--interrupt=link=shop://orders/43@1.2",
      "--interrupt=cancel@2",
      "--interrupt=return@4"
    )
    let link = DeepLink(url: "shop://orders/43", path: [.orders, .order(43)])
    #expect(
      options.interruptions.map(\.time.milliseconds).joined(separator: " ")
        == "500 1200 1200 2000 3000 4000"
    )
    #expect(
      options.interruptions.map(\.action) == [
        .leave, .back, .link(link), .swipe(holding: .seconds(1), isCancelled: true),
        .swipe(holding: .seconds(5), isCancelled: false), .comeBack,
      ]
    )
  }

  nonisolated static let errors: [([String], complaint: String, known: String)] = [
    (["--host"], "--host has no value", "links|watch|native"),
    (["--host", "web"], "--host can't be \"web\"", "links, watch, native"),
    (["--animation"], "--animation has no value", "automatic|every|none"),
    (["--animation=Every"], "--animation can't be \"Every\"", "automatic, every, none"),
    (["--pacing", "slow"], "no pacing is called \"slow\"", "settled, fixed[:SECONDS]"),
    (["--pacing", "settled:1"], "no pacing is called \"settled:1\"", "settled"),
    (["--pacing", "fixed:"], "the delay of fixed can't be \"\"", "from 0 to 3600"),
    (["--transition", "nan"], "can't be \"nan\"", "from 0 to 3600"),
    (["--transition", "0x1p3"], "can't be \"0x1p3\"", "from 0 to 3600"),
    (["--transition", "1e999"], "can't be \"1e999\"", "from 0 to 3600"),
    (["--transition", "-1"], "can't be \"-1\"", "from 0 to 3600"),
    (["--transition", "3600.1"], "can't be \"3600.1\"", "from 0 to 3600"),
    (["--interrupt", "back"], "\"back\" has no time", "back@SECONDS"),
    (["--interrupt", "back@soon"], "the time of back can't be \"soon\"", "from 0 to 3600"),
    (["--interrupt", "hold=long@1"], "for which hold holds the top can't be", "from 0 to 3600"),
    (["--interrupt", "cancel=@1"], "for which cancel holds the top can't be \"\"", "from 0"),
    (["--interrupt", "jump@1"], "\"jump@1\"", "link=URL@SECONDS"),
    (["--interrupt", "link@1"], "\"link@1\"", "link=URL@SECONDS"),
    (["--interrupt", "back=2@1"], "\"back=2@1\"", "back@SECONDS"),
    (["--json", "--compare"], "two reports", "--compare or --json"),
    (["--replay", "a.json", "--json"], "is played by itself", "--replay FILE"),
    (["shop://orders", "shop://x"], "a second link, \"shop://x\"", "one link"),
    (["--interrupt", "link=shop://a@b@1"], "\"a@b\" is unknown", "orders"),
    (["--", "--json"], "can't open \"--json\"", "shop://"),
    ([""], "can't open \"\"", "shop://"),
  ]

  @Test("A bad argument is refused with what was wrong and what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    let error = try #require(throws: UsageError.self) { try DemoOptions(parsing: arguments) }
    #expect(error.complaint.contains(complaint))
    #expect(error.known.contains(known))
  }
}
