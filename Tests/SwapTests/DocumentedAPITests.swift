import Testing
import TestSupport

/// What the documents say of the interface, read from them and compared with the sources.
@Suite("The documented interface")
struct DocumentedAPITests {
  @Test("has every addition in MIGRATION.md, with what takes its place")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func additions() throws {
    let text = try Document.text(of: "MIGRATION.md")
    let leaving = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Leave it") })
    let named = Set(words(inCodeOf: String(leaving)))
    let sources = try Document.sources(in: "Sources/NavigationShim").map(Document.text)
    let ownTypes = Set(sources.flatMap { $0.matches(of: Self.topLevelType).map { String($0.1) } })
    let additions = sources.flatMap { Self.additions(in: $0, besides: ownTypes) }
    #expect(additions.count > 40)
    #expect(Set(additions).subtracting(named).sorted() == [])
  }

  @Test("is in the page of every API as a client of the tests uses it")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func tables() throws {
    let page = "Sources/NavigationShim/NavigationShim.docc/EveryAPI.md"
    let tables = try Document.text(of: page)
    let firstColumn = tables.split(separator: "\n").compactMap { line in
      line.hasPrefix("| ") ? line.dropFirst(2).split(separator: " | ").first.map(String.init) : nil
    }
    let folders = [
      "SampleClient", "FacadeTests", "AdapterTests", "NavigationShimTests",
      "SwapTests",
    ]
    let used = try folders.flatMap { try Document.sources(in: "Tests/\($0)") }
      .filter { !$0.hasSuffix("DocumentedAPITests.swift") }
      .reduce(into: Set<Substring>()) { words, file in
        words.formUnion(try Document.text(of: file).matches(of: #/\w+/#).map(\.0))
      }
    let named = firstColumn.flatMap(words(inCodeOf:))
    #expect(named.count > 60)
    #expect(named.filter { !used.contains($0[...]) } == [])
  }

  /// The identifiers in a text's code, but for their parameters' values.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private func words(inCodeOf text: String) -> [String] {
    text.matches(of: #/`([^`]+)`/#).flatMap { code in
      code.1.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) }
    }
  }

  @available(iOS 16, tvOS 16, macOS 13, *)
  private static var topLevelType: Regex<(Substring, Substring)> {
    #/(?m)^(?:@MainActor )?public (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/#
  }

  /// What a source declares in public that doesn't stand in for anything of SwiftUI's: types, and
  /// members of types that are not the package's own additions.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private static func additions(in source: String, besides ownTypes: Set<String>) -> [String] {
    var additions: [String] = []
    var documentation = ""
    var isExtensionOfOthers = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("///") {
        documentation += content
        continue
      }
      if let match = line.firstMatch(of: #/^extension ([\w.]+)(?!.*: [\w.]+ {$)/#) {
        let extended = String(match.1)
        isExtensionOfOthers =
          ["Shim.NavigationPath", "Shim.NavigationLink"].contains(extended)
          || !extended.hasPrefix("Shim") && !ownTypes.contains(extended)
      }
      if line.contains(#/^\}/#) { isExtensionOfOthers = false }
      let isTopLevel = line.first.map { !$0.isWhitespace && $0 != "}" } ?? false
      let pattern =
        #/\bpublic (?:final |static |mutating )*(?:class|struct|enum|protocol|typealias|func|var) (\w+)/#
      if isTopLevel || (line.hasPrefix("  ") && !line.hasPrefix("   ") && isExtensionOfOthers),
        let match = content.firstMatch(of: pattern),
        !documentation.contains("Stands in for"), !match.1.hasSuffix("Shim"), match.1 != "Shim"
      {
        additions.append(String(match.1))
      }
      if !content.hasPrefix("@"), !content.isEmpty { documentation = "" }
    }
    return additions
  }
}

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

  @Test("says on each line that breaks a preferred compact column below iOS 17 that it does")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func preferredCompactColumn() throws {
    for name in ["NavigationSplitView", "NavigationSplitViewVisibility"] {
      let said = #"message: "[^"]* preferredCompactColumn",\s*renamed: "SwiftUI.\#(name)""#
      #expect(try sources().matches(of: try Regex(said)).count == 4, "\(name)")
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
