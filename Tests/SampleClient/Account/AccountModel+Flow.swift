import SwiftUI

private enum Action: String, CaseIterable {
  case signIn = "sign in"
  case signOut = "sign out"
  case aMessageArrives = "a message arrives"
  case settingsOfTheNetwork = "settings of the network"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .signIn: finishSigningIn()
    case .signOut: signOut()
    case .aMessageArrives: inboxPath.append(3)
    case .settingsOfTheNetwork:
      showsSettings = true
      settingsPath = [.network]
    case nil: return false
    }
    return true
  }
}
