public import SwiftUI

/// The welcome or the inbox, and the settings above either.
public struct AccountApp: View {
  @ObservedObject var model: AccountModel

  /// One of two stacks, and a sheet.
  public var body: some View {
    Group {
      if model.isSignedIn {
        Inbox(model: model)
      } else {
        SignIn(model: model)
      }
    }
    .sheet(isPresented: $model.showsSettings) {
      SettingsSheet(model: model)
    }
  }
}
