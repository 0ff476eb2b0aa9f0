import Foundation
import Interactions

extension Script {
  static let account = [
    Script("signing in", .account).taking([
      .shows("Welcome", depth: 0), .refused(.tap("Continue")), .type("Mia", into: "Your name"),
      .tap("Continue"), .reads("Hello, Mia"), .type("secret", into: "Password"), .tap("Continue"),
      .shows("Code", depth: 2), .tap("Sign in"), .shows("Inbox", depth: 0),
      .isAt("in; sign-in: ;"),
    ]),
    Script("signed in from elsewhere", .account).taking([
      .type("Mia", into: "Your name"), .interrupting(.tap("Continue"), after: 100),
      .act("sign in"), .shows("Inbox", depth: 0), .act("sign out"), .shows("Welcome", depth: 0),
      .refused(.tap("Continue")),
    ]),
    Script("a screen that closes itself", .account, files: ["signed in": Data()]).taking([
      .tap("Message 2"), .tap("The one before"), .shows("Message 1", depth: 2), .tap("Close"),
      .shows("Message 2", depth: 1), .tap("Close"), .shows("Inbox", depth: 0),
    ]),
    Script("a stack in a sheet", .account, files: ["signed in": Data()]).taking([
      .tap("Message 1"), .back, .tap("Settings"), .shows("Settings", depth: 0), .tap("Sound"),
      .shows("Sound", depth: 1), .tap("Use it"), .reads("It is off"),
      .tap("Back to all settings"), .shows("Settings", depth: 0), .tap("Network"), .back,
      .tap("Done"), .shows("Inbox", depth: 0), .isAt("settings hidden"),
    ]),
    Script("a sheet that is pulled down", .account).taking([
      .tap("Settings"), .tap("Network"), .shows("Network", depth: 1), .dismissSheet,
      .shows("Welcome", depth: 0), .isAt("settings hidden: Network"),
      .tap("Settings"), .shows("Network", depth: 1), .back, .shows("Settings", depth: 0),
    ]),
    Script("a sheet and its path at once", .account).taking([
      .act("settings of the network"), .shows("Network", depth: 1), .dismissSheet,
      .shows("Welcome", depth: 0), .refused(.dismissSheet),
    ]),
    Script("a push below the sheet", .account, files: ["signed in": Data()]).taking([
      .tap("Settings"), .act("a message arrives"), .shows("Settings", depth: 0), .tap("Done"),
      .shows("Message 3", depth: 1), .tap("Close"), .shows("Inbox", depth: 0),
    ]),
    Script("signing out in the sheet", .account, files: ["signed in": Data()]).taking([
      .tap("Message 2"), .act("settings of the network"), .back, .tap("Sign out"),
      .shows("Welcome", depth: 0), .isAt("out; sign-in: ; inbox: ; settings hidden: "),
      .act("sign in"), .shows("Inbox", depth: 0),
    ]),
  ]
}
