/// A view that the emulator renders itself, as it has no body.
///
/// How to add one:
///
/// - A modifier that does nothing in the emulator needs no view at all: it returns `self`.
/// - A container without behaviour conforms to ``PassthroughView`` and says what is inside; the
///   conformance goes into an extension, so that the structure's initialiser isn't isolated:
///
///   ```swift
///   public struct LazyVStack<Content: View> {
///     let content: Content
///     public init(…, @ViewBuilder content: () -> Content) { self.content = content() }
///   }
///
///   extension LazyVStack: View, PassthroughView {}
///   ```
/// - One that a modifier returns also conforms to ``ModifyingView``, so that rows, tabs and tags are
///   found inside.
/// - One that says something (an image, say) gives its ``ownTexts``, which precede those inside.
/// - One that keeps something, or can be tapped, makes its own subclass of ``PrimitiveNode``.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The views inside, with what tells each from its siblings.
  var contents: [Child] { get }

  /// What the view itself shows as text.
  var ownTexts: [String] { get }

  /// Makes the node that renders the view at a place of the tree.
  static func makeNode(for view: Self, at place: Place) -> Node
}

extension PrimitiveView {
  var contents: [Child] { [] }

  var ownTexts: [String] { [] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PrimitiveNode(view, at: place)
  }
}

/// A view that only holds another one, which may be a tuple of several.
@MainActor
protocol PassthroughView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

extension PassthroughView {
  var contents: [Child] { [Child(content)] }
}
