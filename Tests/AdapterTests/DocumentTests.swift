import Foundation
import NavigationShim
import TestSupport
import Testing

/// What the documents show and where they point.
@Suite("The documents")
struct DocumentTests {
  private static let catalog = "Sources/NavigationShim/NavigationShim.docc"
  private static let samples = "Tests/AdapterTests/Samples"

  @Test(
    "show code that is compiled and run",
    arguments: [
      ("README.md", "struct OrdersView", "\(samples)/Orders.swift"),
      ("\(catalog)/ComingFrom.md", "func readPath", "\(samples)/SavedPaths.swift"),
      ("\(catalog)/NavigationShim.md", "struct ParksView", "\(samples)/OwnTypes.swift"),
      ("\(catalog)/NavigatingFromCode.md", "enum Route", "\(samples)/Orders.swift"),
      ("\(catalog)/NavigatingFromCode.md", "struct ItemView", "\(samples)/Orders.swift"),
      ("\(catalog)/NavigatingFromCode.md", "class OrdersModel", "\(samples)/Orders.swift"),
      ("\(catalog)/DeepLinks.md", "struct TravelView", "\(samples)/SavedPaths.swift"),
      ("\(catalog)/DeepLinks.md", "struct ParksScene", "Tests/FacadeTests/Fixtures/Parks.swift"),
      (
        "\(catalog)/NavigatingFromCode.md", "struct SignInScene",
        "Tests/FacadeTests/RootedNavigationStackTests.swift"
      ),
      (
        "Sources/NavigationShimTesting/NavigationShimTesting.docc/NavigationShimTesting.md",
        "struct DeepLinkTests", "Tests/NavigationShimTestingTests/SimulatedStackTests.swift"
      ),
    ]
  )
  func sample(document: String, declaration: String, file: String) throws {
    let blocks = try Document.text(of: document).components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("swift\n") && $0.contains(declaration) })
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let code = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
    #expect(try Document.text(of: file).contains(code))
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
  @available(iOS 16, tvOS 16, macOS 13, *)
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

  @Test("say of each repair where it is one, and whether it is on")
  func repairs() throws {
    let page = try Document.text(of: "\(Self.catalog)/Repairs.md")
    for row in NavigationRepairs.table {
      let systems = row.versions.map(text).joined(separator: ", ")
      let isOn = row.isOnByDefault ? "on" : "off"
      #expect(page.contains("\n| ``NavigationRepairs/\(row.name)`` | iOS \(systems) | \(isOn) |\n"))
    }
  }

  /// A range of versions as it is written: whole ones, or with the second number where that matters.
  private func text(_ versions: Range<SystemVersion>) -> String {
    let (first, end) = (versions.lowerBound, versions.upperBound)
    if end.minor == 0 { return "\(first.major) to \(end.major - 1)" }
    let last = "\(end.major).\(end.minor - 1)"
    let begin = "\(first.major).\(first.minor)"
    return begin == last ? begin : "\(begin) to \(last)"
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
