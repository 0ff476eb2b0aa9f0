/// A view that gives its screen a title.
struct TitledView<Content: View> {
  let content: Content
  let title: String

  var contents: [Child] { [Child(content)] }
}

extension TitledView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    TitleNode(view, at: place)
  }
}

/// A node that gives its screen a title.
@MainActor
protocol TitleGiver: Node {
  var title: String { get }
}

@MainActor
private final class TitleNode<Content: View>: PrimitiveNode<TitledView<Content>>, TitleGiver {
  var title: String { view.title }
}

extension Node {
  /// The title of the screen whose root this is.
  ///
  /// Of columns beside each other it is the last one's, as it is in a navigation view.
  final var screenTitle: String? {
    let columns: Node? = firstSeen { $0 is any ColumnsNode ? $0 : nil }
    return (columns?.seenChildren.last ?? self).firstSeen { ($0 as? any TitleGiver)?.title }
  }
}

/// How the title in a navigation bar looks.
public enum NavigationBarItem {
  /// How the title in a navigation bar looks.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Gives the screen a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title.string)
  }

  /// Gives the screen a title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the title looks; the emulator shows it in one way.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
}
