/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool

  fileprivate var isDismissed = false

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Dismisses the view if it is presented.
  public mutating func dismiss() {
    isDismissed = true
  }
}

/// Dismisses what is presented, when it is called.
public struct DismissAction {
  let dismissal: Dismissal?

  /// Dismisses the view if it is presented.
  @MainActor
  @preconcurrency
  public func callAsFunction() {
    dismissal?.action()
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and a way to end that.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationLocation(dismissal))
  }

  /// Dismisses what is presented.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether the view is presented.
  public var isPresented: Bool { dismissal != nil }
}

private final class PresentationLocation: BindingLocation<PresentationMode> {
  private let dismissal: Dismissal?

  init(_ dismissal: Dismissal?) {
    self.dismissal = dismissal
  }

  override var value: PresentationMode {
    get { PresentationMode(isPresented: dismissal != nil) }
    set {
      let dismissal = dismissal
      guard newValue.isDismissed else { return }
      MainActor.assumeIsolated { dismissal?.action() }
    }
  }

  override func isSame(as other: BindingLocation<PresentationMode>) -> Bool {
    (other as? PresentationLocation).map { $0.dismissal === dismissal } ?? false
  }
}

/// How a view asks for the screen it is on to be dismissed.
///
/// A reference, so that the environment that holds it can be compared.
@MainActor
final class Dismissal {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}
