import CommandSupport

/// Why a URL is none of the shop's links: the part at fault, where it stands, and what is known
/// there.
struct ShopURLError: Error, Equatable {
  /// What is wrong with the part.
  enum Problem: Equatable {
    /// The whole is no URL.
    case malformed

    /// The URL belongs to another app.
    case unknownScheme

    /// The URL has something that the shop's links never have: a user, a port, a fragment.
    case unsupported(String)

    /// A part is not known where it stands.
    case unknownPart

    /// Nothing stands between two slashes.
    case emptyPart

    /// Something has to follow the last part.
    case incomplete

    /// The part should be a number of this.
    case badNumber(of: String)

    /// The part is not text, as its percent-encoding is not UTF-8.
    case badEncoding

    /// A query item is not known at all.
    case unknownQueryItem

    /// A query item belongs to other links.
    case misplacedQueryItem(home: String)

    /// A query item is there more than once.
    case repeatedQueryItem

    /// A query item has to be there.
    case missingQueryItem

    /// A query item has a value that it can't have.
    case badQueryValue(String)

    /// The path has more screens than this.
    case tooDeep(limit: Int)
  }

  let problem: Problem
  let part: String

  /// The link as far as it is understood.
  let place: String

  /// What is known at that place.
  let known: [String]
}

extension ShopURLError: CustomStringConvertible {
  /// The error in one sentence.
  ///
  /// It never holds a control character of the URL, which could otherwise steer a terminal.
  var description: String {
    "\(complaint); known there: \(knownInWords)"
  }

  /// What is known at the place, as a list.
  var knownInWords: String {
    known.isEmpty ? "nothing more" : known.joined(separator: ", ")
  }

  /// What is wrong.
  var complaint: String {
    let part = quoted(part)
    let place = TerminalText.shortened(place)
    return switch problem {
    case .malformed: "\(part) is no URL"
    case .unknownScheme: "\(part) is not the shop's scheme"
    case .unsupported(let kind): "\(part) is a \(kind), which the shop's links don't have"
    case .unknownPart: "\(part) is unknown after \(place)"
    case .emptyPart: "an empty part follows \(place)"
    case .incomplete: "the link is incomplete: something has to follow \(part) in \(place)"
    case .badNumber(let noun): "\(part) after \(place) is no number of \(noun.withArticle)"
    case .badEncoding: "\(part) in \(place) is percent-encoded, but not as UTF-8 text"
    case .unknownQueryItem: "the query item \(part) is unknown at \(place)"
    case .misplacedQueryItem(let home):
      "the query item \(part) is unknown at \(place), it belongs to \(home)"
    case .repeatedQueryItem: "the query item \(part) is there more than once"
    case .missingQueryItem: "the query item \(part) is missing at \(place)"
    case .badQueryValue(let value): "the query item \(part) can't be \(quoted(value))"
    case .tooDeep(let limit): "the link leads beyond \(limit) screens, which is the limit"
    }
  }

  private func quoted(_ text: String) -> String { "\"\(TerminalText.shortened(text))\"" }
}

extension String {
  /// The noun with its indefinite article.
  fileprivate var withArticle: String {
    (first.map("aeiou".contains) ?? false ? "an " : "a ") + self
  }
}
