import LinkStackEngine
import Testing

@Suite("A span of nanoseconds")
struct NanosecondsTests {
  @Test("is made from seconds and milliseconds without drift")
  func units() {
    #expect(Nanoseconds.seconds(0.65) == .milliseconds(650))
    #expect(Nanoseconds.seconds(0.1) + .seconds(0.2) == .seconds(0.3))
    #expect(Nanoseconds.seconds(1) - .milliseconds(1) == Nanoseconds(999_000_000))
  }

  @Test("is doubled up to the longest span there is")
  func doubled() {
    #expect(Nanoseconds(3).doubled(2) == Nanoseconds(12))
    #expect(Nanoseconds(.max / 2 + 1).doubled(1) == Nanoseconds(.max))
  }
}
