import CommandSupport
import LinkStackEngine
import Testing
@testable import DeepLinkDemo

struct OptionsParserTests {
  private func options(_ arguments: String...) throws -> Options {
    guard case .play(let options) = try OptionsParser.parse(arguments) else {
      throw NothingToPlay()
    }
    return options
  }

  @Test("Without arguments, the built-in link is played on links, paced by settle signals")
  func defaults() throws {
    let options = try options()
    #expect(options.link == .builtIn)
    #expect(options.setting.host == .links)
    #expect(options.setting.pacing == .settled)
    #expect(options.setting.transition == .milliseconds(350))
    #expect(options.interruptions.isEmpty)
    #expect(!options.writesJSON && !options.isRealtime && options.picture == nil)
  }

  @Test("A value may follow its option as an argument or after an equals sign")
  func values() throws {
    let apart = try options(
      "--host",
      "native",
      "--pacing",
      "fixed:0.2",
      "--transition",
      "1e-1",
      "--svg",
      "a=b.svg"
    )
    let joined = try options(
      "--host=native",
      "--pacing=fixed:0.2",
      "--transition=0.1",
      "--svg=a=b.svg"
    )
    #expect(apart == joined)
    #expect(apart.setting.host == .native)
    #expect(apart.setting.pacing == .fixed(.milliseconds(200)))
    #expect(apart.setting.transition == .milliseconds(100))
    #expect(apart.picture == "a=b.svg")
  }

  @Test("A fixed pacing without a delay has 0.65 s")
  func fixedPacing() throws {
    #expect(try options("--pacing", "fixed").setting.pacing == .fixed(.milliseconds(650)))
  }

  @Test("A settle signal is awaited for longer than the transition lasts")
  func fallback() {
    let long = Nanoseconds.seconds(10)
    #expect(PacingChoice.settled.pacing(transition: long) == .settled(fallback: .seconds(20)))
    #expect(PacingChoice.settled.pacing(transition: .milliseconds(350)).isSettled(.seconds(0.7)))
    #expect(PacingChoice.settled.pacing(transition: .zero).isSettled(.seconds(0.65)))
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
        Interruption(action: .leave, time: .milliseconds(500)),
        Interruption(action: .back, time: .milliseconds(1200)),
        Interruption(
          action: .link(DeepLink(url: "shop://search?q=a@b", path: [.search("a@b")])),
          time: .milliseconds(1200)
        ),
        Interruption(action: .comeBack, time: .seconds(3)),
      ]
    )
  }

  @Test("After --, an argument is a link whatever it looks like")
  func endOfOptions() throws {
    #expect(try options("--json", "--", "shop://orders").link.path == [.orders])
    let error = #expect(throws: UsageError.self) { try options("--", "--json") }
    #expect(error?.description.contains("can't open \"--json\"") ?? false)
  }

  @Test("Help is given whatever stands beside it, but not after --")
  func help() throws {
    #expect(try OptionsParser.parse(["--nonsense", "--help"]) == .help)
    #expect(try OptionsParser.parse(["-h"]) == .help)
    #expect(throws: UsageError.self) { try OptionsParser.parse(["--", "--help"]) }
  }

  static let errors: [([String], complaint: String, known: String)] = [
    (["--speed", "2"], "no option is called \"--speed\"", "--host"),
    (["-x"], "no option is called \"-x\"", "--host"),
    (["--host"], "--host has no value", "links|native"),
    (["--host="], "--host has no value", "links|native"),
    (["--host", "--json"], "--host has no value", "links|native"),
    (["--svg", ""], "--svg has no value", "FILE"),
    (["--host", "web"], "no host is called \"web\"", "links, native"),
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
    (["--interrupt", "jump@1"], "\"jump@1\"", "link=URL@SECONDS"),
    (["--interrupt", "link@1"], "\"link@1\"", "link=URL@SECONDS"),
    (["--interrupt", "back=2@1"], "\"back=2@1\"", "back@SECONDS"),
    (["--interrupt", "link=shop://x@1"], "\"x\" is unknown", "orders, search, products"),
    (["--json", "--realtime"], "--json can't be played in real time", "--realtime"),
    (["shop://orders", "shop://search"], "a second link, \"shop://search\"", "one link"),
    ([""], "can't open \"\"", "shop://"),
  ]

  @Test("A bad argument is refused with what was wrong and what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    let error = try #require(throws: UsageError.self) { try OptionsParser.parse(arguments) }
    #expect(error.complaint.contains(complaint))
    #expect(error.known.contains(known))
  }
}

extension Pacing {
  fileprivate func isSettled(_ fallback: Nanoseconds) -> Bool {
    self == .settled(fallback: fallback)
  }
}
