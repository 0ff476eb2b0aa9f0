import TestSupport
import Testing

@testable import NavigationShim

/// Where Foundation's readers and ours are to agree, which is nearly everywhere.
///
/// They don't in these: Foundation's decoder lets a comma end an array or an object, skips a byte order
/// mark, takes a text with a NUL for UTF-16, doesn't read the second value of a key and compares
/// numbers to 38 digits, and refuses what no `Double` holds; its strings are equal where a
/// character is spelt in two ways. The texts here leave these out, or are passed over.
@Suite("The one spelling of a JSON text, beside Foundation")
struct CanonicalJSONContestTests {
  @Test("is the same for a value however it is written")
  func spellings() throws {
    var generator = seeded()
    for _ in 0..<2_000 {
      let value = MadeUpJSON(levels: 4, &generator)
      let left = value.text(&generator)
      let right = value.text(&generator)
      let spelling = try #require(CanonicalJSON(left), "\(left)")
      try #require(spelling == CanonicalJSON(right), "\(left) and \(right)")
      try #require(FoundationJSON(left) == FoundationJSON(right), "\(left) and \(right)")
      try #require(FoundationJSON.isSerialized(left), "\(left)")
    }
  }

  @Test("is the same for what Foundation finds equal, and for nothing else")
  func pairs() throws {
    var generator = seeded()
    var known: [FoundationJSON: CanonicalJSON] = [:]
    var spellings: Set<String> = []
    for _ in 0..<5_000 {
      // Small values, which often are the same.
      let text = MadeUpJSON(levels: 1, &generator).text(&generator)
      let spelling = try #require(CanonicalJSON(text), "\(text)")
      let value = try #require(FoundationJSON(text), "\(text)")
      try #require(known[value] ?? spelling == spelling, "\(text) and \(known[value]!)")
      known[value] = spelling
      spellings.insert(spelling.description)
    }
    #expect(known.count == spellings.count)
    #expect((500..<4_500).contains(known.count))
  }

  @Test("is there for what Foundation reads, and for nothing else")
  func damaged() throws {
    var generator = seeded()
    var readCount = 0
    var refusedCount = 0
    for _ in 0..<8_000 {
      let text = MadeUpJSON(levels: 3, &generator).text(&generator)
      let damaged = JSONDamage.done(to: text, &generator)
      if JSONDamage.isPassedOver(damaged) { continue }
      let spelling = CanonicalJSON(damaged)
      let value = FoundationJSON(damaged)
      try #require((spelling == nil) == (value == nil), "\(damaged)")
      if spelling == nil {
        refusedCount += 1
      } else {
        readCount += 1
        try #require(FoundationJSON.isSerialized(damaged), "\(damaged)")
        let isEqual = spelling == CanonicalJSON(text)
        try #require(isEqual == (value == FoundationJSON(text)), "\(damaged) and \(text)")
      }
    }
    // Texts that are all read, or all refused, would show little.
    #expect(readCount > 800)
    #expect(refusedCount > 800)
  }

  private func seeded() -> SeededGenerator {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("JSON texts: seed \(seed)")
    return SeededGenerator(seed: seed)
  }
}
