import Combine
import Foundation
import LinkStackEngine
import SwiftUI

/// What a navigator keeps for a stack of SwiftUI's own.
struct NativePath<Path> {
  /// The path as SwiftUI knows it, where its elements are of one type.
  fileprivate var known: Path?

  /// Keeps SwiftUI's path equal to one of the shim's: a `NativePathBridge`.
  fileprivate var bridge: AnyObject?

  /// Whether the policy has asked for swipes back.
  var swipesBack = false

  /// Made when the policy first asks for it.
  var unanimatedChange: UnanimatedPathChange<Path>?
}

extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Follows what SwiftUI's own stack has been made with.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) {
    update(path: path, in: nil)
    native.known = path.wrappedValue
  }

  /// The path for SwiftUI's own stack, which reads what it has written, even if the app's binding drops that.
  var hostPath: Path {
    get { native.known ?? Path() }
    set { hostDidChange(to: newValue) }
  }

  private func write(_ newPath: Path) {
    path = newPath
    // Where the app has kept something else, that is what is to be shown.
    if !path.elementsEqual(newPath) { objectWillChange.send() }
  }

  private func hostDidChange(to newPath: Path) {
    let former = Array(hostPath)
    native.known = newPath
    let path = Array(self.path)
    guard path != former else { return write(newPath) }
    let kept = former.commonPrefixCount(with: newPath)
    let added = Array(newPath.dropFirst(kept))
    guard let newest = path.changed(as: former, keeping: kept, adding: added)
    else { return objectWillChange.send() }
    write(Path(newest))
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Navigator where Path == Shim.NavigationPath {
  /// Follows what SwiftUI's own stack has been made with, and brings SwiftUI's path up to date.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) -> NativePathBridge {
    update(path: path, in: nil)
    bridge.prepare(path, configuration)
    return bridge
  }

  /// The path for SwiftUI's own stack, whose changes go to the app's.
  var hostPath: SwiftUI.NavigationPath {
    get { bridge.nativePath }
    set { bridge.nativePath = newValue }
  }

  private var bridge: NativePathBridge {
    if let bridge = native.bridge as? NativePathBridge { return bridge }
    let bridge = NativePathBridge { [weak self] in self?.objectWillChange.send() }
    native.bridge = bridge
    return bridge
  }
}

extension Array where Element: Equatable {
  /// The app's new path after SwiftUI's own stack has kept some of the path it knows, and added to that; `nil` if the
  /// app's stays as it is.
  ///
  /// The app may have set its path since, and that path is newer: nothing is popped from it, and what is pushed comes
  /// on top.
  func changed(
    as known: [Element],
    keeping kept: Int,
    adding added: [Element]
  ) -> [Element]? {
    if self == known { return self[..<kept] + added }
    return kept == known.count ? self + added : nil
  }
}

/// The values that links of SwiftUI's own have been made with.
///
/// When one is tapped, a stack with a path of any types hands back a longer path without saying what was added.
/// Comparing with the values of the links tells. Of values that aren't objects, as many as a screen may have links at
/// once are kept as long as the stack is there.
@MainActor
final class LinkNotes: ObservableObject, EqualByIdentity {
  private static let capacity = 1024

  /// What has been noted since it was last sorted: most links are made, and few are tapped.
  private var unsorted: [LinkValue] = []

  /// The newest values, and those before them: a link that is still in use is made again and again.
  private var values: (newest: Set<Note>, older: Set<Note>) = ([], [])

  /// The objects among the values, which live as long as their links do.
  private var objects: [LinkReference.Key: LinkReference] = [:]

  /// The kind of the last value, and whether that is an object: to find out takes several hundred instructions, and
  /// the rows of a list mostly lead to values of one type.
  private var lastKind: (id: ObjectIdentifier, isOfObjects: Bool)?

  /// The number of objects at which those are looked for that are gone.
  private var mostObjects = 64

  private struct Note: Hashable {
    let element: PathElement

    static func == (lhs: Note, rhs: Note) -> Bool {
      lhs.element.isCodable == rhs.element.isCodable && lhs.element == rhs.element
    }

