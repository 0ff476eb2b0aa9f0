import Combine
import NavigationShim
import SwiftUI

// NavigationBackport's names. The module has the file with the aliases, too.

typealias NBNavigationPath = NavigationPath
typealias NBScreen = NavigationRoute
typealias PathNavigator = NavigationShim.PathNavigator
typealias Navigator<Screen> = NavigationShim.Navigator<[Screen]>

extension Swift.AnyHashable: NavigationShim.NavigationRoute {}

/// A stack with NavigationBackport's parameters.
struct NBNavigationStack<Root: View, Data: Hashable>: View {
  private let screens: Binding<[Data]>?
  private let path: Binding<NBNavigationPath>?
  private let root: Root

  @State private var ownScreens: [Data] = []
  @State private var ownPath = NBNavigationPath()

  init(path: Binding<[Data]>?, @ViewBuilder root: () -> Root) {
    screens = path
    self.path = nil
    self.root = root()
  }

  init(path: Binding<NBNavigationPath>, @ViewBuilder root: () -> Root) where Data == AnyHashable {
    screens = nil
    self.path = path
    self.root = root()
  }

  init(@ViewBuilder root: () -> Root) where Data == AnyHashable {
    screens = nil
    path = nil
    self.root = root()
  }

  var body: some View {
    if Data.self == AnyHashable.self {
      NavigationStack(path: path ?? screens?.mixed ?? $ownPath) { root }
    } else {
      NavigationStack(path: screens ?? $ownScreens) { root }
    }
  }
}

/// A link with NavigationBackport's parameters.
struct NBNavigationLink<P: Hashable, Label: View>: View {
  private let link: NavigationLink<Label, Never>

  init(value: P?, @ViewBuilder label: () -> Label) {
    link = NavigationLink(value: value, label: label)
  }

  init(value: P?, @ViewBuilder label: () -> Label) where P: Codable {
    link = NavigationLink(value: value, label: label)
  }

  var body: some View { link }

  // The link's own, by which it knows that a style takes the place of the look of a row.

  func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { link.buttonStyle(style) }
  func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { link.buttonStyle(style) }
  func buttonStyle(_ style: NavigationLinkRowStyle) -> some View { link }
}

extension NBNavigationLink where Label == Text {
  init(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

  init(_ titleKey: LocalizedStringKey, value: P?) where P: Codable {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  init<S: StringProtocol>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }

  @_disfavoredOverload
  init<S: StringProtocol>(_ title: S, value: P?) where P: Codable {
    self.init(value: value) { Text(title) }
  }
}

/// The look of a row, which a link in a list has by itself.
struct NavigationLinkRowStyle {
  static var navigationLinkRowStyle: NavigationLinkRowStyle { NavigationLinkRowStyle() }
}

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

// Values whose types the compiler doesn't see: each counts with the type that it turns out to have.

extension NBNavigationPath {
  init(_ screens: [AnyHashable]) {
    self.init()
    screens.forEach { append($0) }
  }

  mutating func append(_ screen: AnyHashable) {
    if let value = screen.base as? any Hashable & Codable {
      append(value)
    } else if let value = screen.base as? any Hashable {
      append(value)
    }
  }

  mutating func push(_ screen: AnyHashable) { append(screen) }
}

extension NavigationShim.Navigator where Path == NBNavigationPath {
  func push(_ screen: AnyHashable) { path.append(screen) }
}

extension Array where Element: Hashable {
  /// The array as a path of any types.
  fileprivate var mixed: NBNavigationPath {
    get { NBNavigationPath(map { AnyHashable($0) }) }
    set { self = newValue.elements.compactMap { $0.value as? Element } }
  }
}

// Popping. An index of -1 is the root.

extension NBNavigationPath {
  mutating func popTo(index: Int) { pop(max(0, count - 1 - index)) }

  @discardableResult
  mutating func popTo<V: Hashable>(_ screen: V) -> Bool {
    popToLast {
      if let value = try? $0.value(as: V.self) { return value == screen }
      return $0.value.map { AnyHashable($0) } == AnyHashable(screen)
    }
  }

  @discardableResult
  mutating func popTo<V: Hashable>(_ screenType: V.Type) -> Bool {
    popToLast { $0.value is V || (try? $0.value(as: screenType)) != nil }
  }

  @discardableResult
  mutating func popTo(where condition: (AnyHashable) -> Bool) -> Bool {
    popToLast { $0.value.map { condition(AnyHashable($0)) } ?? false }
  }

  private mutating func popToLast(where condition: (PathElement) -> Bool) -> Bool {
    guard let index = elements.lastIndex(where: condition) else { return false }
    pop(toIndex: index)
    return true
  }
}

extension Array where Element: NBScreen {
  mutating func popTo(index: Int) { pop(Swift.max(0, count - 1 - index)) }

  @discardableResult
  mutating func popTo(_ screen: Element) -> Bool { pop(to: screen) }

  @discardableResult
  mutating func popTo(where condition: (Element) -> Bool) -> Bool {
    pop(toLast: Element.self, where: condition)
  }
}

extension Array where Element: NBScreen & Identifiable {
  @discardableResult
  mutating func popTo(id: Element.ID) -> Bool { pop(toLast: Element.self, id: id) }
}

extension NavigationShim.Navigator where Path == NBNavigationPath {
  func popTo(index: Int) { path.popTo(index: index) }

  @discardableResult
  func popTo<V: Hashable>(_ screen: V) -> Bool { path.popTo(screen) }

  @discardableResult
  func popTo<V: Hashable>(_ screenType: V.Type) -> Bool { path.popTo(screenType) }

  @discardableResult
  func popTo(where condition: (AnyHashable) -> Bool) -> Bool { path.popTo(where: condition) }
}

extension NavigationShim.Navigator {
  func popTo<Screen: NBScreen>(index: Int) where Path == [Screen] { path.popTo(index: index) }

  @discardableResult
  func popTo<Screen: NBScreen>(_ screen: Screen) -> Bool where Path == [Screen] {
    path.popTo(screen)
  }

  @discardableResult
  func popTo<Screen: NBScreen>(where condition: (Screen) -> Bool) -> Bool
  where Path == [Screen] { path.popTo(where: condition) }

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
    onCompletion: (() -> Void)? = nil
  ) {
    var changed = wrappedValue
    transform(&changed)
    wrappedValue = changed
    Task { @MainActor in
      await withDelaysIfUnsupported { _ in }
      onCompletion?()
    }
  }
}

extension ObservableObject {
  @MainActor
  @discardableResult
  func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
      .withDelaysIfUnsupported(transform)
  }

  @MainActor
  func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void,
    onCompletion: (() -> Void)? = nil
  ) {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
      .withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }
}

extension NavigationShim.Navigator {
  @_disfavoredOverload
  func withDelaysIfUnsupported(transform: (inout Path) -> Void) async {
    await navigate(transform)
  }

  func withDelaysIfUnsupported(transform: (inout Path) -> Void, onCompletion: (() -> Void)? = nil) {
    var changed = path
    transform(&changed)
    path = changed
    Task { @MainActor in
      await navigate { _ in }
      onCompletion?()
    }
  }
}
