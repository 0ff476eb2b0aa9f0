import Foundation
import LinkStackEngine
import SwiftUI

/// A path's form for the native stack, which all unchanged copies of the path share.
///
/// It is made when such a stack first reads it, so never on older systems. A class, so that a copy that is read makes
/// it for all. SwiftUI's path has the type of a protocol: when a program lists all classes, as XCTest does, the runtime
/// lays out each class without type parameters, even on a system that lacks the type of a property (swiftlang/swift
/// 61215).
final class NativeForm {
  fileprivate var path: (any PathElement.SourcePath)?

  /// Whether SwiftUI may be decoding the path's saved elements.
  ///
  /// If it shortens the path meanwhile, people haven't gone back. A path that the app changes gets another form, because
  /// the clock holds this one.
  var isRestoring = false

  /// Returns a form that is made when it is read; `nil` on older systems.
  static func unmade() -> NativeForm? {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { NativeForm() } else { nil }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationPath {
  /// The path as the native stack keeps it.
  ///
  /// What SwiftUI writes is taken as it is: elements in common keep their values, and the others are pushed elements.
  var native: SwiftUI.NavigationPath {
    get {
      if let known = form?.native { return known }
      let new = SwiftUI.NavigationPath(of: elements)
      form?.path = new
      return new
    }
    set {
      let kept = native.countInCommon(with: newValue)
      // SwiftUI may write values in place of the saved elements that it has decoded.
      let isCut = form?.isRestoring == true && newValue.count < count
      let isSame = kept == count && kept == newValue.count
      var new = elements[..<kept]
      // A link in an earlier column may have replaced the top by an equal value.
      if isSame, let top = new.popLast() { new.append(top.replaceable(onTopOf: newValue)) }
      for index in kept..<newValue.count {
        new.append(PathElement(content: PushedElement(newValue.prefix(index + 1))))
      }
      // An equal path has the form of the former one, which SwiftUI's `State` then keeps, and SwiftUI reads.
      let isEqual = new == elements[...]
      let form = isEqual ? form : NativeForm()
      form?.path = newValue
      replace(with: new, form, cutByStack: isCut || isSame && isCutByStack)
    }
  }
}

extension Shim.NavigationPath {
  /// Takes in that SwiftUI's stack is about to read the path, and to decode saved elements in this turn.
  @MainActor
  func noteRestoration(isNew: Bool, _ scheduler: any WakeScheduler) {
    guard let form, isNew || form.path == nil, elements.first?.isUndecoded == true else { return }
    form.isRestoring = true
    scheduler.after(.turn) { form.isRestoring = false }
  }
}

extension NativeForm {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  fileprivate var native: SwiftUI.NavigationPath? { path as? SwiftUI.NavigationPath }

  /// Returns a form for a path that changes while its copies stay as they are.
  func copy() -> NativeForm {
    let copy = NativeForm()
    copy.path = path
    return copy
  }

  /// Takes in that an element was appended to the path.
  func append(_ element: PathElement) { change { element.append(to: &$0) } }

  /// Takes in that elements were removed from the end of the path.
  func removeLast(_ count: Int) { change { $0.removeLast(count) } }

  private func change(_ change: (inout any PathElement.SourcePath) -> Void) {
    guard var former = path else { return }
    // Without a second reference, it isn't copied.
    path = nil
    change(&former)
    path = former
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension SwiftUI.NavigationPath: PathElement.SourcePath {
  /// Creates SwiftUI's path from the package's elements.
  ///
  /// The elements of a saved path are always the lowest, so SwiftUI reads them at once. It decodes them when a stack
  /// shows them.
  fileprivate init(of elements: [PathElement]) {
    let pushed = elements.lazy.reversed().compactMap { $0.pushed?.path as? Self }.first
    self = pushed ?? Self(saved: elements.prefix { $0.isUndecoded }) ?? Self()
    for element in elements.dropFirst(count) { element.append(to: &self) }
  }

  private init?(saved elements: ArraySlice<PathElement>) {
    guard !elements.isEmpty else { return nil }
    let representation = Shim.NavigationPath.CodableRepresentation(elements: Array(elements))
    guard let data = try? JSONEncoder().encode(representation),
      let saved = try? JSONDecoder().decode(CodableRepresentation.self, from: data)
    else { return nil }
    self.init(saved)
  }

  /// The saved form of the path, from the lowest element to the top; `nil` if SwiftUI can't save it.
  func saved() throws -> [PathElement.Saved]? {
    guard let codable else { return nil }
    let data = try JSONEncoder().encode(codable)
    let strings = try JSONDecoder().decode([String].self, from: data)
    return stride(from: strings.count - 2, through: 0, by: -2).map {
      (strings[$0], strings[$0 + 1])
    }
  }

  var isCodable: Bool { codable != nil }

  /// Returns how many of the lowest elements a path that SwiftUI has made from this one has in common with it.
  ///
  /// A path can be compared, and not read. One comparison is enough for a push or a pop. SwiftUI may also have
  /// replaced an element, as for a navigation link in an earlier column.
  fileprivate func countInCommon(with newPath: SwiftUI.NavigationPath) -> Int {
    var common = 0
    var different = min(newPath.count, count) + 1
    var candidate = different - 1
    while common < different - 1 {
      let (former, new) = (prefix(candidate), newPath.prefix(candidate))
      // Without an equal counterpart, an element that doesn't equal itself is likely the same.
      if former == new || !former.isComparable && !new.isComparable {
        common = candidate
      } else {
        different = candidate
      }
      candidate = (common + different) / 2
    }
    return common
  }

  /// Whether the path equals a copy of it.
  ///
  /// One with a NaN doesn't.
  private var isComparable: Bool {
    var copy = self
    copy.append(0)
    copy.removeLast()
    return copy == self
  }

  func prefix(_ count: Int) -> SwiftUI.NavigationPath {
    var path = self
    path.removeLast(self.count - count)
    return path
  }
}
