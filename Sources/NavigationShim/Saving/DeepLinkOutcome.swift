/// The outcome of handing a URL or an activity to a ``PathStore``; an addition to SwiftUI's interface.
public enum DeepLinkOutcome: Sendable {
  /// The path leads there now.
  case handled

  /// The app doesn't know the link; the path is unchanged.
  case unknown

  /// The app knows the link, but it leads nowhere; the path is unchanged.
  case failed(any Error)

  /// Whether the path has been changed for the link.
  package var isHandled: Bool {
    if case .handled = self { true } else { false }
  }
}
