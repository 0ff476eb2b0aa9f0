import Foundation
import Testing
import TestSupport

@Suite("Files that commands write")
struct OutputFileTests {
  @Test("a file is tried without a change, and its folder is made")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "old.txt")
    try OutputFile.check(folder.path("old.txt"))
    #expect(try String(contentsOfFile: folder.path("old.txt"), encoding: .utf8) == "before")
    try OutputFile.check(folder.path("new/report.md"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("new")).isEmpty)
    try OutputFile.check("/dev/null")
    try OutputFile(path: "/dev/null", contents: "text").write()
  }

  @Test("a file that can't be written is named, with the system's reason")
  func refusal() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
    for (path, reason) in [("file/report.md", "not a directory"), (".", "is a directory")] {
      for write in [OutputFile.check, { try OutputFile(path: $0, contents: "").write() }] {
        let error = #expect(throws: FileError.self) { try write(folder.path(path)) }
        let words = error?.description ?? ""
        #expect(words.hasPrefix("can't write \"") && words.contains(reason), "\(words)")
        #expect(!words.contains("Domain"), "\(words)")
        #expect(error?.status == .cannotWrite)
      }
    }
  }
}
