import Foundation
import LinkStackEngine
import Combine
import SwiftUI

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
  private var linkValues: LinkValues?
  private var scheduler: (any WakeScheduler)?
  private var warnings: WarningLog?

  nonisolated init() {}

  /// Takes in what the view has been made with, and brings SwiftUI's path up to date.
  func prepare(
    _ path: Binding<Shim.NavigationPath>,
    _ linkValues: LinkValues?,
    _ scheduler: (any WakeScheduler)?,
    _ warnings: WarningLog?
  ) {
    self.path = path
    self.linkValues = linkValues
    self.scheduler = scheduler
    self.warnings = warnings
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
    (warnings ?? .shared).warn(
      .undecodableElement(
        index: index,
        typeName: element.typeName,
        reason:
          "SwiftUI can't decode it: its type has gone, has changed, or is not Codable any more."
      )
    )
    _ = (scheduler ?? MainQueueScheduler.shared).schedule(after: .zero) { [weak self] in
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
    if linkValues?.canShow(elements[count]) ?? true { pop() } else { DroppedElements.drop(pop) }
  }

  /// What has been added to the path: the value of one of our links, or else what it is saved as.
  private func element(addedIn newPath: SwiftUI.NavigationPath) -> PathElement? {
    for candidate in linkValues?.elements ?? [] {
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
