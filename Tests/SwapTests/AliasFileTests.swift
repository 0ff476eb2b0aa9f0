import TestSupport
import Testing

/// The alias files, as the documents show them, as the sample client is compiled with them on either side of
/// the swap, and as the compiler's fix-it changes them.
@Suite("The alias file")
struct AliasFileTests {
  @Test(
    "is compiled as it is shown",
    arguments: [
      "README.md", "MIGRATION.md", "Sources/NavigationShim/NavigationShim.docc/NavigationShim.md",
    ]
  )
  @available(iOS 16, tvOS 16, macOS 13, *)
  func shown(document: String) throws {
    let before = try aliases(in: Document.text(of: "Tests/ClientOnShim/Aliases.swift"))
    let after = try aliases(in: Document.text(of: "Tests/ClientOnNative/Aliases.swift"))
    let shown = try aliases(in: Document.text(of: document)).filter { $0.contains("Navigation") }
    #expect(shown.count >= 3)
    #expect(shown.filter { !before.contains($0) && !after.contains($0) } == [])
  }

  @Test("is shown with all of its lines, in MIGRATION.md's code and table")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func complete() throws {
    let shown = try aliases(in: Document.text(of: "MIGRATION.md"))
    let compiled = try aliases(in: Document.text(of: "Tests/ClientOnShim/Aliases.swift"))
    #expect(compiled.filter { !shown.contains($0) } == [])
  }

  @Test("becomes that without the package by the fix-it on each line")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func fixIt() throws {
    let renames = try renames()
    let fixed = try aliases(in: Document.text(of: "Tests/ClientOnShim/Aliases.swift")).map { line in
      line.split(separator: " ").map { word in
        // The compiler replaces the one word that is deprecated.
        let name = word.prefix { $0.isLetter }
        return (renames["\(name)"] ?? "\(name)") + word.dropFirst(name.count)
      }
      .joined(separator: " ")
    }
    let swapped = try aliases(in: Document.text(of: "Tests/ClientOnNative/Aliases.swift"))
    #expect(fixed == swapped)
  }

  @Test("refers to names of one word, each with its replacement on all platforms")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func names() throws {
    let names = try renames()
    #expect(names.count >= 12)
    for (name, replacement) in names {
      #expect("SwiftUI.\(name.dropLast("Shim".count))" == replacement)
    }
    let source = try sources()
    for platform in ["iOS", "macOS", "tvOS", "watchOS"] {
      let count = source.matches(of: try Regex(#"@available\(\s*\#(platform),"#)).count
      #expect(count == names.count, "\(platform)")
    }
  }

  /// Where the package declares its aliases.
  private func sources() throws -> String {
    try ["Shim", "Aliases"].map { try Document.text(of: "Sources/NavigationShim/\($0).swift") }
      .joined(separator: "\n")
  }

  /// The replacements that the package's aliases name.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private func renames() throws -> [String: String] {
    let source = try sources()
    var renames: [String: String] = [:]
    for match in source.matches(
      of: #/renamed: "([A-Za-z.]+)"\s*\)\s*public typealias ([A-Za-z]+)\b/#
    ) {
      renames["\(match.2)"] = "\(match.1)"
    }
    return renames
  }

  /// The aliases of a text, a line each, whether public or not.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private func aliases(in text: String) -> [String] {
    text.matches(of: #/typealias [^=]+=\s*\w+(?:\s*\.\w+)*(\s*<[^>]*>)?/#).map { match in
      match.0.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        .replacing(" .", with: ".").replacing("< ", with: "<").replacing(" >", with: ">")
    }
  }
}
