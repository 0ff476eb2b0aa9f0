import Foundation
import Testing

@testable import Mutants

@Suite("The list of mutants")
struct MutantListTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("fits the sources as they are now", arguments: Set(Mutant.all.map(\.file)).sorted())
  func fits(file: String) throws {
    let url = Self.package.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let mutants = Mutant.all.filter { $0.file == file }.map {
      NumberedMutant(number: 1, mutant: $0)
    }
    #expect(try MutatedSource(text, mutants: mutants).text != text)
  }

  @Test("has a name for each mutant of a file")
  func names() {
    let names = Mutant.all.map { "\($0.file): \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test("has single lines only")
  func lines() {
    #expect(Mutant.all.allSatisfy { !$0.edit.original.contains("\n") })
    #expect(Mutant.all.allSatisfy { !$0.edit.faulty.contains("\n") })
  }
}
