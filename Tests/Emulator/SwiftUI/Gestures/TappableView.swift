public import Foundation

/// A view that does something when it is tapped.
struct TappableView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (() -> Void)?

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TappableNode(view, at: place)
  }
}

@MainActor
private final class TappableNode<Content: View>: PrimitiveNode<TappableView<Content>> {
  override var control: Control? {
    guard view.action != nil else { return nil }
    return Control(self) { [weak self] in self?.view.action?() }
  }
}

extension View {
  /// Performs an action when the view is tapped, which its texts are the label for.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappableView(content: self, action: action)
  }

  /// Performs an action with the place of a tap, which is always the origin here.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TappableView(content: self, action: { action(.zero) })
  }

  /// Adds a gesture, which is made if it is a tap.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    TappableView(content: self, action: mask.contains(.gesture) ? gesture.tapAction : nil)
  }

  /// Adds a gesture, which is made if it is a tap.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Adds a gesture, which is made if it is a tap.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}

/// A view that does something when it is pressed long.
struct LongPressView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    LongPressNode(view, at: place)
  }
}

@MainActor
private final class LongPressNode<Content: View>: PrimitiveNode<LongPressView<Content>>, GestureNode
{
  var gesture: PersonsGesture { .longPress }

  var label: String { texts.joined(separator: " ") }

  func perform() {
    view.action()
  }
}

extension View {
  /// Performs an action when the view is pressed long, which its texts are the label for.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    LongPressView(content: self, action: action)
  }

  /// Performs an action when the view is pressed long, which its texts are the label for.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    LongPressView(content: self, action: action)
  }
}

/// What a person does beside tapping.
enum PersonsGesture {
  case longPress
  case swipe
}

/// The node of a view that heeds a gesture.
@MainActor
protocol GestureNode: Node {
  var gesture: PersonsGesture { get }

  /// The texts that a person makes the gesture on.
  var label: String { get }

  func perform()
}
