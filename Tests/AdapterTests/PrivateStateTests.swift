import Foundation
import TestSupport
import Testing

/// What is asked of structures with a private `@State` that has a default value.
///
/// In Xcode 27 `@State` is a macro. In a debug build, an initializer in another file than such a
/// structure doesn't link there: it lacks the default value's "variable initialization expression".
@Suite("Private state with a default value")
struct PrivateStateTests {
  @Test("is initialized where it is declared, in all sources")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func sources() throws {
    let files = try Document.sources(in: "Sources").map(Document.text)
    #expect(files.flatMap(Self.declarations).contains { $0.hasPrivateState })
    #expect(Self.offenders(in: files) == [])
  }

  @Test("is found where an initializer isn't written out")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func implicit() {
    let view = """
      struct Row<Label: View>: View {
        let label: Label
        @State private var isOn = false
      }
      """
    #expect(Self.offenders(in: [view]) == ["Row"])
    #expect(Self.offenders(in: ["private \(view)"]) == [])
    #expect(
      Self.offenders(in: [view.replacingOccurrences(of: " = false", with: ": Bool?")]) == ["Row"]
    )
    #expect(Self.offenders(in: [view.replacingOccurrences(of: " = false", with: ": Bool")]) == [])
    let written = view.dropLast() + "  init(label: Label) {\n    self.label = label\n  }\n}\n"
    #expect(Self.offenders(in: [String(written)]) == [])
  }

  @Test("is found where an initializer is in another file")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func elsewhere() {
    let view = """
      extension Shim {
        public struct Row: View {
          @State private var isOn = false

          init() {}
        }
      }
      """
    let initializer = """
      extension Shim.Row where Label == Text {
        nonisolated public init(_ title: String) {
          self.init()
        }
      }
      """
    #expect(Self.offenders(in: [view, initializer]) == ["Row"])
    #expect(Self.offenders(in: [view + "\n" + initializer]) == [])
    #expect(Self.offenders(in: [view, "extension Shim.Row {\n  var count: Int { 1 }\n}"]) == [])
  }

  /// A structure, or an extension of one.
  private struct Declaration {
    var name: String
    var isStructure: Bool
    var isPrivate: Bool
    var hasInitializer = false
    var hasPrivateState = false
  }

  /// The names of structures whose private state may be initialized in another file.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private static func offenders(in files: [String]) -> [String] {
    let files = files.map(declarations)
    return files.indices.flatMap { index in
      files[index].filter { $0.hasPrivateState && !$0.isPrivate }.map(\.name).filter { name in
        let initialized = files.map { $0.contains { $0.name == name && $0.hasInitializer } }
        let isWrittenOut = files[index].contains {
          $0.name == name && $0.isStructure && $0.hasInitializer
        }
        return !isWrittenOut
          || initialized.enumerated().contains { $0.offset != index && $0.element }
      }
    }
  }

  /// The structures and extensions in a file, as the formatter indents them.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private static func declarations(in file: String) -> [Declaration] {
    var found: [Declaration] = []
    var open: [(indentation: Int, index: Int)] = []
    for line in file.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indentation = line.count - content.count
      if content == "}" { open.removeAll { $0.indentation == indentation } }
      if content.contains("struct ") || content.contains("extension "),
        let match = content.firstMatch(of: #/^((?:@?\w+ )*)(struct|extension) (?:\w+\.)*(\w+)/#)
      {
        found.append(
          Declaration(
            name: String(match.3),
            isStructure: match.2 == "struct",
            isPrivate: match.1.contains("private")
          )
        )
        open.append((indentation, found.count - 1))
      } else if let innermost = open.last, indentation == innermost.indentation + 2 {
        if content.contains("init"),
          content.contains(#/^(?:@?\w+(?:\(\w+\))? )*init[?!]?[(<]/#)
        {
          found[innermost.index].hasInitializer = true
        } else if content.hasPrefix("@State"),
          content.contains(#/^@State (?:file)?private var \w+(?:: [^=]*\?$|.* = )/#)
        {
          found[innermost.index].hasPrivateState = true
        }
      }
    }
    return found
  }
}
