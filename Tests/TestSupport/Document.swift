package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The files of this package, by their places in it.
package enum Document {
  /// The text of a file.
  package static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  package static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  /// What is in a folder, not deeper.
  package static func entries(of folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appendingPathComponent(folder),
      includingPropertiesForKeys: nil
    )
  }

  private static var root: URL {
    (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}

/// The elements of an XML document by class.
package struct XMLOutline {
  /// What a document is that can't be read.
  package struct Malformed: Error {}

  private let elements: [(style: String, text: String)]

  /// Reads a document.
  ///
  /// - Throws: ``Malformed`` where it isn't well-formed.
  package init(_ document: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw Malformed() }
    elements = reader.elements
  }

  /// The number of elements of a class.
  package func count(_ style: String) -> Int { elements.filter { $0.style == style }.count }

  /// What the elements of a class say.
  package func texts(of style: String) -> [String] {
    elements.filter { $0.style == style }.map(\.text)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(style: String, text: String)] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((attributes["class"] ?? "", ""))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      // Between elements there are line breaks.
      if text != "\n" { elements[elements.count - 1].text += text }
    }
  }
}
