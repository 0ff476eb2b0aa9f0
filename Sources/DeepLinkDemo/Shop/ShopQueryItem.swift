/// A query item that some of the shop's links have.
enum ShopQueryItem: String, CaseIterable {
  /// What a search looks for.
  case text = "q"

  /// Whether the confirmation follows the editor.
  case confirm

  /// The links that have it, in words.
  var home: String {
    switch self {
    case .text: "links that begin with shop://search"
    case .confirm: "links that end with edit"
    }
  }
}
