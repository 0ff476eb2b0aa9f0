import SwiftUI

/// A stack as a chain of links in a `NavigationView`.
struct LinksStackView<Data, Root: View>: View {
  let path: Binding<Data>
  let adapter: PathAdapter<Data>
  let root: Root

  @StateObject private var model = StackModel()
  @StateObject private var navigator = Navigator<Data>()
  @Environment(\.stackPolicies) private var policies
  @Environment(\.navigationWakeScheduler) private var scheduler
  @Environment(\.navigationWarningLog) private var warnings
  @Environment(\.navigationSurroundings) private var surroundings
  @Environment(\.navigationContainer) private var systemContainer

  var body: some View {
    let elements = adapter.elements(path.wrappedValue)
    let _ = model.prepare(
      path: PathAccess(path, adapter),
      settings: StackSettings(
        policies: policies,
        container: systemContainer,
        scheduler: scheduler,
        warnings: warnings
      )
    )
    let _ = navigator.update(path: path)
    let _ = model.note { $0.mayHaveNewPath = true }
    container
      .onChange(of: elements) { model.pathChanged(to: $0) }
      .onChange(of: policies) { model.adopt($0) }
      .modifier(AppActivity { model.note(.inactiveApp, !$0) })
  }

  @MainActor @ViewBuilder private var container: some View {
    let screen = model.host.root
    if systemContainer == .layers {
      root.modifier(LayerFrame(screen: screen, link: screen.link, navigator: navigator))
    } else if case .column = surroundings {
      // A column is a navigation controller already; another one in it would show a second bar.
      root.modifier(ScreenFrame(screen: screen, navigator: navigator))
    } else {
      NavigationView {
        root.modifier(ScreenFrame(screen: screen, navigator: navigator))
      }
      .modifier(StackStyle())
      .onAppear { model.note(.hiddenStack, false) }
      .onDisappear { model.note(.hiddenStack, true) }
    }
  }
}
