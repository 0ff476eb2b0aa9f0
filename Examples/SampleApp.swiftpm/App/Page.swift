import ClientOnShim
import Combine
import NavigationShim
import SwiftUI

/// The pages of the app, each with a flow of the sample client.
enum Page: CaseIterable {
  case fleet, numbers, notes, library, account, atlas

  var title: String { words.title }
  var subtitle: String { words.subtitle }

  private var words: (title: String, subtitle: String) {
    switch self {
    case .fleet: ("Fleet", "A path of several types, and deep links")
    case .numbers: ("Numbers", "Screens presented by flags, items and view links beside the path")
    case .notes: ("Notes", "A path that is saved when the app is left, and a cover")
    case .library: ("Music library", "Tabs, each with a path, and deep links into them")
    case .account: ("Account", "Signing in, and a stack in a sheet")
    case .atlas: ("Atlas", "A split view with a stack in its detail")
    }
  }

  /// Links that the flow knows.
  var links: [String] {
    switch self {
    case .fleet:
      [
        "fleet://go/carrier/north/vehicle/n1/driver/ada",
        "fleet://go/carrier/north/carrier/south/carrier/harbour/vehicle/s10/driver/bo",
        "fleet://go",
      ]
    case .numbers:
      ["numbers://show/1/2/3", "numbers://show/1/2/3/4/5/6/7/8/9/10", "numbers://show"]
    case .library:
      [
        "library://albums/album/Blue/track/2", "library://search/year/1999",
        "library://home/mix/Week",
      ]
    case .notes, .account, .atlas: []
    }
  }

  /// The page with its flow, launched anew.
  @MainActor
  @ViewBuilder
  func view(
    on disk: Disk,
    with settings: Binding<Settings>,
    leave: @escaping @MainActor () -> Void
  ) -> some View {
    switch self {
    case .fleet: FlowPage(FleetModel(disk: disk), links, settings, leave)
    case .numbers: FlowPage(NumbersModel(disk: disk), links, settings, leave)
    case .notes: FlowPage(NotesModel(disk: disk), links, settings, leave)
    case .library: FlowPage(LibraryModel(disk: disk), links, settings, leave)
    case .account: FlowPage(AccountModel(disk: disk), links, settings, leave)
    case .atlas: FlowPage(AtlasModel(disk: disk), links, settings, leave)
    }
  }
}

/// A flow of the sample client above a panel with what can be done to it, and what came of it.
@MainActor
struct FlowPage<F: Flow>: View {
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
      flow.root.navigationHost(settings.host).navigationAnimation(settings.animationPolicy)
      Panel(flow: flow, links: links, lines: journal.lines, settings: $settings, leave: leave)
    }
    .onChange(of: flow.pathDescription) { journal.write("path: \($0)") }
    .onChange(of: settings) { journal.write($0.description) }
    .watchesHost(for: journal)
  }
}
