import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

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
