import Foundation
import CommandSupport
import Exploration
import TestSupport
import Testing

@Suite("Options of the explorer")
struct ExplorerOptionsTests {
  private func options(_ arguments: String...) throws -> ExplorerOptions {
    try ExplorerOptions(arguments)
  }

  @Test("without arguments, all is explored on links to the bound of the README")
  func defaults() throws {
    let options = try options()
    #expect(options.bounds(.links, .settled, .prompt).length == 5)
    #expect(options.bounds(.links, .settled, .unasked).length == 3)
    #expect(options.bounds(.links, .settled, .lagging).length == 3)
    #expect(options.bounds(.links, .settled, .lagging).losses == 2)
    #expect(options.values == 2)
    #expect(options.disturbances == nil)
    #expect(options.rules == [.links])
    #expect(options.pacings == [.settled])
    #expect(options.hosts == [.prompt, .lagging, .unasked])
    #expect(options.sabotage == .none)
    #expect(options.events == nil)
    #expect(options.changes == nil)
  }

  @Test("each option sets what it names")
  func values() throws {
    let options = try options("--length", "2", "--values=3", "--disturbances=0", "--memory", "10")
    #expect(options.bounds(.links, .settled, .prompt).length == 2)
    #expect(options.bounds(.links, .settled, .unasked).length == 2)
    #expect(options.values == 3)
    #expect(options.disturbances == 0)
    #expect(options.changes == 10)
    let random = try self.options("--random=1000", "--seed=7")
    #expect(random.events == 1_000)
    #expect(random.seed == 7)
  }

  @Test("rules, pacings and hosts are names, and all of them together one more")
  func choices() throws {
    let some = try options("--rules=native", "--pacing=fixed", "--host=unasked")
    #expect(some.rules == [.native])
    #expect(some.pacings == [.fixed])
    #expect(some.hosts == [.unasked])
    let all = try options("--rules", "all", "--pacing", "all", "--host", "all")
    #expect(all.rules == HostRules.allCases)
    #expect(all.pacings == PacingKind.allCases)
    #expect(all.hosts == HostKind.allCases)
  }

  @Test("each sabotage has a name", arguments: WorldSabotage.allCases)
  func sabotage(sabotage: WorldSabotage) throws {
    #expect(try options("--sabotage", sabotage.rawValue).sabotage == sabotage)
  }

  @Test(
    "a bad value is refused",
    arguments: [
      "--length=8", "--length=-1", "--length=four", "--values=0", "--values=5",
      "--disturbances=1001", "--random=0", "--random=1e6", "--memory=9", "--seed=-1",
      "--seed=18446744073709551616", "--rules=ios", "--rules=", "--pacing=Settled",
      "--host=deaf", "--sabotage=everything",
    ]
  )
  func badValue(argument: String) {
    #expect(throws: UsageError.self) { try options(argument) }
  }

  @Test("the help names every option", arguments: ExplorerOption.allCases)
  func help(option: ExplorerOption) {
    #expect(ExplorerOptions.help.contains(option.flag))
  }
}