    func hash(into hasher: inout Hasher) {
      element.value?.hash(into: &hasher)
    }
  }

  nonisolated init() {}

  var elements: [PathElement] {
    sort()
    return objects.values.compactMap { $0.element() }
      + values.newest.union(values.older).map(\.element)
  }

  /// Learns where a link leads; from the evaluation of its body, and in constant time.
  func note(_ value: LinkValue) {
    if lastKind?.id != value.kind { lastKind = (value.kind, value.leadsToObject) }
    if lastKind?.isOfObjects == true {
      if let reference = value.reference { note(reference) }
      return
    }
    unsorted.append(value)
    if unsorted.count >= Self.capacity { sort() }
  }

  private func note(_ reference: LinkReference) {
    objects[reference.key] = reference
    guard objects.count >= mostObjects else { return }
    objects = objects.filter { $0.value.element() != nil }
    mostObjects = max(mostObjects, 2 * objects.count)
  }

  private func sort() {
    for element in unsorted.compactMap(\.element) {
      if values.newest.count >= Self.capacity { values = ([], values.newest) }
      values.newest.insert(Note(element: element))
    }
    unsorted = []
  }
}

/// What the links and destinations in one of SwiftUI's own stacks of any types say: see ``LinkNotes``.
@MainActor
final class LinkValues {
  let links = LinkNotes()

  /// Where links lead in the columns around the stack, from which they may set its path.
  var linksOfColumns: LinkNotes?

  /// Decode an element as a value of one of the types that have had a destination.
  private var decoders: [ObjectIdentifier: (PathElement) -> PathElement?] = [:]

  /// Called when one more type has a destination.
  var typesHaveChanged: () -> Void = {}
  var elements: [PathElement] { links.elements + (linksOfColumns?.elements ?? []) }

  /// Learns that there is a destination for a type; from the evaluation of a body.
  func register<D: Hashable>(_ type: D.Type) {
    let former = decoders.updateValue(
      { try? $0.resolved(as: type) },
      forKey: ObjectIdentifier(type)
    )
    if former == nil { typesHaveChanged() }
  }

  var knowsTypes: Bool { !decoders.isEmpty }

  /// An element with its value decoded as one of the types that have had a destination, if it is one of those.
  func decoded(_ element: PathElement) -> PathElement? {
    decoders.values.lazy.compactMap { $0(element) }.first
  }

  /// Whether the stack may have shown an element: SwiftUI shortens its path because of a person, who goes back only
  /// from what one of the destinations takes, or because of an element that it can't show.
  ///
  /// SwiftUI's own modifiers don't report their types here. Where no type is known, they may be in use, and it is
  /// better to assume a person than to lose what the person did.
  func canShow(_ element: PathElement) -> Bool {
    !element.isUndecoded || decoders.isEmpty || decoded(element) != nil
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension SwiftUI.NavigationPath: ValueCollector {
  /// Has SwiftUI decode saved elements; `nil` if it can't, or if one of them can't be saved.
  init?(decoding elements: ArraySlice<PathElement>) {
    let representation = Shim.NavigationPath.CodableRepresentation(
      elements: Array(elements)
    )
    guard let data = try? JSONEncoder().encode(representation),
      let saved = try? JSONDecoder().decode(CodableRepresentation.self, from: data)
    else { return nil }
    self.init(saved)
  }

  /// The element on top as it is saved; `nil` if the path can't be.
  var lastSavedElement: PathElement? {
    guard let codable, let data = try? JSONEncoder().encode(codable) else { return nil }
    let representation = try? JSONDecoder().decode(
      Shim.NavigationPath.CodableRepresentation.self,
      from: data
    )
    return representation?.elements.last
  }

  /// How many of the lowest elements SwiftUI has left as they were, in a path that it has made of this one.
  ///
  /// A path can be compared, and not read. One comparison is enough for a push or a pop. SwiftUI may also have put
  /// another element in one's place, as for a link in an earlier column.
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
