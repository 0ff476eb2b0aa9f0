import Foundation
import LinkStackEngine
import NavigationShimTesting
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  private func run(
    _ arguments: String...,
    environment: [String: String] = ["TERM": "xterm"],
    isTerminal: Bool = false,
    reading data: Data = Data()
  ) -> DemoCommand.Result {
    DemoCommand.run(
      arguments: arguments,
      environment: environment,
      isTerminal: isTerminal,
      reading: { _ in data }
    )
  }

  @Test("What isn't known ends with status 64: a message and the usage line, and nothing is shown")
  func usage() {
    let result = run("--record", "a.json", "shop://orders/42/itms")
    #expect(result.status.rawValue == 64)
    #expect(result.standardOutput.isEmpty)
    #expect(result.files.isEmpty)
    #expect(
      result.standardError.split(separator: "\n") == [
        "DeepLinkDemo: can't open \"shop://orders/42/itms\": \"itms\" is unknown after "
          + "\"shop://orders/42\"; accepted: items/NUMBER",
        "usage: DeepLinkDemo [options] [link]   (--help tells more)",
      ]
    )
  }

  @Test(
    "What is recorded is shown and played again, without a difference",
    arguments: [
      ["--interrupt=back@0.2"], ["--interrupt=hold=2@1", "--animation=every"],
      ["--interrupt=leave@0.05", "--interrupt=return@3"], ["--host=native"],
    ]
  )
  func replay(arguments: [String]) throws {
    let file = try recording(arguments)
    #expect(file.path == "a.json")
    #expect(!file.contents.contains("orders"))
    let result = run("--replay", "a.json", reading: Data(file.contents.utf8))
    #expect(result.status == .success)
    #expect(result.standardError.isEmpty)
    #expect(result.standardOutput.contains("replay: no difference"))
    #expect(result.standardOutput.contains("\n\nstack 0: from a rest at depth 0, "))
    for line in result.standardOutput.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("A recording that the driver answers otherwise ends with status 1")
  func otherAnswer() throws {
    let changed = try recording([]).contents
      .replacingOccurrences(of: "presented", with: "dismissed")
    let result = run("--replay", "a.json", reading: Data(changed.utf8))
    #expect(result.status.rawValue == 1)
    #expect(result.standardOutput.contains("the driver answers"))
  }

  private func recording(_ arguments: [String]) throws -> OutputFile {
    let arguments = ["--record", "a.json"] + arguments
    let result = DemoCommand.run(arguments: arguments, environment: [:], isTerminal: false)
    return try #require(result.files.first)
  }

  @Test("What is no recording ends with status 65, and says where")
  func noRecording() {
    let data = Data(#"{"format":1,"package":"","system":"","device":"","stacks":[7]}"#.utf8)
    let result = run("--replay", "a.json", reading: data)
    #expect(result.status.rawValue == 65)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains("stacks[0]"))
    let missing = DemoCommand.run(
      arguments: ["--replay", "/nowhere/a.json"],
      environment: [:],
      isTerminal: false
    )
    #expect(missing.status.rawValue == 65)
    #expect(missing.standardError.contains("No such file"))
  }
}

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
      "--record=a=b.json",
      "shop://orders"
    )
    #expect(options.link.path == [.orders])
    #expect(options.setting.host == .native)
    #expect(options.setting.animation.policy == .disabled)
    #expect(options.setting.pacing == .fixed(delay: .milliseconds(200)))
    #expect(options.setting.transition == .milliseconds(100))
    #expect(options.recording == "a=b.json")
    let other = try self.options("--pacing=settled", "--pacing=fixed", "--animation=every").setting
    #expect(other.pacing == .fixed(delay: .milliseconds(650)))
    #expect(other.animation.policy == .everyPush)
  }

  nonisolated static let errors: [([String], complaint: String, known: String)] = [
    (["--host", "web"], "--host can't be \"web\"", "links, watch, native"),
    (["--pacing", "slow"], "no pacing is called \"slow\"", "settled, fixed[:SECONDS]"),
    (["--pacing", "fixed:"], "the delay of fixed can't be \"\"", "from 0 to 3600"),
    (["--transition", "nan"], "can't be \"nan\"", "from 0 to 3600"),
    (["--transition", "3600.1"], "can't be \"3600.1\"", "from 0 to 3600"),
    (["--interrupt", "back"], "\"back\" has no time", "back@SECONDS"),
    (["--interrupt", "hold=long@1"], "for which hold holds the top can't be", "from 0 to 3600"),
    (["--interrupt", "back=2@1"], "\"back=2@1\"", "back@SECONDS"),
    (["--json", "--compare"], "two reports", "--compare or --json"),
    (["--replay", "a.json", "--json"], "is played by itself", "--replay FILE"),
    (["shop://orders", "shop://x"], "a second link, \"shop://x\"", "one link"),
    (["--interrupt", "link=shop://a@b@1"], "\"a@b\" is unknown", "orders"),
    (["--", "--json"], "can't open \"--json\"", "shop://"),
  ]

  @Test("A bad argument is refused with what was wrong and what is accepted")
  func refusal() {
    for (arguments, complaint, known) in Self.errors {
      do throws(UsageError) {
        _ = try DemoOptions(parsing: arguments)
        Issue.record("\(arguments) is taken")
      } catch {
        guard !error.complaint.contains(complaint) || !error.known.contains(known) else { continue }
        Issue.record("\(arguments): \(error)")
      }
    }
  }
}
