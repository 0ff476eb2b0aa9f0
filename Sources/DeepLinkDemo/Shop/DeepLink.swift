import CommandSupport

/// A link together with the path it leads to.
struct DeepLink: Hashable, Sendable {
  let url: String
  let path: [ShopRoute]

  /// Takes a path as a link's, whatever the link's URL would be.
  init(url: String, path: [ShopRoute]) {
    self.url = url
    self.path = path
  }

  /// Reads a URL that was given as an argument.
  init(parsing url: String) throws(UsageError) {
    do {
      self.init(url: url, path: try ShopURLHandler.path(for: url))
    } catch {
      throw UsageError(error, in: url)
    }
  }

  /// What is played where no link is given.
  static let builtIn = DeepLink(
    url: "shop://orders/42/items/7/edit?confirm=true",
    path: [.orders, .order(42), .item(7), .editor(item: 7), .confirmation(item: 7)]
  )
}
