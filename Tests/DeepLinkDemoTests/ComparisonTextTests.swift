import CommandSupport
import Testing

@testable import DeepLinkDemo

@MainActor
struct ComparisonTextTests {
  private func lines(_ arguments: String...) throws -> [String] {
    let options = try DemoOptions(parsing: ["--compare"] + arguments)
    let text = ComparisonText(options, Painter(isTerminal: false, environment: [:])).text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("The built-in link with a fixed delay, as it is, and on a native host")
  func builtIn() throws {
    #expect(
      try lines().prefix(20) == [
        "   time  every 0.65 s            NavigationShim          native host",
        "  0.000  root → orders           orders, at once         root → confirmation",
        "  0.017                          order 42, at once",
        "  0.033                          item 7, at once",
        "  0.050                          editor, at once",
        "  0.067                          editor → confirmation",
        "  0.350  orders                                          confirmation",
        "  0.417                          confirmation",
        "  0.650  orders → order 42",
        "  1.000  order 42",
        "  1.300  order 42 → item 7",
        "  1.650  item 7",
        "  1.950  item 7 → editor",
        "  2.300  editor",
        "  2.600  editor → confirmation",
        "  2.950  confirmation",
        "",
        "         5 transitions           1 transition            1 transition",
        "         at rest after 2.950 s   at rest after 0.417 s   at rest after 0.350 s",
        "",
      ]
    )
  }

  @Test("What comes between comes in each of the three")
  func interrupted() throws {
    let lines = try lines("--animation", "every", "--interrupt", "back@1.9")
    #expect(
      lines.contains(
        "  1.900  item 7 → order 42       confirmation → editor   confirmation → editor"
      )
    )
  }

  @Test("No line is wider than a terminal", arguments: [0, 1, 30])
  func width(depth: Int) throws {
    var options = DemoOptions()
    options.link = link(depth: depth)
    let text = ComparisonText(options, Painter(isTerminal: false, environment: [:])).text
    #expect(text.split(separator: "\n").allSatisfy { TerminalText.width(String($0)) <= 80 })
  }
}
