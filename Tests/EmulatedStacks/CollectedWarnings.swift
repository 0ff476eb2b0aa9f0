import NavigationShim

/// The warnings that an emulated app has had from the shim.
@MainActor
public final class CollectedWarnings {
  /// The texts, in order.
  public private(set) var texts: [String] = []

  private(set) lazy var log = WarningLog { [weak self] in self?.texts.append($0) }

  /// Creates an empty collection.
  public nonisolated init() {}
}
