import Combine
import LinkStackEngine
import SwiftUI

/// A stack's declarations of destinations.
@MainActor
final class DestinationRegistry {
  private typealias Entry = WeakReference<Declaration>

  /// The declarations by type, the oldest first.
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// The number of entries that were visited; for tests.
  private(set) var visitCount = 0

  private weak var stack: LinksStack?

  init(of stack: LinksStack?) {
    self.stack = stack
  }

  func add(_ declaration: Declaration) {
    entries[declaration.type, default: []].append(Entry(declaration))
  }

  func forgetGone(of types: [ObjectIdentifier]) {
    for type in types { entries[type]?.removeAll { $0.object == nil } }
  }

  /// Returns the declarations that decide about the types of some, and those of these types that are overruled by one
  /// on a lower screen.
  func effects(
    of declarations: [Declaration]
  ) -> (used: [Declaration], overruled: [Declaration]) {
    var used: [Declaration] = []
    var overruled: [Declaration] = []
    var types: [ObjectIdentifier] = []
    for type in declarations.map(\.type) where !types.contains(type) {
      types.append(type)
      guard let best = best(of: type, below: .max) else { continue }
      used.append(best)
      // A declaration that isn't evaluated again is overruled too, when a lower screen begins to declare its type.
      overruled += current(of: type).filter { $0.screen !== best.screen }.map(\.declaration)
    }
    return (used, overruled)
  }

  func hasDestination(for element: PathElement) -> Bool {
    declaration(for: element, below: .max) != nil
  }

  func declareAnything(below depth: Int) -> Bool {
    entries.keys.contains { best(of: $0, below: depth) != nil }
  }

  func resolve(_ element: PathElement, at depth: Int) -> Declaration.Resolution {
    declaration(for: element, below: depth)?.resolve(element) ?? .missing
  }

  private func declaration(for element: PathElement, below depth: Int) -> Declaration? {
    if let type = element.staticType { return best(of: ObjectIdentifier(type), below: depth) }
    // The element came from a file, which must not choose a type. So its name is compared with those of the declared
    // types.
    let name = element.typeName
    for (type, entries) in entries
    where entries.lazy.compactMap(\.object).first?.isNamed(name) == true {
      if let declaration = best(of: type, below: depth) { return declaration }
    }
    return nil
  }

  /// Returns the declaration that decides about a type: on the screen nearest to the root, the innermost one.
  ///
  /// Of several with the same nesting, it is the newest: the view of an older one may be leaving. If the path is an
  /// array, only the root's declarations are used, as in Apple's stack.
  private func best(of type: ObjectIdentifier, below depth: Int) -> Declaration? {
    let isTyped = stack?.path.elementType != nil
    var best: (declaration: Declaration, depth: Int)?
    for (declaration, screen) in current(of: type) where screen.depth < depth {
      if isTyped, screen.depth > 0 { continue }
      if let found = best,
        (found.depth, -found.declaration.nesting) < (screen.depth, -declaration.nesting)
      {
        continue
      }
      best = (declaration, screen.depth)
    }
    return best?.declaration
  }

  /// The declarations of a type on current screens, the oldest first.
  ///
  /// It is a lazy sequence, since the evaluation of each screen iterates over it.
  private func current(
    of type: ObjectIdentifier
  ) -> some Sequence<(declaration: Declaration, screen: LinkedScreen)> {
    let entries = entries[type] ?? []
    visitCount += entries.count
    return entries.lazy.compactMap { [stack] entry in
      guard let declaration = entry.object, let screen = declaration.screen,
        screen.id == declaration.screenID, stack?.chain.shows(screen) == true
      else { return nil }
      return (declaration, screen)
    }
  }
}

extension DestinationRegistry {
  /// The declaration of one `navigationDestination(for:)`.
  @MainActor
  final class Declaration: ObservableObject {
    let type: ObjectIdentifier
    private(set) weak var screen: LinkedScreen?

    /// The identity of the screen at the time of the declaration.
    fileprivate private(set) var screenID: ScreenID?
    private(set) var nesting = 0
    private(set) var evaluation = Evaluation()

    private var build: (PathElement) throws -> Resolution = { _ in .missing }
    private weak var stack: LinksStack?
    private let valueType: Any.Type

    /// The result of a search for an element's destination.
    enum Resolution {
      /// The view, the element with its value decoded, and the evaluation that made the view.
      case found(AnyView, PathElement, Evaluation)
      case missing

      /// A destination is declared, and the element can't be decoded as its type.
      case undecodable(reason: String)
    }

    nonisolated init<D: Hashable>(for type: D.Type) {
      self.type = ObjectIdentifier(type)
      valueType = type
    }

    deinit {
      guard let stack else { return }
      let type = self.type
      MainThread.run { [weak stack] _ in
        stack?.deferWork { if !$0.withdrawnTypes.contains(type) { $0.withdrawnTypes.append(type) } }
      }
    }

    /// Takes in the app's current declaration.
    ///
    /// Called from the evaluation of a body.
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

    var typeName: String { UndecodedElement.Tag.name(of: valueType) }

    /// Returns whether an element's saved name is one of the type's.
    func isNamed(_ name: String) -> Bool {
      UndecodedElement.Tag.isName(name, of: valueType)
    }

    func resolve(_ element: PathElement) -> Resolution {
      do {
        return try build(element)
      } catch {
        return .undecodable(reason: (error as? PathElementError)?.description ?? "")
      }
    }
  }
}

extension DestinationRegistry {
  /// The identity of one evaluation of a modifier, and of the views it makes.
  ///
  /// SwiftUI compares closures bit by bit. A closure that captures only one object always equals the former one,
  /// although the view that it makes may have changed.
  final class Evaluation: Sendable {
    init() {}
  }
}
