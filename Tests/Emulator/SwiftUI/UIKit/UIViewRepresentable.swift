/// A view that stands for a view of UIKit's.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of UIKit's view.
  associatedtype UIViewType: UIView

  /// The type of what helps UIKit's view to speak with the view.
  associatedtype Coordinator = Void

  /// What UIKit's view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes UIKit's view.
  func makeUIView(context: Context) -> UIViewType

  /// Updates UIKit's view.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Says good-bye to UIKit's view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes what helps UIKit's view to speak with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view of UIKit's is made and updated with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What helps UIKit's view to speak with the view.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// The environment at the view's place.
  public let environment: EnvironmentValues
}

/// The node of a view that stands for a view of UIKit's.
@MainActor
final class UIViewNode<V: UIViewRepresentable>: RepresentingNode<V, V.UIViewType, V.Coordinator> {
  /// The cell of the row that the view is in.
  private lazy var cell = isInRow ? UITableViewCell() : nil

  private func context(with coordinator: V.Coordinator) -> V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func makeCoordinator(of view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(for view: V, with coordinator: V.Coordinator) -> V.UIViewType {
    view.makeUIView(context: context(with: coordinator))
  }

  override func update(_ uiView: V.UIViewType, for view: V, with coordinator: V.Coordinator) {
    view.updateUIView(uiView, context: context(with: coordinator))
  }

  /// UIKit puts a view into a window once it is made and updated.
  override func didBegin() {
    guard let represented else { return }
    represented.superview = cell
    represented.ownWindow = UIWindow(windowScene: graph.scene)
    graph.due.addLifeCycleAction { represented.didMoveToWindow() }
  }

  override func dismantle(_ uiView: V.UIViewType, _ coordinator: V.Coordinator) {
    V.dismantleUIView(uiView, coordinator: coordinator)
  }
}
