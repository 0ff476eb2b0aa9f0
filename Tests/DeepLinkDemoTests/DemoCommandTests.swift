import CommandSupport
import Foundation
import Testing

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
    let result = run("--svg", "a.svg", "shop://orders/42/itms")
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

  @Test("Colour is for terminals that want it")
  func colour() {
    let escape = "\u{1B}["
    #expect(run(isTerminal: true).standardOutput.contains(escape))
    #expect(run(environment: [:], isTerminal: true).standardOutput.contains(escape))
    #expect(run(environment: ["NO_COLOR": ""], isTerminal: true).standardOutput.contains(escape))
    #expect(!run(isTerminal: false).standardOutput.contains(escape))
    #expect(!run(environment: ["NO_COLOR": "1"], isTerminal: true).standardOutput.contains(escape))
    #expect(!run(environment: ["TERM": "dumb"], isTerminal: true).standardOutput.contains(escape))
    #expect(!run("--json", isTerminal: true).standardOutput.contains(escape))
  }

  @Test("A picture comes with the text or with JSON")
  func picture() {
    for result in [run("--svg", "a.svg"), run("--json", "--svg=a.svg")] {
      #expect(result.status == .success)
      #expect(result.files.map(\.path) == ["a.svg"])
      #expect(result.files.first?.contents.hasPrefix("<svg") ?? false)
      #expect(!result.standardOutput.isEmpty)
    }
  }

  @Test("The help names every option, and every link in it is known")
  func help() throws {
    let result = run("--nonsense", "-h")
    #expect(result.status == .success)
    #expect(result.standardError.isEmpty)
    for name in DemoOptions.Name.allCases { #expect(result.standardOutput.contains(name.flag)) }
    let links = result.standardOutput.split(whereSeparator: \.isWhitespace)
      .filter { $0.hasPrefix("shop://") }
    #expect(links.count >= 6)
    for link in links { _ = try DeepLink(parsing: String(link)) }
    for line in result.standardOutput.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
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

  @Test("A picture that can't be written ends with the status 73")
  func unwritablePicture() {
    let picture = OutputFile(path: "/nowhere-\(UUID().uuidString)/a.svg", contents: "x")
    #expect(DemoCommand.perform(DemoCommand.Result(files: [picture])).rawValue == 73)
  }
}
