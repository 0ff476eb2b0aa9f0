import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// A view that is told that it is narrow, or wide, whatever it is.
struct WidthOverride<Content: View>: View {
  @ObservedObject var isNarrow: Observed<Bool>
  @ViewBuilder let content: () -> Content

  #if canImport(UIKit) && !os(watchOS)
  var body: some View {
    OverridingContainer(isNarrow: isNarrow.value, content: content()).ignoresSafeArea()
  }
  #elseif !canImport(Darwin)
  var body: some View {
    content().environment(\.horizontalSizeClass, isNarrow.value ? .compact : .regular)
  }
  #else
  // A Mac has no width classes.
  var body: some View { content() }
  #endif
}

#if canImport(UIKit) && !os(watchOS)
/// A controller around another one that is told its traits.
private struct OverridingContainer<Content: View>: UIViewControllerRepresentable {
  let isNarrow: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController {
    let container = UIViewController()
    let inner = UIHostingController(rootView: content)
    container.addChild(inner)
    inner.view.frame = container.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    return container
  }

  func updateUIViewController(_ container: UIViewController, context: Context) {
    let traits = UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular)
    for child in container.children {
      container.setOverrideTraitCollection(traits, forChild: child)
    }
  }
}
#endif
