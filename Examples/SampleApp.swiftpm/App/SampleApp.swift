// Not all of it: it has the names of SwiftUI's containers, too.
import class ClientOnShim.Disk
import SwiftUI

/// Flows of the sample client, each to be played with on either host.
@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

/// The list of pages, or one of them.
///
/// A page takes the place of the list, as each is an app of its own with stacks of its own.
@MainActor
struct RootView: View {
  @State private var page: Page?
  @State private var settings = Settings()
  @State private var disk = Disk()
  @State private var isByHand = false
  @State private var verdict: Verdict?

  var body: some View {
    if let verdict {
      VerdictPage(verdict: verdict) { self.verdict = nil }
    } else {
      pages.onAppear { Verdict.giveIfAsked() }
    }
  }

  @ViewBuilder
  private var pages: some View {
    if isByHand {
      ByHandStart(settings: settings) { isByHand = false }
    } else if let page {
      page.view(on: disk, with: $settings) { self.page = nil }
    } else {
      PageList(page: $page, settings: $settings) {
        ByHandRow(isByHand: $isByHand)
        VerdictRows(verdict: $verdict)
      }
    }
  }
}

private struct PageList<More: View>: View {
  @Binding var page: Page?
  @Binding var settings: Settings
  @ViewBuilder let more: More

  var body: some View {
    NavigationView {
      List {
        Section("Pages") {
          ForEach(Page.allCases, id: \.self) { page in
            PageRow(page.title, page.subtitle) { self.page = page }
          }
        }
        more
        Section("Settings") { SettingsView(settings: $settings) }
      }
      .navigationTitle("NavigationShim")
    }
    .navigationViewStyle(.stack)
  }
}

private struct PageRow: View {
  let title: String
  let subtitle: String
  let open: @MainActor () -> Void

  init(_ title: String, _ subtitle: String, open: @escaping @MainActor () -> Void) {
    self.title = title
    self.subtitle = subtitle
    self.open = open
  }

  var body: some View {
    Button {
      open()
    } label: {
      VStack(alignment: .leading) {
        Text(title)
        Text(subtitle).font(.footnote).foregroundColor(.secondary)
      }
    }
  }
}

/// The row of the list for what only a person can do.
private struct ByHandRow: View {
  @Binding var isByHand: Bool

  var body: some View {
    Section("By hand") {
      PageRow("By hand", "What only a finger can do: ten minutes, and one file to send") {
        isByHand = true
      }
    }
  }
}

/// The page for that, with a journal of its own.
private struct ByHandStart: View {
  let settings: Settings
  let leave: @MainActor () -> Void
  @StateObject private var journal = Journal()

  var body: some View {
    ByHandPage(ByHand(settings.description, journal), journal, settings, leave)
  }
}

/// Rows of the list for what the app finds out of the system.
private struct VerdictRows: View {
  @Binding var verdict: Verdict?

  var body: some View {
    Section("The system") {
      ForEach(Verdict.allCases, id: \.self) { verdict in
        PageRow(verdict.rawValue, verdict.subtitle) { self.verdict = verdict }
      }
    }
  }
}
