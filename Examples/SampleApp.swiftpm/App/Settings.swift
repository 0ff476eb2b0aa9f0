import NavigationShim
import SwiftUI

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
      case .native: "NavigationStack"
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
