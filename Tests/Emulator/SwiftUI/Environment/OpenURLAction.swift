/// Opens a URL, when it is called.
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Sendable {
    enum Content: Sendable { case handled, discarded, system(URL?) }

    let content: Content

    /// The URL was dealt with.
    public static let handled = Result(content: .handled)

    /// The URL was thrown away.
    public static let discarded = Result(content: .discarded)

    /// The system is to open the URL; the emulator opens nothing.
    public static let systemAction = Result(content: .system(nil))

    /// Has the system open another URL; the emulator opens nothing.
    public static func systemAction(_ url: URL) -> Result { Result(content: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Makes an action of a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  @MainActor
  @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens a URL and reports whether it was accepted.
  @MainActor
  @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .handled = handler(url).content { completion(true) } else { completion(false) }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
