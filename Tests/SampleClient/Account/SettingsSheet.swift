import SwiftUI

struct SettingsSheet: View {
  @ObservedObject var model: AccountModel
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack(path: $model.settingsPath) {
      List {
        ForEach(SettingsPage.allCases, id: \.self) { page in
          NavigationLink(page.rawValue, value: page)
        }
        if model.isSignedIn {
          Button("Sign out") {
            model.signOut()
          }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            presentationMode.wrappedValue.dismiss()
          }
        }
      }
      .navigationDestination(for: SettingsPage.self) { page in
        SettingsPageView(page: page)
      }
    }
  }
}

private struct SettingsPageView: View {
  let page: SettingsPage
  @State private var isOn = true
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Toggle("Use it", isOn: $isOn)
      Text(isOn ? "It is on" : "It is off")
      Button("Back to all settings") {
        presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationTitle(page.rawValue)
  }
}
