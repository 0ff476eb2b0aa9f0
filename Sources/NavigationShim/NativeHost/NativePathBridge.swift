import Foundation
import LinkStackEngine
import SwiftUI

/// Keeps a path of SwiftUI's equal to one of the package's.
///
/// SwiftUI's path can't be read, so the bridge keeps its elements.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
final class NativePathBridge {
  @Held private var native = SwiftUI.NavigationPath()

  /// The elements of SwiftUI's path, as many as that has, as they are in the app's path.
  private var elements: [PathElement] = []

  /// The elements above them in the app's path, which SwiftUI has dropped since they had no destination yet.
  private var waiting: [PathElement] = []

  /// Whether SwiftUI got saved elements in this iteration of the main queue.
  ///
  /// People can't go back from them within it.
  private var isRestoring = false

  /// How the rest of a new path is to be shown, if the path has been cut before that.
  private var cutOffRest: Rest?

  private enum Rest {
    case animated

    /// There are no more screens than before, or the app has disabled animations.
    case still
  }

  private var path: Binding<Shim.NavigationPath>?
  private var configuration = NavigationConfiguration()
  let links = LinkValues()

  private let makeStackAnew: () -> Void

  /// Creates a bridge with a function that has the stack's body evaluated.
  init(makeStackAnew: @escaping () -> Void) {
    self.makeStackAnew = makeStackAnew
    links.typesHaveChanged = { [weak self] in self?.offerAgain() }
  }

  func prepare(_ path: Binding<Shim.NavigationPath>, _ configuration: NavigationConfiguration) {
    self.path = path
    self.configuration = configuration
    let newElements = path.wrappedValue.elements
    if cutOffRest == nil { copy(newElements) }
  }

  /// Makes SwiftUI cut the path without animation.
  ///
  /// SwiftUI calls the function on any thread.
  var transform: @Sendable (inout Transaction) -> Void {
    { [weak self] transaction in
      let isStill = transaction.disablesAnimations
      if MainThread.read({ self?.isCutting(still: isStill) }) == true {
        transaction.disablesAnimations = true
      }
    }
  }

  private func isCutting(still isStill: Bool) -> Bool {
    if isStill, cutOffRest != nil { cutOffRest = .still }
    return cutOffRest != nil
  }

