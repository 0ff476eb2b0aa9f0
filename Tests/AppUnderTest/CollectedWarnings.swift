package import NavigationShim

/// The warnings that an app has had from the package.
@MainActor
package final class CollectedWarnings {
  /// The texts, in order.
  package private(set) var texts: [String] = []

  /// Where the package writes them.
  package private(set) lazy var log = WarningLog { [weak self] in self?.texts.append($0) }

  /// Creates an empty collection.
  nonisolated package init() {}
}
