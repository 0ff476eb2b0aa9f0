import Combine
import SwiftUI

/// A stack's access to the app's path: it reads the path as a whole, and changes single elements.
///
/// Every change starts from the path at that moment. A path that was read earlier is never written back, since the
/// app may have changed it meanwhile.
@MainActor
struct StackPath {
  /// Appends an element, and returns whether the path takes elements of that type.
  let append: (PathElement) -> Bool

  /// Returns the elements of a path, without reading the app's; `nil` if it isn't of the same type.
  let elementsOfOther: (Any) -> [PathElement]?
  let elementType: Any.Type?

  private var lastArray: LastArray?

  private let readElements: (LastArray?) -> [PathElement]
  private let removeElements: (Range<Int>, _ isCutByStack: Bool) -> Void

  init(_ path: Binding<Shim.NavigationPath>) {
    readElements = { _ in path.wrappedValue.elements }
    elementType = nil
    removeElements = { path.wrappedValue.remove($0, cutByStack: $1) }
    append = { element in
      path.wrappedValue.append(element)
      return true
    }
    elementsOfOther = { ($0 as? Shim.NavigationPath)?.elements }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    readElements = { last in
      let path = path.wrappedValue
      if let last, let array = path as? [Data.Element] { return last.elements(of: array) }
      return path.map { PathElement($0) }
    }
    elementType = Data.Element.self
    removeElements = { positions, _ in
      let elements = path.wrappedValue
      let start = elements.index(elements.startIndex, offsetBy: positions.lowerBound)
      let end = elements.index(start, offsetBy: positions.count)
      path.wrappedValue.removeSubrange(start..<end)
    }
    append = { element in
      guard let value = try? element.value(as: Data.Element.self) else { return false }
      path.wrappedValue.append(value)
      return true
    }
    elementsOfOther = { ($0 as? Data)?.map { PathElement($0) } }
  }

  /// Returns the same path with a cache of the last array that was read.
  func keeping(_ lastArray: LastArray) -> StackPath {
    var path = self
    path.lastArray = lastArray
    return path
  }

  /// Reads the elements.
  ///
  /// Called from `body`, so that SwiftUI tracks the path, and from event handlers.
  func elements() -> [PathElement] { readElements(lastArray) }

  /// Removes elements, unless the path no longer begins with the given former elements.
  ///
  /// - Parameter isCutByStack: Whether a link stack can't show them.
  func remove(_ positions: Range<Int>, of former: [PathElement], cutByStack isCutByStack: Bool) {
    if elements().starts(with: former) { removeElements(positions, isCutByStack) }
  }
}

extension StackPath {
  /// The array that was read last as a path, with its elements.
  ///
  /// While the array's storage is the same, as in most evaluations, no element is compared.
  final class LastArray {
    private var array: Any?
    private var elements: [PathElement] = []

    func elements<Element: Hashable>(of array: [Element]) -> [PathElement] {
      if let last = self.array as? [Element], last.isIdentical(to: array) { return elements }
      self.array = array
      elements = array.map { PathElement($0) }
      return elements
    }
  }
}

extension StackPath {
  /// The path of a stack that has none from the app.
  @MainActor
  final class Own: ObservableObject {
    @Published var path = Shim.NavigationPath()

    nonisolated init() {}
  }
}
