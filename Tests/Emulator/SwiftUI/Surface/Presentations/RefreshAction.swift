/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes what is shown, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// What refreshes the view, if something does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
