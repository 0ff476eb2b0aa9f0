import Combine
import LinkStackEngine
import SwiftUI

/// The declarations of a stack, of what is shown for the values of its path.
@MainActor
final class DestinationRegistry {
  private typealias Entry = WeakReference<Declaration>

  /// The declarations by their type, the oldest first.
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// How often an entry has been looked at: a hook for tests.
  private(set) var visitCount = 0

  private weak var stack: LinksStack?

  init(of stack: LinksStack?) {
    self.stack = stack
  }

  func add(_ declaration: Declaration) {
    entries[declaration.type, default: []].append(Entry(declaration))
  }

  func forgetGone(of types: Set<ObjectIdentifier>) {
    for type in types {
      guard let known = entries[type] else { continue }
      visitCount += known.count
      let left = known.filter { $0.object != nil }
      entries[type] = left.isEmpty ? nil : left
    }
  }

  func types(declaredOn screen: LinkedScreen) -> [ObjectIdentifier] {
    entries.filter { $0.value.contains { $0.object?.screen === screen } }.map(\.key)
  }

  /// Finds those of some declarations that decide about a type, and those of the same types that are of no effect,
  /// because a screen below declares the type as well.
  func effects(
    of declarations: [Declaration]
  ) -> (used: [ObjectIdentifier: Declaration], overruled: [Declaration]) {
    var deciding: [ObjectIdentifier: Declaration] = [:]
    var overruled: [Declaration] = []
    var types: Set<ObjectIdentifier> = []
    for type in declarations.map(\.type) where types.insert(type).inserted {
      guard let best = best(of: type, below: .max) else { continue }
      deciding[type] = best
      // One that isn't evaluated anew is overruled as well, where a screen below comes to declare its type.
      overruled += current(of: type).filter { $0.screen !== best.screen }.map(\.declaration)
    }
    let used = declarations.filter { deciding[$0.type] === $0 }
    return (Dictionary(used.map { ($0.type, $0) }) { $1 }, overruled)
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
    // The element came from a file, which has no say in which types are brought to life: its name is
    // compared with those of the types that the app has declared.
    let name = element.typeName
    for (type, entries) in entries
    where entries.lazy.compactMap(\.object).first?.isNamed(name) == true {
      if let declaration = best(of: type, below: depth) { return declaration }
    }
    return nil
  }

  /// The declaration that decides about a type: the one on the screen nearest to the root, on one screen the
  /// innermost, and of several as deep the newest: the branch of a view before it may still be on its way out.
  ///
  /// With a typed path only the root's count, as with Apple's stack.
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

  /// The declarations of a type on screens that are there, the oldest first; no array, as each screen that is
  /// evaluated goes through them.
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
  /// What one `navigationDestination(for:)` says is shown for the values of a type.
  @MainActor
  final class Declaration: ObservableObject {
    let type: ObjectIdentifier
    private(set) weak var screen: LinkedScreen?

    /// Which of the screens that have stood there it is on.
    fileprivate private(set) var screenID: ScreenID?
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
      MainThread.run { [weak stack] _ in stack?.deferWork { $0.withdrawnTypes.insert(type) } }
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

    var typeName: String { UndecodedElement.Tag.name(of: valueType) }

    /// Whether a name that an element was saved under is one of the type's.
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
  /// Marks a modifier as made anew, or what was made at the time.
  ///
  /// SwiftUI compares closures bit by bit. One that captures nothing but an object is always the same so, although what
  /// it shows may have changed.
  final class Evaluation: Sendable {
    init() {}
  }
}
