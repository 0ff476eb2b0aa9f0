import Combine
import LinkStackEngine
import SwiftUI

/// Makes a native stack, in one evaluation of one body.
@MainActor
struct NativeStack<Path> {
  let path: Binding<Path>
  let navigator: Navigator<Path>
  let native: NativePath<Path>

  /// Makes bindings to the properties of the path.
  ///
  /// With a binding made of closures, SwiftUI's stack calls `onAppear` on covered screens and not on uncovered ones,
  /// and it may crash.
  let bindings: ObservedObject<NativePath<Path>>.Wrapper

  let configuration: NavigationConfiguration
}

extension NativeStack
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  func view(around root: some View) -> AnyView {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return AnyView(root) }
    _ = follow(.ofElements)
    let stack = SwiftUI.NavigationStack(path: bindings.projected) { root }
    return finished(stack, .native(nil))
  }
}

extension NativeStack where Path == Shim.NavigationPath {
  func view(around root: some View) -> AnyView {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return AnyView(root) }
    let isNew = native.isNew
    follow(.ofElements).noteRestoration(isNew: isNew, configuration.wakeScheduler)
    let stack = SwiftUI.NavigationStack(path: bindings.projected.native) { root }
    return finished(stack, .native(native.pushed))
  }
}

extension NativeStack {
  private func follow(_ comparison: NativePath<Path>.Comparison) -> Path {
    navigator.update(path: path, in: native)
    return native.follow(path, comparison, configuration)
  }

  private func finished(_ stack: some View, _ place: NavigationPlace) -> AnyView {
    AnyView(
      stack
        .telling(native.transitions)
        .environment(\.navigationPlace, place)
        .environmentObject(navigator)
    )
  }
}
