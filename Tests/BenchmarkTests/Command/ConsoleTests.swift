import CommandSupport
import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("Console")
struct ConsoleTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("files are written, and the status is the result's")
  func files() throws {
    let files = ["a", "b"].map { OutputFile(path: folder.path($0), contents: $0) }
    #expect(Console.perform(CommandResult(status: .failure, files: files)) == .failure)
    #expect(try folder.contents("a") == "a")
    #expect(try folder.contents("b") == "b")
  }

  @Test("a file that can't be written ends with status 73, and doesn't keep others from it")
  func unwritable() throws {
    let files = ["none/a", "b"].map { OutputFile(path: folder.path($0), contents: $0) }
    #expect(Console.perform(CommandResult(files: files)).rawValue == 73)
    #expect(try folder.contents("b") == "b")
  }
}
