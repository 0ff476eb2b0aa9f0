import Foundation

/// An element that SwiftUI has pushed on its own stack, such as the value of a navigation link.
///
/// SwiftUI's path can be compared and saved, and not read. So the element is the top of a path of SwiftUI's until its
/// value is known: from the declaration that shows it or, if it is `Codable`, from its saved form.
///
/// A class, so that all copies of the element learn its value.
final class PushedElement: PathElement.Content {
  private enum State {
    case unknown(in: any PathElement.SourcePath)

    /// A value that was shown in the update of the push, or before. A later one replaces it.
    case shown(any PathElement.Content, in: any PathElement.SourcePath)
    case known(any PathElement.Content)
  }

  private var state: State
  private var savedForm: UndecodedElement?

  /// Paths are compared and saved on any thread.
  private let lock = NSLock()

  /// Creates the element on top of a path of SwiftUI's, with the value that it had before the path was written.
  init(_ path: any PathElement.SourcePath, former: (any PathElement.Content)? = nil) {
    state = former.map { .shown($0, in: path) } ?? .unknown(in: path)
  }

  private var current: State { lock.withLock { state } }

  private func become(_ newState: State) {
    // The former state isn't released under the lock: that may call the app, as a `deinit` does.
    var other = newState
    lock.withLock { swap(&state, &other) }
  }

  /// The path that ends with the element, until its value is certain.
  var path: (any PathElement.SourcePath)? {
    switch current {
    case .unknown(let path), .shown(_, let path): path
    case .known: nil
    }
  }

  /// The value, if a declaration has shown it.
  var shown: (any PathElement.Content)? {
    switch current {
    case .unknown: nil
    case .shown(let value, _), .known(let value): value
    }
  }

  /// The value or the saved form; `nil` if the element can't be read.
  private var readable: (any PathElement.Content)? {
    if let shown { return shown }
    if let savedForm = lock.withLock({ savedForm }) { return savedForm }
    // Not under the lock: this calls the app.
    guard let saved = try? path?.saved()?.last else { return nil }
    let new = UndecodedElement(tag: saved.tag, item: saved.item)
    lock.withLock { savedForm = new }
    return new
  }
}

extension PushedElement {
  /// Whether no other value replaces the one that is known.
  var isCertain: Bool { path == nil }

  /// Takes in a value that a declaration shows, if SwiftUI considers it the element's.
  func take<V: Hashable>(_ value: V) {
    guard let path, let content = PathElement.content(of: value, onTopOf: path) else { return }
    become(.shown(content, in: path))
  }

  /// Takes in that the update in which a value was shown is over.
  func endUpdate() {
    if case .shown(let value, _) = current { become(.known(value)) }
  }

  var isPushed: Bool { true }
  var typeName: String { readable?.typeName ?? "(unreadable)" }
  var value: (any Hashable)? { shown?.value }
  var staticType: (any Hashable.Type)? { shown?.staticType }
  var description: String { readable?.description ?? typeName }
  var isCodable: Bool { path?.isCodable ?? (shown?.isCodable == true) }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    guard let readable else {
      throw PathElementError(expected: type, found: .tag(typeName), reason: .unreadable)
    }
    return try readable.value(as: type)
  }

  func encoded(by encoder: JSONEncoder) throws -> PathElement.Saved? {
    guard let path else { return try shown?.encoded(by: encoder) }
    return try path.saved()?.last
  }

  func append<C: PathElement.Collector>(to collector: inout C) { shown?.append(to: &collector) }

  func isEqual(to other: any PathElement.Content) -> Bool {
    switch (current, other) {
    case (.shown(let value, _), _), (.known(let value), _):
      value.isEqual(to: other)
    case (.unknown(let path), let other as PushedElement) where other.shown == nil:
      other === self || other.path.map { path.isSame(as: $0) } == true
    case (.unknown, let saved as UndecodedElement):
      readable?.isEqual(to: saved) == true
    case (.unknown(let path), _):
      path.ends(with: other)
    }
  }
}

extension PathElement {
  /// A path of SwiftUI's.
  protocol SourcePath: Collector, Equatable {
    var count: Int { get }

    /// Whether all elements can be saved.
    var isCodable: Bool { get }

    mutating func removeLast(_ k: Int)

    /// Returns the saved form, from the lowest element to the top; `nil` if it has none.
    func saved() throws -> [Saved]?
  }

  /// Returns a value as an element's content, if SwiftUI says that a path ends with it.
  fileprivate static func content<V: Hashable>(
    of value: V,
    onTopOf path: any SourcePath
  ) -> (any Content)? {
    func codable<C: Hashable & Codable>(_ value: C) -> any Content { CodableValue(wrapped: value) }
    let plain = HashableValue(wrapped: value)
    let codable = (value as? any (Hashable & Codable)).map { codable($0) }
    // Whether SwiftUI distinguishes values by the overload that appended them isn't documented.
    guard path.ends(with: plain) || codable.map({ path.ends(with: $0) }) == true else { return nil }
    return path.isCodable ? codable ?? plain : plain
  }
}

extension PathElement.SourcePath {
  fileprivate func isSame(as other: any PathElement.SourcePath) -> Bool { other as? Self == self }

  /// Returns whether the top has a value, as SwiftUI compares it.
  fileprivate func ends(with content: any PathElement.Content) -> Bool {
    var path = self
    path.removeLast(1)
    content.append(to: &path)
    return path == self
  }
}
