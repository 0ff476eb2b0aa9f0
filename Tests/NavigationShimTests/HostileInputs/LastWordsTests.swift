import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Last words")
struct LastWordsTests {
  #if os(macOS) || os(Linux)
  @Test("A trap says what was begun last")
  func trap() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWords.arm()
      LastWords.note("a long first thing")
      LastWords.note("the second")
      preconditionFailure("meant to")
    }
    #expect(text(result).contains("trapped at the second\n"))
  }

  // The thread sanitizer notes each call that has begun, and has room for so many: that overflows first.
  @Test(
    "An overflow of the stack does, too",
    .disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil, "notes of calls")
  )
  func overflow() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) { @MainActor in
      func sum(_ number: Int) -> Int { number < 0 ? 0 : number &+ sum(number &+ 1) }
      LastWords.arm()
      LastWords.note("the bottom")
      LastWords.note("\(sum(1))")
    }
    #expect(text(result).contains("trapped at the bottom\n"))
  }

  @Test("What has no end says what it was")
  func hang() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(2),
      observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWords.arm(patience: 1)
      LastWords.note("the loop")
      while true {}
    }
    #expect(text(result).contains("no end in sight at the loop\n"))
  }
  #endif

  #if os(macOS) || os(Linux)
  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
  #endif
}
