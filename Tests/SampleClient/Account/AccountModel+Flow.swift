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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "sign in": finishSigningIn()
    case "sign out": signOut()
    case "a message arrives": inboxPath.append(3)
    case "settings of the network":
      showsSettings = true
      settingsPath = [.network]
    default: return false
    }
    return true
  }
}
