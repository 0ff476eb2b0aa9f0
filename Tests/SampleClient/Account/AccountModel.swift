public import Combine
import SwiftUI

/// Somebody who signs in, reads messages, and changes settings in a sheet.
@MainActor
public final class AccountModel: ObservableObject {
  @Published var isSignedIn = false
  @Published var signInPath: [SignInStep] = []
  @Published var inboxPath = NavigationPath()
  @Published var showsSettings = false
  @Published var settingsPath: [SettingsPage] = []

  init() {}

  func finishSigningIn() {
    isSignedIn = true
    signInPath = []
  }

  func signOut() {
    showsSettings = false
    settingsPath = []
    inboxPath = NavigationPath()
    isSignedIn = false
  }
}
