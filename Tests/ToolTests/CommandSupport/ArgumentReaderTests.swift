import CommandSupport
import Testing

@Suite("Argument reader")
struct ArgumentReaderTests {
  private enum Name: String, OptionName {
    case size, loud
    case newName = "new-name"

    var value: String? { self == .loud ? nil : "SOMETHING" }
  }

  private func read(_ arguments: String...) throws -> [String] {
    var reader = ArgumentReader<Name>(arguments)
    var words: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .option(let name, let value): words.append("\(name.flag):\(value)")
      case .other(let text): words.append(text)
      }
    }
    return words
  }

  @Test(
    "a value follows its option, even with a hyphen, or an equals sign; two hyphens end options"
  )
  func values() throws {
    #expect(try read("--size", "-1", "--new-name=a=b") == ["--size:-1", "--new-name:a=b"])
    #expect(
      try read("--loud", "x", "--", "--size", "--") == ["--loud:", "x", "--size", "--"]
    )
  }

  static let errors: [([String], complaint: String, known: String)] = [
    (["--speed"], "no option is called \"--speed\"", "--size, --loud, --new-name"),
    (["-"], "no option is called \"-\"", "--size, --loud, --new-name"),
    (["--size"], "--size has no value", "--size SOMETHING"),
    (["--size="], "--size has no value", "--size SOMETHING"),
    (["--size", "--loud"], "--size has no value", "--size SOMETHING"),
    (["--loud="], "--loud has no value, so not \"\"", "--loud"),
  ]

  @Test("what can't be read is named, with what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    var reader = ArgumentReader<Name>(arguments)
    let result = Result { try reader.next() }
    let error = try #require(throws: UsageError.self) { try result.get() }
    #expect(error.complaint == complaint)
    #expect(error.known == known)
  }

  @Test("help is asked for by either name, but not after two hyphens")
  func help() {
    #expect(ArgumentReader<Name>.asksForHelp(["--size", "--help"]))
    #expect(ArgumentReader<Name>.asksForHelp(["--nonsense", "-h"]))
    #expect(!ArgumentReader<Name>.asksForHelp(["--", "-h"]))
  }
}

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test("Text is cut only where it is too wide")
  func eliding() {
    #expect(TerminalText.elidingEnd("orders", to: 6) == "orders")
    #expect(TerminalText.elidingEnd("orders", to: 5) == "orde…")
    #expect(TerminalText.elidingMiddle("0123456789", to: 5) == "01…89")
  }
}
