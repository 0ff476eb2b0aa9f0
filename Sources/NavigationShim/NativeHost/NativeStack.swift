import Combine
import LinkStackEngine
import SwiftUI

/// Makes a native stack, in one evaluation of one body, with one object beside it.
@MainActor
struct NativeStack<Path> {
  let path: Binding<Path>
  let navigator: Navigator<Path>

  /// Makes bindings to the navigator's properties.
  ///
  /// With a binding made of closures, SwiftUI's stack calls `onAppear` on covered screens and not on uncovered ones,
  /// and it may crash.
  let bindings: ObservedObject<Navigator<Path>>.Wrapper

  let configuration: NavigationConfiguration
  let place: NavigationPlace
}

extension NativeStack
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  func view(around root: some View) -> AnyView {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return AnyView(root) }
    navigator.follow(path, configuration)
    return stack(around: root)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private func stack(around root: some View) -> AnyView {
    let stack = AnyView(
      SwiftUI.NavigationStack(path: bindings.hostPath) { root }
        .telling(navigator.native.transitions)
        .environment(\.navigationPlace, .native(.typed(Path.Element.self)))
        .environmentObject(navigator)
    )
    return warningOfNesting(unanimated(stack, isSame: { $0.elementsEqual($1) }))
  }

  private func warningOfNesting(_ stack: AnyView) -> AnyView {
    guard case .native(.typed(let outer)) = place, outer != Path.Element.self else { return stack }
    let warning = NavigationWarning.nestedPaths(
      typeName: "\(Path.Element.self)",
      outerTypeName: "\(outer)"
    )
    return AnyView(stack.whenNested { [log = configuration.warningLog] in log.warn(warning) })
  }
}

extension NativeStack where Path == Shim.NavigationPath {
  func view(around root: some View) -> AnyView {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return AnyView(root) }
    let bridge = navigator.follow(path, configuration)
    bridge.links.linksOfColumns =
      if case .nativeColumn(let links, _, _) = place { links } else { nil }
    return stack(around: root, bridge)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private func stack(around root: some View, _ bridge: NativePathBridge) -> AnyView {
    let stack = AnyView(
      SwiftUI.NavigationStack(path: bindings.hostPath) { root }
        .transaction(bridge.transform)
        .telling(navigator.native.transitions)
        .environment(\.navigationPlace, .native(.mixed(bridge.links)))
        .environmentObject(navigator)
    )
    return unanimated(stack, isSame: ==)
  }
}

/// A policy that a stack without it doesn't pay for. Once applied, it stays: otherwise the stack would be recreated.
extension NativeStack {
  private func unanimated(_ stack: AnyView, isSame: (Path, Path) -> Bool) -> AnyView {
    if navigator.native.unanimatedChange == nil, configuration.animation == .disabled {
      navigator.native.unanimatedChange = NativePath.UnanimatedChange()
    }
    guard let change = navigator.native.unanimatedChange else { return stack }
    change.observe(path.wrappedValue, configuration, isSame: isSame)
    return AnyView(stack.transaction(change.transform(by: configuration.animation)))
  }
}
