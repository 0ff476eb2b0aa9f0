import Foundation
import Testing

/// What the documents show and where they point.
@Suite("The documents")
struct DocumentTests {
  private static let catalog = "Sources/NavigationShim/NavigationShim.docc"
  private static let samples = "Tests/AdapterTests/Samples"

  @Test(
    "show files that are tested",
    arguments: [
      ("README.md", "\(samples)/OrdersView.swift"),
      ("MIGRATION.md", "\(samples)/ReadPath.swift"),
      ("\(catalog)/NavigatingFromCode.md", "\(samples)/ItemView.swift"),
      ("\(catalog)/NavigatingFromCode.md", "\(samples)/OrdersModel.swift"),
      ("\(catalog)/SavingPaths.md", "\(samples)/TravelView.swift"),
      ("\(catalog)/DeepLinks.md", "Tests/FacadeTests/Fixtures/ParksScene.swift"),
      ("\(catalog)/ChangingTheRoot.md", "Tests/FacadeTests/Fixtures/SignInScene.swift"),
      (
        "Sources/NavigationShimTesting/NavigationShimTesting.docc/TestingDeepLinks.md",
        "Tests/NavigationShimTestingTests/DeepLinkSampleTests.swift"
      ),
    ]
  )
  func sample(document: String, file: String) throws {
    let sample = try Document.text(of: file)
    #expect(try Document.text(of: document).contains("```swift\n\(sample)```\n"))
  }

  @Test(
    "show the aliases that the samples are compiled with",
    arguments: ["README.md", "MIGRATION.md", "\(catalog)/NavigationShim.md"]
  )
  func aliases(document: String) throws {
    let shown = Set(lines(of: try Document.text(of: document)))
    let compiled = lines(of: try Document.text(of: "\(Self.samples)/Aliases.swift"))
    #expect(compiled.filter { $0.hasPrefix("typealias") && !shown.contains($0) } == [])
  }

  @Test(
    "link to what exists",
    arguments: [
      "README.md", "MIGRATION.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", "Tests/README.md",
      "Benchmarks/README.md",
    ]
  )
  func links(document: String) throws {
    let folder = (document as NSString).deletingLastPathComponent
    var broken: [String] = []
    for match in try Document.text(of: document).matches(of: #/\]\(([^)\s#]*)(?:#([^)\s]+))?\)/#) {
      if match.1.contains("://") { continue }
      let path =
        match.1.isEmpty ? document : (folder as NSString).appendingPathComponent("\(match.1)")
      guard Document.exists(path) else {
        broken.append(path)
        continue
      }
      if let anchor = match.2, !anchors(of: try Document.text(of: path)).contains("\(anchor)") {
        broken.append("\(path)#\(anchor)")
      }
    }
    #expect(broken == [])
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The anchors that GitHub makes of a document's headings.
  private func anchors(of text: String) -> Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
          .replacingOccurrences(of: " ", with: "-")
      }
    )
  }
}
