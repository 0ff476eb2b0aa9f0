import SwiftUI

/// What stands in one place of the chain.
struct ScreenContentsView: View {
  @ObservedObject var contents: ScreenContents
  let screen: LinkedScreen

  var body: some View {
    // A replacement has to start with fresh state (NavigationBackport issues 30 and 38).
    content.id(contents.id)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch contents.value {
    case .element(let element):
      destination(for: element)
    case .presentation(let presentation):
      presentation.content
    case nil:
      EmptyView()
    }
  }

  @MainActor @ViewBuilder private func destination(for element: PathElement) -> some View {
    switch screen.stack?.destinations.resolve(element, at: screen.depth) ?? .missing {
    case .found(let view, let resolved):
      let _ = contents.resolve(resolved)
      view
    case .missing, .undecodable:
      if contents.isMissing {
        MissingDestination()
      } else {
        // The declaration may be about to be evaluated, and a sign would only flash.
        let _ = screen.stack?.note { $0.unresolvedScreens.append(screen) }
      }
    }
  }
}
