public import Foundation

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

/// Calls a closure with a URL that the app is to open.
private struct URLHandling: ViewBehavior {
  let action: (URL) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = action
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with a URL that the app is to open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ActionView(content: self, behavior: URLHandling(action: action))
  }
}

/// Calls a closure with an activity of a type that the app is to continue.
struct ActivityHandling: ViewBehavior {
  let activityType: String
  let action: (NSUserActivity) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = self
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with an activity of a type that the app is to continue.
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ActionView(
      content: self,
      behavior: ActivityHandling(activityType: activityType, action: action)
    )
  }
}

/// A control that opens a URL.
public struct Link<Label: View> {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// Makes a control.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// A button.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  /// Makes a control with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: { Text(title) })
  }
}
