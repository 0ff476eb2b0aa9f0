import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import CommandSupport

@Suite("Output file")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ contents: String, to name: String) throws {
    try OutputFile(path: folder.path(name), contents: contents).write()
  }

  @Test("A file takes the place of an older one, and leaves nothing else behind")
  func replacing() throws {
    try write("old", to: "a.svg")
    try write("new", to: "a.svg")
    #expect(folder.text("a.svg") == "new")
    #expect(folder.names == ["a.svg"])
  }

  @Test("What can't be written is told, by the check as well, and stays what it is")
  func refused() throws {
    try write("x", to: "file")
    for (name, reason) in [
      ("none/a.svg", "No such file or directory"), ("file/a.svg", "Not a directory"),
      ("", "it is a directory"), ("/dev/null", "it is no plain file"),
    ] {
      let path = name.hasPrefix("/") ? name : folder.path(name)
      // Writing below a file says that the folder isn't there.
      for isCheck in name == "file/a.svg" ? [true] : [true, false] {
        do throws(OutputFile.Failure) {
          let file = OutputFile(path: path, contents: "x")
          if isCheck { try OutputFile.check(path) } else { try file.write() }
          Issue.record("\(path) is written")
        } catch {
          if !error.description.hasSuffix(": \(reason)") { Issue.record("\(path): \(error)") }
        }
      }
    }
    try OutputFile.check(folder.path("a.svg"))
    #expect(folder.names == ["file"])
  }
}

@Suite("SVG")
struct SVGWriterTests {
  @Test("Text is escaped, and what XML can't hold is replaced")
  func escaping() {
    #expect(
      SVGWriter.escaped("<a b='c' d=\"e\">&") == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;"
    )
    #expect(SVGWriter.escaped("\0\u{1B}\u{FFFE}x") == "\u{FFFD}\u{FFFD}\u{FFFD}x")
  }
}
