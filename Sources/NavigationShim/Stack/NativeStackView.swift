import Combine
import Foundation
import LinkStackEngine
import SwiftUI

/// A stack in SwiftUI's own container.
struct NativeStackView<Data, Root: View>: View {
  let path: Binding<Data>
  let access: StackPath
  let root: Root

  @StateObject private var navigator = Navigator<Data>()
  @StateObject private var linkValues = LinkValues()

  var body: some View {
    let _ = navigator.update(path: path, in: nil)
    access.nativeStack(AnyView(root))
      .environment(\.navigationConfiguration.place, .native(linkValues))
      .environmentObject(navigator)
  }
}

/// SwiftUI's own stack around the shim's path.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct NativePathStack: View {
  let path: Binding<Shim.NavigationPath>
  let root: AnyView

  @StateObject private var bridge = NativePathBridge()
  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = bridge.prepare(path, configuration)
    SwiftUI.NavigationStack(path: bridge.nativePath) { root }
  }
}

/// Keeps a path of SwiftUI's equal to one of the shim's.
///
/// SwiftUI's path can't be read, so the elements it was made from are kept beside it.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
final class NativePathBridge: ObservableObject {
  private var native = SwiftUI.NavigationPath()

  /// The elements that SwiftUI's path was made from.
  private var elements: [PathElement] = []

  private var path: Binding<Shim.NavigationPath>?
  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Takes in what the view has been made with, and brings SwiftUI's path up to date.
  func prepare(
    _ path: Binding<Shim.NavigationPath>,
    _ configuration: NavigationConfiguration
  ) {
    self.path = path
    self.configuration = configuration
    copy(path.wrappedValue.elements)
  }

  /// The path for SwiftUI's own stack, whose changes go to the shim's.
  var nativePath: Binding<SwiftUI.NavigationPath> {
    Binding(get: { self.native }, set: { self.take($0) })
  }

  private func copy(_ newElements: [PathElement]) {
    let kept = elements.commonPrefixCount(with: newElements)
    native.removeLast(elements.count - kept)
    elements.removeLast(elements.count - kept)
    if let lastUndecoded = newElements.dropFirst(kept).lastIndex(where: { $0.value == nil }) {
      restore(newElements[...lastUndecoded])
    }
    for element in newElements[elements.count...] {
      guard element.value != nil else { return drop(element, at: elements.count) }
      element.append(to: &native)
      elements.append(element)
    }
  }

  /// Has SwiftUI decode what was saved, as much of it as it can.
  private func restore(_ saved: ArraySlice<PathElement>) {
    for count in stride(from: saved.count, to: elements.count, by: -1) {
      guard let path = SwiftUI.NavigationPath(decoding: saved.prefix(count)) else { continue }
      native = path
      elements = Array(saved.prefix(count))
      return
    }
  }

  private func drop(_ element: PathElement, at index: Int) {
    configuration.warningLog.warn(
      .undecodableElement(
        index: index,
        typeName: element.typeName,
        reason:
          "SwiftUI can't decode it: its type has gone, has changed, or is not Codable any more."
      )
    )
    _ = configuration.wakeScheduler.schedule(after: .zero) { [weak self] in
      guard let path = self?.path, path.wrappedValue.count > index else { return }
      DroppedElements.drop {
        path.wrappedValue.removeLast(path.wrappedValue.count - index)
      }
    }
  }

  /// Takes in what SwiftUI's own stack has made of the path.
  private func take(_ newPath: SwiftUI.NavigationPath) {
    guard let path else { return }
    if newPath.count < native.count {
      shorten(path, to: newPath.count)
    } else if newPath.count == native.count + 1, let element = element(addedIn: newPath) {
      path.wrappedValue.elements.append(element)
    }
  }

  /// Shortens the path as SwiftUI has done, because of a person or because of an element that SwiftUI
  /// can't show.
  ///
  /// SwiftUI doesn't say which it was. An element that a person goes back from has been shown, so that
  /// one of the destinations takes it.
  private func shorten(_ path: Binding<Shim.NavigationPath>, to count: Int) {
    let elements = path.wrappedValue.elements
    guard count < elements.count else { return }
    let pop = { path.wrappedValue.pop(elements.count - count) }
    if configuration.place.nativeStack?.canShow(elements[count]) ?? true {
      pop()
    } else {
      DroppedElements.drop(pop)
    }
  }

  /// What has been added to the path: the value of one of our links, or else what it is saved as.
  private func element(addedIn newPath: SwiftUI.NavigationPath) -> PathElement? {
    for candidate in configuration.place.nativeStack?.elements ?? [] {
      var path = native
      candidate.append(to: &path)
      if path == newPath { return candidate }
    }
    guard let saved = newPath.codable, let data = try? JSONEncoder().encode(saved),
      let read = try? JSONDecoder().decode(
        Shim.NavigationPath.CodableRepresentation.self,
        from: data
      )
    else { return nil }
    return read.elements.last
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
}

/// The values of the links in one of SwiftUI's own stacks, and the types of its destinations.
///
/// When a link is tapped there, the stack hands back a longer path without saying what was added.
/// Comparing with the values of the links tells.
@MainActor
final class LinkValues: ObservableObject {
  private struct Entry {
    weak var source: LinkValue?
  }

  private var entries: [Entry] = []

  /// Whether an element decodes as a value of one of the types that have had a destination.
  private var decoders: [ObjectIdentifier: (PathElement) -> Bool] = [:]

  nonisolated init() {}

  var elements: [PathElement] { entries.compactMap { $0.source?.element } }

  func add(_ source: LinkValue) {
    guard !entries.contains(where: { $0.source === source }) else { return }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source))
  }
}

extension LinkValues {
  /// Learns that there is a destination for a type; from the evaluation of a body.
  func register<D: Hashable>(_ type: D.Type) {
    decoders[ObjectIdentifier(type)] = { (try? $0.value(as: type)) != nil }
  }

  /// Whether the stack may have shown an element, as far as is known here.
  ///
  /// SwiftUI's own modifiers don't report their types here. Where no type is known, they may be in
  /// use, and it is better to believe in a person than to lose what the person did.
  func canShow(_ element: PathElement) -> Bool {
    element.value != nil || decoders.isEmpty || decoders.values.contains { $0(element) }
  }
}

/// The value of one link.
@MainActor
final class LinkValue: ObservableObject {
  private(set) var element: PathElement?

  nonisolated init() {}

  /// Takes in the value; from the evaluation of a body.
  func update(_ element: PathElement?, in values: LinkValues) {
    self.element = element
    values.add(self)
  }
}
