/// What has become of a URL or an activity that a ``PathStore`` was handed.
///
/// An addition to SwiftUI's interface.
public enum DeepLinkOutcome: Sendable {
  /// The path leads there now.
  case handled

  /// It is none that the app knows; the path is as it was.
  case unknown

  /// It is one that the app knows, and it leads nowhere; the path is as it was.
  case failed(any Error)
}

extension DeepLinkOutcome {
  /// Whether the path leads there now.
  public var isHandled: Bool {
    if case .handled = self { true } else { false }
  }
}
