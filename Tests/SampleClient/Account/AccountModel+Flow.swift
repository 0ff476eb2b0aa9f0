import SwiftUI

extension AccountModel: Flow {
  /// Launches the app with nobody signed in, or with somebody if a file says so.
  public convenience init(disk: Disk) {
    self.init()
    isSignedIn = disk.files["signed in"] != nil
  }

  /// The welcome or the inbox.
  public var root: AccountApp {
    AccountApp(model: self)
  }

  /// Who is there, and the path of each stack.
  public var pathDescription: String {
    let signIn = signInPath.map(\.rawValue).joined(separator: " > ")
    let settings = settingsPath.map(\.rawValue).joined(separator: " > ")
    return "\(isSignedIn ? "in" : "out"); sign-in: \(signIn); inbox: \(inboxPath.summary); "
      + "settings \(showsSettings ? "shown" : "hidden"): \(settings)"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("sign in") { self.finishSigningIn() },
      AppEvent("sign out") { self.signOut() },
      AppEvent("a message arrives") { self.inboxPath.append(3) },
      AppEvent("settings of the network") {
        self.showsSettings = true
        self.settingsPath = [.network]
      },
    ]
  }
}
