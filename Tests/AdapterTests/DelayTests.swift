import TestSupport
import Testing

@Suite("What the package puts off")
struct DelayTests {
  private static let page = "Sources/NavigationShim/Policies/Delay.swift"

  @Test("waits by a delay that has a name")
  func named() throws {
    let offenders = try Document.sources(in: "Sources/NavigationShim").filter {
      try $0 != Self.page && Document.text(of: $0).contains(".schedule(after:")
    }
    #expect(offenders == [])
  }

  @Test("is on the page of delays, each with the type that puts it off")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func listed() throws {
    let rows = try Document.text(of: Self.page).matches(
      of: #/\n/// \| (?!what \|)\w[^|]*\| `([\w.]+)/#
    )
    .map { String($0.1.prefix { $0 != "." }) }
    var calls: [String] = []
    for file in try Document.sources(in: "Sources/NavigationShim") {
      let text = try Document.text(of: file)
      let count = text.matches(of: #/[.\s]after\((?:\.|silence\))/#).count
      let types = try rows.filter { text.contains(try Regex("(class|struct) \($0)\\b")) }
      #expect(types.count == count, "\(file)")
      calls += types
    }
    #expect(calls.sorted() == rows.sorted())
  }
}
