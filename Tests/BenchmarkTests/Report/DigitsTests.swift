import Testing

@testable import BenchmarkSuite

@Suite("Digits")
struct DigitsTests {
  @Test(
    "three digits count, and thousands stand apart",
    arguments: [
      (0, "0"), (1, "1.00"), (61.24, "61.2"), (99.96, "100"), (9.996, "10.0"), (999.6, "1,000"),
      (1_234.5, "1,234"), (1_234_567, "1,234,567"), (0.0123, "0.0123"), (0.000_12, "0.0001"),
      (0.000_01, "<0.0001"), (-1_234, "-1,234"), (-0.5, "-0.500"),
    ]
  )
  func rounded(value: Double, text: String) {
    #expect(Digits.rounded(value) == text)
  }

  @Test(
    "an exact figure has no zeros at its end",
    arguments: [
      (0, "0"), (3, "3"), (10, "10"), (2.5, "2.5"), (3.15, "3.15"), (6_499.7, "6,500"),
      (100_000, "100,000"), (0.1, "0.1"),
    ]
  )
  func exact(value: Double, text: String) {
    #expect(Digits.exact(value) == text)
  }

  @Test("what is no number is missing", arguments: [Double.infinity, -.infinity, .nan])
  func noNumber(value: Double) {
    #expect(Digits.exact(value) == "—")
    #expect(Digits.rounded(value) == "—")
  }

  @Test("times and memory are scaled by thousands")
  func scaled() {
    #expect(Scaled.time(0.5).words == "0.500 ns")
    #expect(Scaled.time(999.7).words == "1.00 µs")
    #expect(Scaled.time(2_500_000).words == "2.50 ms")
    #expect(Scaled.memory(4_810_000).words == "4.81 MB")
    #expect(Scaled.memory(4e13).words == "40,000 GB")
  }

  @Test(
    "a deep link has the article that it is spoken with",
    arguments: [
      (1, "a 1-screen deep link"), (8, "an 8-screen deep link"), (11, "an 11-screen deep link"),
      (10, "a 10-screen deep link"), (80, "an 80-screen deep link"),
      (1_100, "a 1,100-screen deep link"), (18_000, "an 18,000-screen deep link"),
    ]
  )
  func articles(screens: Int, words: String) {
    #expect(Words.deepLink(screens) == words)
  }
}
