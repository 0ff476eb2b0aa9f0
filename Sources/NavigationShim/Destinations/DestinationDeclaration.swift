import Combine
import SwiftUI

/// What one `navigationDestination(for:)` says is shown for the values of a type.
@MainActor
final class DestinationDeclaration: ObservableObject {
  /// The type of the values.
  let type: ObjectIdentifier

  /// The screen that the declaration is on.
  private(set) weak var screen: LinkedScreen?

  /// How many declarations it is inside of on its screen.
  private(set) var nesting = 0

  private var build: (PathElement) throws -> Resolution = { _ in .missing }
  private weak var stack: StackModel?
  private let valueType: Any.Type

  /// What was found for an element.
  enum Resolution {
    /// The view to show, and the element with its value decoded.
    case found(AnyView, PathElement)

    /// Nothing is declared.
    case missing

    /// Something is declared, and the element doesn't decode as what it takes.
    case undecodable(reason: String)

    /// Why there is no view, for the developer.
    var reasonAgainstShowing: String? {
      switch self {
      case .found: nil
      case .missing: "No destination is declared for that type."
      case .undecodable(let reason): reason
      }
    }
  }

  nonisolated init<D: Hashable>(for type: D.Type) {
    self.type = ObjectIdentifier(type)
    valueType = type
  }

  deinit {
    guard let stack else { return }
    let type = self.type
    Task { @MainActor [weak stack] in stack?.note { $0.withdrawnTypes.insert(type) } }
  }

  /// Takes in what the app declares now; from the evaluation of a body.
  func update<D: Hashable, Content: View>(
    on screen: LinkedScreen,
    nesting: Int,
    destination: @escaping (D) -> Content
  ) {
    self.screen = screen
    self.nesting = nesting
    build = { element in
      let element = try element.resolved(as: D.self)
      return .found(AnyView(destination(try element.value(as: D.self))), element)
    }
    guard let stack = screen.stack else { return }
    self.stack = stack
    stack.destinations.add(self)
    stack.note { $0.declarations.append(self) }
  }

  /// The name of the type of the values.
  var typeName: String { ElementTag.name(of: valueType) }

  /// Whether a name that an element was saved under is one of the type's.
  func isNamed(_ name: String) -> Bool {
    ElementTag.isName(name, of: valueType)
  }

  /// Makes the view for an element of the type.
  func resolve(_ element: PathElement) -> Resolution {
    do {
      return try build(element)
    } catch {
      return .undecodable(reason: "\(error)")
    }
  }
}
