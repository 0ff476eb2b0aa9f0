import Combine
import NavigationShim
import SwiftUI

typealias NBNavigationPath = NavigationPathShim
typealias NBNavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NBNavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
typealias NBScreen = NavigationRoute
typealias PathNavigator = NavigationShim.PathNavigator
typealias Navigator<Screen> = NavigationShim.Navigator<[Screen]>

enum UseNavigationStackPolicy {
  case whenAvailable, never
}

extension View {
  func nbUseNavigationStack(_ policy: UseNavigationStackPolicy) -> some View {
    navigationHost(policy == .never ? .links : .automatic)
  }

  func nbNavigationDestination<D: Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(for: type, destination: destination)
  }

  func nbNavigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    navigationDestination(isPresented: isPresented, destination: destination)
  }

  func nbNavigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(item: item, destination: destination)
  }
}

// Popping. An index of -1 is the root.

extension NBNavigationPath {
  mutating func popTo(index: Int) {
    pop(max(0, count - 1 - index))
  }

  @discardableResult
  mutating func popTo<V: Hashable>(_ screen: V) -> Bool {
    pop(to: screen)
  }

  @discardableResult
  mutating func popTo<V: Hashable>(_ screenType: V.Type) -> Bool {
    pop(toLast: screenType)
  }

  @discardableResult
  mutating func popTo(where condition: (AnyHashable) -> Bool) -> Bool {
    let index = elements.lastIndex { element in
      element.value.map { condition(AnyHashable($0)) } ?? false
    }
    guard let index else { return false }
    pop(toIndex: index)
    return true
  }
}

extension Array where Element: NBScreen {
  mutating func popTo(index: Int) {
    pop(Swift.max(0, count - 1 - index))
  }

  @discardableResult
  mutating func popTo(_ screen: Element) -> Bool {
    pop(to: screen)
  }

  @discardableResult
  mutating func popTo(where condition: (Element) -> Bool) -> Bool {
    pop(toLastWhere: condition)
  }
}

extension Array where Element: NBScreen & Identifiable {
  @discardableResult
  mutating func popTo(id: Element.ID) -> Bool {
    pop(toLastID: id)
  }
}

extension NavigationShim.Navigator where Path == NBNavigationPath {
  func popTo(index: Int) {
    path.popTo(index: index)
  }

  @discardableResult
  func popTo<V: Hashable>(_ screen: V) -> Bool {
    path.popTo(screen)
  }

  @discardableResult
  func popTo<V: Hashable>(_ screenType: V.Type) -> Bool {
    path.popTo(screenType)
  }

  @discardableResult
  func popTo(where condition: (AnyHashable) -> Bool) -> Bool {
    path.popTo(where: condition)
  }
}

extension NavigationShim.Navigator {
  func popTo<Screen: NBScreen>(index: Int) where Path == [Screen] {
    path.popTo(index: index)
  }

  @discardableResult
  func popTo<Screen: NBScreen>(_ screen: Screen) -> Bool where Path == [Screen] {
    path.popTo(screen)
  }

  @discardableResult
  func popTo<Screen: NBScreen>(where condition: (Screen) -> Bool) -> Bool
  where Path == [Screen] {
    path.popTo(where: condition)
  }

  @discardableResult
  func popTo<Screen: NBScreen & Identifiable>(id: Screen.ID) -> Bool where Path == [Screen] {
    path.popTo(id: id)
  }
}

// Waiting with a callback. The path changes at once; NavigationShim's own forms do the waiting.

extension Binding {
  @MainActor
  func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void,
    onCompletion: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    var changed = wrappedValue
    transform(&changed)
    wrappedValue = changed
    Task { @MainActor in
      await withDelaysIfUnsupported { _ in }
      onCompletion()
    }
  }
}

extension ObservableObject {
  @MainActor
  func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void,
    onCompletion: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
      .withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }
}

extension NavigationShim.Navigator {
  func withDelaysIfUnsupported(
    transform: (inout Path) -> Void,
    onCompletion: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    var changed = path
    transform(&changed)
    path = changed
    Task { @MainActor in
      await withDelaysIfUnsupported { _ in }
      onCompletion()
    }
  }
}
