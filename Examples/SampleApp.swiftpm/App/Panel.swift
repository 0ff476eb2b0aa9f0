import ClientOnShim
import NavigationShim
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
    if lines.isEmpty { Text("What happens is written here, the newest first.").font(.footnote) }
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
        #if canImport(UIKit) && canImport(Darwin)
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
    if links.isEmpty { Text("This flow knows no links.").font(.footnote) }
  }

  private func open(_ link: String) { if let url = URL(string: link) { open(url) } }
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

/// How stacks are shown.
struct Settings: Equatable {
  var host = NavigationHost.automatic
  var animationPolicy = NavigationAnimation.automatic
  /// Whether links and events change paths in a transaction with animations.
  var animatesChanges = true
}

extension Settings: CustomStringConvertible {
  var description: String {
    "host \(host), animation \(animationPolicy), changes \(animatesChanges ? "" : "not ")animated"
  }
}

/// The settings, to be changed at any time.
struct SettingsView: View {
  @Binding var settings: Settings

  var body: some View {
    Text("What shows the stacks").font(.footnote)
    Choices(NavigationHost.allCases, chosen: $settings.host) { host in
      switch host {
      case .automatic: "The system's choice"
      case .links: "Links"
      }
    }
    Text("What is animated on links").font(.footnote)
    Choices(NavigationAnimation.allCases, chosen: $settings.animationPolicy) { animation in
      switch animation {
      case .automatic: "The last push"
      case .everyPush: "Every push"
      case .disabled: "Nothing"
      }
    }
    Toggle("Links and events are animated", isOn: $settings.animatesChanges)
  }
}

/// Buttons for some values, of which one is chosen.
struct Choices<Value: Hashable>: View {
  private let values: [Value]
  @Binding private var chosen: Value
  private let name: (Value) -> String

  init(_ values: [Value], chosen: Binding<Value>, name: @escaping (Value) -> String) {
    self.values = values
    _chosen = chosen
    self.name = name
  }

  var body: some View {
    HStack {
      ForEach(values, id: \.self) { value in
        Button(name(value)) { chosen = value }
          .font(value == chosen ? .footnote.weight(.semibold) : .footnote)
          .foregroundColor(value == chosen ? .primary : .accentColor)
          // In the row of a list, too, each is tapped for itself.
          .buttonStyle(.borderless)
      }
    }
  }
}
