import HostileInputs
import Testing

@MainActor
@Suite("The properties of data from elsewhere")
struct SabotageTests {
  private func failure(
    of sabotage: Sabotage,
    in indices: Range<Int> = 0..<20_000
  ) throws -> HostileRun.Failure? {
    let folder = try InputFolder()
    var run = HostileRun(seed: 1, folder: folder.url, sabotage: sabotage)
    do throws(HostileRun.Failure) {
      try run.read(indices)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "find what is broken on purpose",
    arguments: [
      (Sabotage.losesElements, "elements of"),
      (.comparesCounts, "equal:"),
      (.popsTooFar, "are NavigationPath"),
      (.forgetsPath, "failed, and"),
      (.readsNothing, "what is no path is read"),
      (.losesFiles, "the file isn't what it was"),
      (.handlesAnything, "the path is"),
    ]
  )
  func finding(sabotage: Sabotage, words: String) throws {
    let failure = try #require(try failure(of: sabotage))
    #expect(failure.finding.description.contains(words), "\(failure)")
  }

  @Test("are broken on purpose in every way that there is")
  func cases() throws {
    for sabotage in Sabotage.allCases {
      #expect(try (failure(of: sabotage, in: 0..<2_000) == nil) == (sabotage == .none))
    }
  }

  @Test("fail again for the input that a failure names, and for no other reason")
  func again() throws {
    let failure = try #require(try failure(of: .forgetsPath))
    let only = failure.index..<(failure.index + 1)
    #expect(
      try self.failure(of: .forgetsPath, in: only)?.finding.description
        == failure.finding.description
    )
    #expect(try self.failure(of: .none, in: only) == nil)
  }

  @Test("name the command that reads the input again")
  func command() throws {
    let failure = try #require(try failure(of: .comparesCounts))
    #expect(failure.description.contains("--seed 1 --skip \(failure.index) --inputs 1"))
  }
}
