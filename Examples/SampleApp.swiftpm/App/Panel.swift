import ClientOnShim
import SwiftUI

/// What can be done to a flow, and what came of it.
struct Panel<F: Flow>: View {
  let flow: F
  let links: [String]
  let lines: [Journal.Line]
  @Binding var settings: Settings
  let leave: @MainActor () -> Void
  @State private var part = Part.log

  private enum Part: String, CaseIterable {
    case log = "Log"
    case links = "Links"
    case events = "Events"
    case settings = "Settings"
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("All pages", action: leave)
        Spacer()
        Choices(Part.allCases, chosen: $part) { $0.rawValue }
      }
      ScrollView {
        VStack(alignment: .leading) {
          switch part {
          case .log: LogView(lines: lines)
          case .links: LinksView(links: links) { url in change { flow.open(url) } }
          case .events:
            EventsView(events: flow.actions) { name in change { _ = flow.perform(name) } }
          case .settings: SettingsView(settings: $settings)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(height: 150)
    }
    .padding()
  }

  private func change(_ action: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = !settings.animatesChanges
    withTransaction(transaction, action)
  }
}

private struct LogView: View {
  let lines: [Journal.Line]

  var body: some View {
    if lines.isEmpty {
      Text("What happens is written here, the newest first.").font(.footnote)
    }
    ForEach(lines.reversed()) { line in
      Text("\(line.time, specifier: "%.2f") \(line.text)").font(.footnote)
    }
  }
}

private struct LinksView: View {
  let links: [String]
  let open: (URL) -> Void
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Link", text: $text)
        #if canImport(UIKit)
      .textInputAutocapitalization(.never)
      .disableAutocorrection(true)
        #endif
      Button("Open") { open(text) }
    }
    ForEach(links, id: \.self) { link in
      Button(link) {
        text = link
        open(link)
      }
    }
    if links.isEmpty {
      Text("This flow knows no links.").font(.footnote)
    }
  }

  private func open(_ link: String) {
    if let url = URL(string: link) { open(url) }
  }
}

/// What the flow's own code may do at any time.
private struct EventsView: View {
  let events: [String]
  let perform: (String) -> Void

  var body: some View {
    ForEach(events, id: \.self) { name in
      Button(name) { perform(name) }
    }
  }
}
