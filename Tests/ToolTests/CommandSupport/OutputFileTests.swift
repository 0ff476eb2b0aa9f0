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
    #expect(try folder.contents("a.svg") == "new")
    #expect(try folder.names == ["a.svg"])
  }

  @Test("A symbolic link is followed")
  func symbolicLink() throws {
    try write("old", to: "a.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.svg"),
      withDestinationPath: folder.path("a.svg")
    )
    try write("new", to: "b.svg")
    #expect(try folder.contents("a.svg") == "new")
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
    #expect(try folder.names == ["file"])
  }
}

@Suite("SVG")
struct SVGWriterTests {
  @Test("A document has a title, a description and a card with what is drawn on it")
  func document() {
    let document = SVGWriter.document(
      width: 20,
      height: 10,
      title: "<a>",
      description: "b & c",
      sheet: CardStyle.sheet(light: ".x { fill: #000000 }", dark: ".x { fill: #ffffff }")
    ) { writer in
      writer.circle("x", at: (1, 2), radius: 3)
    }
    #expect(document.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\""))
    #expect(document.contains("<title id=\"title\">&lt;a&gt;</title>"))
    #expect(document.contains("<desc id=\"desc\">b &amp; c</desc>"))
    #expect(document.hasSuffix("<circle class=\"x\" cx=\"1\" cy=\"2\" r=\"3\"/>\n</svg>\n"))
  }

  @Test("What is drawn in a box is inside of it, from the box's own corner on")
  func box() {
    var writer = SVGWriter()
    writer.box(x: 1, y: 2, width: 30, height: 40) { $0.circle("x", at: (5, 6), radius: 7) }
    writer.circle("y", at: (5, 6), radius: 7)
    #expect(
      writer.lines == [
        "<svg x=\"1\" y=\"2\" width=\"30\" height=\"40\">",
        "<circle class=\"x\" cx=\"5\" cy=\"6\" r=\"7\"/>",
        "</svg>",
        "<circle class=\"y\" cx=\"5\" cy=\"6\" r=\"7\"/>",
      ]
    )
  }

  @Test("Text is escaped, and what XML can't hold is replaced")
  func escaping() {
    #expect(
      SVGWriter.escaped("<a b='c' d=\"e\">&") == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;"
    )
    #expect(SVGWriter.escaped("\0\u{1B}\u{FFFE}x") == "\u{FFFD}\u{FFFD}\u{FFFD}x")
  }

  @Test("Coordinates have two digits at the most")
  func numbers() {
    let numbers = [0, 1, -1, 0.5, 0.05, -0.05, 12.345, 0.999, -0.001, 1e6].map(SVGWriter.number)
    #expect(numbers == ["0", "1", "-1", "0.5", "0.05", "-0.05", "12.35", "1", "0", "1000000"])
  }
}