  /// Cuts the path to the elements in common with a new one.
  ///
  /// The rest follows in the next update.
  ///
  /// Elements of different types at one position of two paths are reported to crash apps on iOS 16 to 26
  /// (`AnyNavigationPath.Error.comparisonTypeMismatch`, home-assistant/iOS 5515).
  private func cut(to kept: Int, growing isGrowing: Bool) {
    native.removeLast(elements.count - kept)
    elements.removeLast(elements.count - kept)
    cutOffRest = isGrowing ? .animated : .still
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, let rest = cutOffRest else { return }
      cutOffRest = nil
      let isAnimated = rest == .animated && configuration.animation != .disabled
      Transaction.perform(animated: isAnimated) { self.makeStackAnew() }
    }
  }

  /// Returns whether elements at one position above a depth differ in type.
  ///
  /// An unreadable element may have any type.
  private func typesDiffer(in newElements: [PathElement], above kept: Int) -> Bool {
    zip(elements[kept...], newElements[kept...]).contains { old, new in
      let isReadable = old.staticType != nil || old.isUndecoded
      return !isReadable || old.typeName != new.typeName
    }
  }

  /// The path for the native stack.
  ///
  /// Its changes are written to the app's path, and SwiftUI reads the path it has written.
  var nativePath: SwiftUI.NavigationPath {
    get { native }
    set { hostDidChange(to: newValue) }
  }

  private func copy(_ newElements: [PathElement]) {
    guard waiting.isEmpty || newElements != elements + waiting else { return }
    waiting = []
    // Most evaluations have the same path as before, so its elements aren't compared.
    guard !newElements.isIdentical(to: elements) else { return }
    let kept = elements.commonPrefixCount(with: newElements)
    defer {
      let isWhole = elements.count == newElements.count
      elements = isWhole ? newElements : Array(newElements.prefix(elements.count))
    }
    guard kept < max(elements.count, newElements.count) else { return }
    guard !typesDiffer(in: newElements, above: kept) else {
      return cut(to: kept, growing: newElements.count > elements.count)
    }
    let rest = newElements.indices[kept...].map { known(newElements[$0], at: $0) }
    native.removeLast(elements.count - kept)
    elements.removeLast(elements.count - kept)
    if let lastUndecoded = rest.lastIndex(where: \.isUndecoded) {
      restore(newElements[..<kept] + rest[...lastUndecoded])
    }
    for element in rest.dropFirst(elements.count - kept) {
      guard append(element) else { return drop(element, at: elements.count) }
    }
  }

  /// Gives SwiftUI the dropped elements again, now that another type has a destination.
  private func offerAgain() {
    guard !waiting.isEmpty else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, !waiting.isEmpty else { return }
      waiting = []
      Transaction.perform(animated: false) { self.makeStackAnew() }
    }
  }

  /// Returns an element with its value, if that is known: from the screen that shows it, or from a destination for
  /// its type.
  ///
  /// For SwiftUI, an element that it decodes differs from the value that it shows, and it decodes all of a path or
  /// nothing. So the state of a screen that is to stay would be lost.
  private func known(_ element: PathElement, at index: Int) -> PathElement {
    guard element.isUndecoded else { return element }
    let isShown = index < elements.count && elements[index] == element
    let shown = isShown ? elements[index] : element
    return shown.isUndecoded ? links.decoded(shown) ?? shown : shown
  }

  /// Makes SwiftUI decode saved elements, as many of them as it can.
  ///
  /// It tries all of them first. If that fails, it searches for the first element that can't be decoded by halves.
  private func restore(_ saved: ArraySlice<PathElement>) {
    isRestoring = true
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.isRestoring = false }
    var refusedCount = saved.count + 1
    var count = saved.count
    while elements.count < count {
      if let path = SwiftUI.NavigationPath(decoding: saved.prefix(count)) {
        native = path
        elements = Array(saved.prefix(count))
      } else {
        refusedCount = count
      }
      count = (elements.count + refusedCount) / 2
    }
  }

  /// Puts an element on top of SwiftUI's path, and returns whether that was possible.
  private func append(_ element: PathElement) -> Bool {
    if let unreadable = element.content(as: UnreadableElement<SwiftUI.NavigationPath>.self) {
      guard unreadable.below == elements else { return false }
      native = unreadable.source
    } else {
      guard element.value != nil else { return false }
      element.append(to: &native)
    }
    elements.append(element)
    return true
  }

  private func drop(_ element: PathElement, at index: Int) {
    configuration.warningLog.warn(
      .undecodableElement(
        index: index,
        typeName: element.typeName,
        reason: element.isUndecoded
          ? "SwiftUI can't decode it: its type was removed, has changed, or is no longer Codable."
          : "The native stack has its value only together with the elements below it."
      )
    )
    let former = path?.wrappedValue.elements ?? []
    configuration.wakeScheduler.after(.turn) { [weak self] in
      // Elements that the app has pushed since stay. Another path has been checked again.
      guard let path = self?.path else { return }
      StackPath(path).drop(index..<former.count, of: former)
    }
  }

  /// Takes in SwiftUI's new path.
  private func hostDidChange(to newPath: SwiftUI.NavigationPath) {
    var kept = native.countInCommon(with: newPath)
    let gone = elements[kept...]
    let former = elements + waiting
    elements.removeLast(gone.count)
    native.removeLast(gone.count)
    var added: [PathElement] = []
    for count in kept..<newPath.count {
      var path = newPath
      path.removeLast(newPath.count - count - 1)
      let element = lastElement(of: path)
      native = path
      // For SwiftUI, a value differs from the saved form that it was decoded from.
      if added.isEmpty, gone.indices.contains(count), gone[count] == element {
        elements.append(gone[count])
        kept += 1
      } else {
        elements.append(element)
        added.append(element)
      }
    }
    native = newPath
    guard let path, !added.isEmpty || gone.indices.contains(kept) else { return }
    if added.isEmpty, isRestoring, !links.knowsTypes {
      // The destination may appear later.
      waiting = Array(former[kept...])
    } else if added.isEmpty, !links.canShow(gone[kept]) {
      let isDropped = StackPath(path).drop(kept..<former.count, of: former)
      if !isDropped { makeStackAnew() }
    } else if let newest = path.wrappedValue.elements.changed(
      as: former,
      keeping: kept,
      adding: added
    ) {
      path.wrappedValue.elements = newest
      // If the app keeps another path, the stack has to show that one.
      if path.wrappedValue.elements != newest { makeStackAnew() }
    } else {
      makeStackAnew()
    }
  }

  /// Returns the new element on top of the known ones: the value of a navigation link, or its saved form, or an
  /// unreadable element.
  private func lastElement(of newPath: SwiftUI.NavigationPath) -> PathElement {
    let saved = newPath.lastSavedElement
    let canBeSaved = saved != nil ? true : native.codable == nil ? nil : false
    for candidate in links.elements {
      // SwiftUI's comparison of values of different types isn't documented.
      guard canBeSaved == nil || canBeSaved == candidate.isCodable,
        saved == nil || saved?.typeName == candidate.typeName
      else { continue }
      var path = native
      candidate.append(to: &path)
      if path == newPath { return candidate }
    }
    if let saved { return saved }
    return PathElement(content: UnreadableElement(source: newPath, below: elements))
  }
}

