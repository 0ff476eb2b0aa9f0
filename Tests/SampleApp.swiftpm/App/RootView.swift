// Not all of it: it has the names of SwiftUI's containers, too.
import class ClientOnShim.Disk
import SwiftUI

/// The list of pages, or one of them.
///
/// A page takes the place of the list, as each is an app of its own with stacks of its own.
@MainActor
struct RootView: View {
  @State private var page: Page?
  @State private var settings = Settings()
  @State private var disk = Disk()

  var body: some View {
    if let page {
      page.view(on: disk, with: $settings) { self.page = nil }
    } else {
      PageList(page: $page, settings: $settings)
    }
  }
}

private struct PageList: View {
  @Binding var page: Page?
  @Binding var settings: Settings

  var body: some View {
    NavigationView {
      List {
        Section("Pages") {
          ForEach(Page.allCases, id: \.self) { page in
            Button {
              self.page = page
            } label: {
              VStack(alignment: .leading) {
                Text(page.title)
                Text(page.subtitle).font(.footnote).foregroundColor(.secondary)
              }
            }
          }
        }
        Section("Settings") {
          SettingsView(settings: $settings)
        }
      }
      .navigationTitle("NavigationShim")
    }
    .navigationViewStyle(.stack)
  }
}
