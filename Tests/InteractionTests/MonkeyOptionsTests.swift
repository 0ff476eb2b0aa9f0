import CommandSupport
import Interactions
import Scripts
import TestSupport
import Testing

@Suite("Options of the monkey")
struct MonkeyOptionsTests {
  @Test("without arguments, it does what the README says, to all apps")
  func defaults() throws {
    let options = try MonkeyOptions([])
    #expect(options.interactions == 10_000)
    #expect(options.seed == 1)
    #expect(options.flows == FlowName.allCases)
    #expect(options.changes == nil)
  }

  @Test("each option has a value")
  func values() throws {
    let options = try MonkeyOptions(["--interactions=5", "--seed", "7", "--flow", "shop"])
    #expect(options.interactions == 5)
    #expect(options.seed == 7)
    #expect(options.flows == [.shop])
    #expect(try MonkeyOptions(["--memory", "100"]).changes == 100)
  }

  @Test(
    "what it can't do is refused",
    arguments: ["--interactions=0", "--seed=-1", "--flow=zoo", "--memory=9", "--flow", "shop"]
  )
  func refused(argument: String) {
    #expect(throws: UsageError.self) { try MonkeyOptions([argument]) }
  }
}
