import CommandSupport
import Foundation
import LinkStackEngine
import Testing
@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  private func run(
    _ arguments: String...,
    environment: [String: String] = ["TERM": "xterm"],
    isTerminal: Bool = false
  ) -> DemoCommand.Result {
    DemoCommand.run(arguments: arguments, environment: environment, isTerminal: isTerminal)
  }

  @Test("A link is played and told on the standard output")
  func success() {
    let result = run()
    #expect(result.status.rawValue == 0)
    #expect(result.standardError.isEmpty)
    #expect(result.standardOutput.contains("root ▸ orders"))
    #expect(result.picture == nil)
  }

  @Test(
    "What isn't known ends with status 64: a message and the usage line, and nothing is shown",
    arguments: [
      ["shop://orders/42/itms"], ["--speed", "2"], ["--host", "web"], ["--animation", "all"],
      ["--json", "--realtime"], ["--replay", "a.json", "--json"],
      ["--svg", "a.svg", "shop://nonsense"], ["--interrupt", "link=shop://nonsense@1"],
    ]
  )
  func usage(arguments: [String]) {
    let result = DemoCommand.run(arguments: arguments, environment: [:], isTerminal: true)
    #expect(result.status.rawValue == 64)
    #expect(result.standardOutput.isEmpty)
    #expect(result.picture == nil)
    let lines = result.standardError.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("DeepLinkDemo: ") ?? false)
    #expect(lines.last?.hasPrefix("usage: DeepLinkDemo") ?? false)
  }

  @Test("The message names the part at fault, and lists what is known there")
  func message() {
    let message = run("shop://orders/42/itms").standardError
    #expect(message.contains("\"itms\" is unknown after \"shop://orders/42\"; accepted: items"))
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

  @Test("In real time each row is a piece; otherwise all is one, due at once")
  func realtime() {
    let atOnce = run()
    let realtime = run("--realtime")
    #expect(atOnce.pieces.map(\.time) == [.zero])
    #expect(realtime.pieces.count == 9)
    #expect(realtime.standardOutput == atOnce.standardOutput)
  }

  @Test("A picture comes with the text or with JSON")
  func picture() {
    for arguments in [["--svg", "a.svg"], ["--json", "--svg=a.svg"]] {
      let result = DemoCommand.run(arguments: arguments, environment: [:], isTerminal: false)
      #expect(result.picture?.path == "a.svg")
      #expect(result.picture?.contents.hasPrefix("<svg") ?? false)
      #expect(!result.standardOutput.isEmpty)
    }
  }

  @Test("The help names every option, and every link in it is known")
  func help() throws {
    let result = run("--help", "--nonsense")
    #expect(result.status == .success)
    #expect(result.standardError.isEmpty)
    for name in DemoOptions.Name.allCases { #expect(result.standardOutput.contains(name.flag)) }
    var links = 0
    for word in result.standardOutput.split(whereSeparator: \.isWhitespace) {
      var word = String(word)
      word.removeAll { $0 == "'" }
      guard word.hasPrefix("shop://") else { continue }
      if word.last == "…" { word.removeLast() }
      links += 1
      _ = try DeepLink(parsing: word)
    }
    #expect(links >= 10)
    for line in (result.standardOutput + DemoCommand.usage).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("Help is given whatever stands beside it, but not after --")
  func helpBesideOthers() {
    #expect(run("--nonsense", "-h").standardOutput == DemoCommand.help)
    #expect(run("--", "--help").status == .usage)
  }

  @Test(
    "What is recorded is shown and played again, without a difference",
    arguments: [
      ["--interrupt", "back@0.2"], ["--interrupt", "hold=2@1", "--animation", "every"],
      ["--interrupt", "leave@0.05", "--interrupt", "return@3"], ["--host", "native"],
    ]
  )
  func replay(arguments: [String]) throws {
    let recorded = DemoCommand.run(
      arguments: ["--record", "a.json"] + arguments,
      environment: [:],
      isTerminal: false
    )
    let file = try #require(recorded.recording)
    #expect(file.path == "a.json")
    #expect(!file.contents.contains("orders"))
    let result = replay(Data(file.contents.utf8))
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
    let recorded = try #require(run("--record", "a.json").recording)
    let changed = recorded.contents.replacingOccurrences(of: "presented", with: "dismissed")
    let result = replay(Data(changed.utf8))
    #expect(result.status.rawValue == 1)
    #expect(result.standardOutput.contains("the driver answers"))
  }

  @Test("What is no recording ends with status 65, and says where")
  func noRecording() {
    let result = replay(
      Data(#"{"format":1,"package":"","system":"","device":"","stacks":[7]}"#.utf8)
    )
    #expect(result.status.rawValue == 65)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains("stacks[0]"))
    let missing = run("--replay", "/nowhere/a.json")
    #expect(missing.status.rawValue == 65)
    #expect(missing.standardError.contains("No such file"))
  }

  private func replay(_ data: Data) -> DemoCommand.Result {
    DemoCommand.run(
      arguments: ["--replay", "a.json"],
      environment: [:],
      isTerminal: false,
      reading: { _ in data }
    )
  }

  @Test("A picture that can't be written ends with the status 73")
  func unwritablePicture() async {
    let missing = "/CommandSupportTests-\(UUID().uuidString)/a.svg"
    let picture = OutputFile(path: missing, contents: "x")
    let status = await DemoCommand.perform(DemoCommand.Result(picture: picture))
    #expect(status.rawValue == 73)
  }
}
