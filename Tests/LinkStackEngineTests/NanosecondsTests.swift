import LinkStackEngine
import Testing

@Suite("A span of nanoseconds")
struct NanosecondsTests {
  @Test("is made from seconds and milliseconds without drift")
  func units() {
    #expect(Nanoseconds.seconds(0.65) == .milliseconds(650))
    #expect(Nanoseconds.seconds(0.1) + .seconds(0.2) == .seconds(0.3))
    #expect(Nanoseconds.milliseconds(350) * 5 == .seconds(1.75))
    #expect(Nanoseconds.seconds(1) - .milliseconds(1) == Nanoseconds(999_000_000))
  }

  @Test("is ordered and printed")
  func order() {
    #expect(Nanoseconds(1) < Nanoseconds(2))
    #expect("\(Nanoseconds.milliseconds(1_750))" == "1.75 s")
  }

  #if os(macOS) || os(Linux)
  @Test("traps on what is no span", arguments: ["nan", "inf", "1e30"])
  func traps(text: String) async {
    await #expect(processExitsWith: .failure) { [text] in
      _ = Double(text).map(Nanoseconds.seconds)
    }
  }
  #endif
}
