import ClientOnShim
import Combine
import NavigationShim
import SwiftUI

/// A flow of the sample client above a panel with what can be done to it, and what came of it.
@MainActor
struct FlowPage<F: Flow & ObservableObject>: View {
  private let links: [String]
  private let leave: @MainActor () -> Void
  @Binding private var settings: Settings
  @StateObject private var flow: F
  @StateObject private var journal = Journal()

  init(
    _ flow: @autoclosure @escaping () -> F,
    _ links: [String],
    _ settings: Binding<Settings>,
    _ leave: @escaping @MainActor () -> Void
  ) {
    self.links = links
    self.leave = leave
    _settings = settings
    _flow = StateObject(wrappedValue: flow())
  }

  var body: some View {
    VStack(spacing: 0) {
      flow.root
        .navigationHost(settings.host)
        .navigationAnimation(settings.animationPolicy)
      Panel(
        flow: flow,
        links: links,
        lines: journal.lines,
        settings: $settings,
        leave: leave
      )
    }
    .onChange(of: flow.pathDescription) { journal.write("path: \($0)") }
    .onChange(of: settings) { journal.write($0.description) }
    .watchesHost(for: journal)
  }
}
