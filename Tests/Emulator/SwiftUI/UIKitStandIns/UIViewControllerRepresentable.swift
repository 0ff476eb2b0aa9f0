/// A view that stands for a view controller.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The type of what helps the controller to speak with the view.
  associatedtype Coordinator = Void

  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Says good-bye to the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes what helps the controller to speak with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view controller is made and updated with.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What helps the controller to speak with the view.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// The environment at the view's place.
  public let environment: EnvironmentValues
}
