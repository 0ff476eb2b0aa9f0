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
    reading data: Data = Data()
  ) -> DemoCommand.Result {
    DemoCommand.run(arguments) { _ in data }
  }

  @Test("What isn't known ends with status 64: a message and the usage line, and nothing is shown")
  func usage() {
    let result = run("shop://orders/42/itms")
    #expect(result.status.rawValue == 64)
    #expect(result.standardOutput.isEmpty)
    #expect(
      result.standardError.split(separator: "\n") == [
        "DeepLinkDemo: can't open \"shop://orders/42/itms\": it is no link of the shop; "
          + "accepted: \(DeepLink.builtIn.url), or a beginning of it",
        "usage: DeepLinkDemo [options] [link]   (--help tells more)",
      ]
    )
  }

  @Test("A report is played again, stack by stack")
  func replay() {
    let result = run("--replay", "report.txt", reading: Data(report.utf8))
    #expect(result.status == .success)
    #expect(result.standardOutput == "stack 1: stack: no difference\n")
  }

  @Test("A report that the package answers differently ends with status 1")
  func otherAnswer() {
    let changed = report.replacingOccurrences(of: "step 0>1", with: "step 0>2")
    let result = run("--replay", "report.txt", reading: Data(changed.utf8))
    #expect(result.status.rawValue == 1)
    #expect(result.standardOutput.contains("line 3"))
  }

  private let report = """
    stack 1: stack
    idle 0 launch; 1 push, replaces, 1 at first; settled 650; automatic
    0 path 2 common 0 | 0 still | step 0>1 keep 0 still, wait 650
    16 changed | 1 still | step 1>2 keep 1, wait 650
    """

  @Test("A text without a stack, or with a malformed line, ends with status 65, and says where")
  func noReport() {
    for (text, line) in [("", 1), ("stack 1: stack\nidle x", 2)] {
      let result = run("--replay", "report.txt", reading: Data(text.utf8))
      #expect(result.status.rawValue == 65)
      #expect(result.standardOutput.isEmpty)
      #expect(result.standardError.contains("line \(line) of the report"))
    }
    let missing = DemoCommand.run(["--replay", "/nowhere/a.txt"])
    #expect(missing.status.rawValue == 65)
    #expect(missing.standardError.contains("a.txt"))
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
      "--transition=1e-1",
      "--interrupt=link=shop://orders@0.2",
      "shop://orders"
    )
    #expect(options.link.path == [.orders])
    #expect(options.setting.host == .native)
    #expect(options.setting.animation.policy == .disabled)
    #expect(options.setting.transition == .milliseconds(100))
    #expect(options.interruptions.count == 1)
    #expect(try self.options("--animation=every").setting.animation.policy == .everyPush)
  }

  nonisolated static let errors: [([String], complaint: String, known: String)] = [
    (["--host", "web"], "--host can't be \"web\"", "links, watch, native"),
    (["--transition", "nan"], "can't be \"nan\"", "from 0 to 3600"),
    (["--transition", "3600.1"], "can't be \"3600.1\"", "from 0 to 3600"),
    (["--interrupt", "back"], "\"back\" has no time", "back@SECONDS"),
    (["--interrupt", "back=2@1"], "\"back=2@1\"", "back@SECONDS"),
    (["--json", "--compare"], "two reports", "--compare or --json"),
    (["--replay", "a.json", "--json"], "is played by itself", "--replay FILE"),
    (["shop://orders", "shop://x"], "a second link, \"shop://x\"", "one link"),
    (["--interrupt", "link=a@b@1"], "can't open \"a@b\"", "shop://"),
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