/// Keeps a value out of its owner's layout.
///
/// When a program lists all classes, as XCTest does, the runtime lays out each class without type parameters, even on
/// a system that lacks the type of the value (swiftlang/swift 61215).
@propertyWrapper
private final class Held<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension SwiftUI.NavigationPath: PathElement.Collector {
  /// Makes SwiftUI decode saved elements; `nil` if it can't, or if one of them can't be saved.
  init?(decoding elements: ArraySlice<PathElement>) {
    let representation = Shim.NavigationPath.CodableRepresentation(elements: Array(elements))
    guard let data = try? JSONEncoder().encode(representation),
      let saved = try? JSONDecoder().decode(CodableRepresentation.self, from: data)
    else { return nil }
    self.init(saved)
  }

  /// The saved form of the element on top; `nil` if the path can't be saved.
  var lastSavedElement: PathElement? {
    guard let codable, let data = try? JSONEncoder().encode(codable) else { return nil }
    let representation = try? JSONDecoder().decode(
      Shim.NavigationPath.CodableRepresentation.self,
      from: data
    )
    return representation?.elements.last
  }

  /// Returns how many of the lowest elements are unchanged in a path that SwiftUI has made from this one.
  ///
  /// A path can be compared, and not read. One comparison is enough for a push or a pop. SwiftUI may also have
  /// replaced an element, as for a navigation link in an earlier column.
  func countInCommon(with newPath: SwiftUI.NavigationPath) -> Int {
    var common = 0
    var different = min(newPath.count, count) + 1
    var candidate = different - 1
    while common < different - 1 {
      if newPath.prefix(candidate) == prefix(candidate) {
        common = candidate
      } else {
        different = candidate
      }
      candidate = (common + different) / 2
    }
    return common
  }

  private func prefix(_ count: Int) -> SwiftUI.NavigationPath {
    var path = self
    path.removeLast(self.count - count)
    return path
  }
}

extension Array where Element: Equatable {
  /// Returns the app's new path after the native stack has kept some elements of the path it knows, and added others;
  /// `nil` if the app's path stays as it is.
  ///
  /// The app may have set its path since. That path is newer: nothing is popped from it, and new elements are pushed
  /// on top.
  func changed(as known: [Element], keeping kept: Int, adding added: [Element]) -> [Element]? {
    if self == known { return self[..<kept] + added }
    return kept == known.count ? self + added : nil
  }
}
