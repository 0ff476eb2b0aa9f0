public import Combine
public import SwiftUI

/// The path of the stack that a screen is in, for the screen's own use.
///
/// Every stack puts one into the environment, for its root and for all screens above it:
///
/// ```swift
/// struct OrderView: View {
///   @EnvironmentObject var navigator: Navigator<[Route]>
///
///   var body: some View {
///     Button("Back to the list") { navigator.popToRoot() }
///   }
/// }
/// ```
///
/// The parameter is the type of the stack's path: `[Route]`, or `NavigationPath`, for which
/// ``PathNavigator`` is the shorter name.
///
/// It publishes nothing, so that a screen which has it is not evaluated for every change of the path:
/// read ``path`` in actions rather than in `body`.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class Navigator<Path>: ObservableObject {
  private var binding: Binding<Path>?

  nonisolated init() {}

  /// Takes in what the stack's view has been made with; from the evaluation of its body.
  func update(path: Binding<Path>) {
    binding = path
  }

  /// The stack's path.
  ///
  /// Set it as you would set the app's own: it is the same.
  public var path: Path {
    get { pathBinding.wrappedValue }
    set { pathBinding.wrappedValue = newValue }
  }

  /// A binding to the stack's path.
  public var pathBinding: Binding<Path> {
    guard let binding else {
      preconditionFailure(
        "a Navigator that no stack has made: get one by @EnvironmentObject on a stack's screen"
      )
    }
    return binding
  }
}

/// The navigator of a stack with a `NavigationPath`.
public typealias PathNavigator = Navigator<Shim.NavigationPath>
