import Combine
import LinkStackEngine
import SwiftUI

/// What one `navigationDestination(for:)` says is shown for the values of a type.
@MainActor
final class DestinationDeclaration: ObservableObject {
  let type: ObjectIdentifier
  private(set) weak var screen: LinkedScreen?

  /// Which of the screens that have stood there it is on.
  private(set) var screenID: ScreenID?
  private(set) var nesting = 0
  private(set) var evaluation = Evaluation()

  private var build: (PathElement) throws -> Resolution = { _ in .missing }
  private weak var stack: LinksStack?
  private let valueType: Any.Type

  /// What was found for an element.
  enum Resolution {
    /// The view to show, the element with its value decoded, and the evaluation that the view is of.
    case found(AnyView, PathElement, Evaluation)
    case missing

    /// Something is declared, and the element doesn't decode as what it takes.
    case undecodable(reason: String)
  }

  nonisolated init<D: Hashable>(for type: D.Type) {
    self.type = ObjectIdentifier(type)
    valueType = type
  }

  deinit {
    guard let stack else { return }
    let type = self.type
    Task { @MainActor [weak stack] in stack?.deferWork { $0.withdrawnTypes.insert(type) } }
  }

  /// Follows what the app declares now; from the evaluation of a body.
  func update<D: Hashable, Content: View>(
    on screen: LinkedScreen,
    nesting: Int,
    destination: @escaping (D) -> Content
  ) {
    self.screen = screen
    screenID = screen.id
    self.nesting = nesting
    let evaluation = Evaluation()
    self.evaluation = evaluation
    build = { element in
      let element = try element.resolved(as: D.self)
      return .found(AnyView(destination(try element.value(as: D.self))), element, evaluation)
    }
    guard let stack = screen.stack else { return }
    if self.stack !== stack {
      self.stack = stack
      stack.resolver.destinations.add(self)
    }
    stack.deferWork { $0.declarations.append(self) }
  }

  var typeName: String { ElementTag.name(of: valueType) }

  /// Whether a name that an element was saved under is one of the type's.
  func isNamed(_ name: String) -> Bool {
    ElementTag.isName(name, of: valueType)
  }

  func resolve(_ element: PathElement) -> Resolution {
    do {
      return try build(element)
    } catch {
      return .undecodable(reason: (error as? PathElementError)?.publicText ?? "")
    }
  }
}
