import Foundation

extension Script {
  package static let notes = [
    Script("read again while its screens are shown", .notes).taking([
      .tap("Home"), .tap("Note 1"), .type("words", into: "Write here"), .tap("The same again"),
      .act("save"), .back, .act("read the saved path"),
      .shows("Note 1 \"of\" Home", depth: 3), .back, .shows("Note 1 \"of\" Home", depth: 2),
    ]),
    Script("a screen that no longer exists", .notes, warns: ["dropped 1", "missing Int"]).taking([
      .tap("Home"), .act("push a number"), .leave, .relaunch, .shows("Home", depth: 1),
      .tap("Note 1"), .shows("Note 1 \"of\" Home", depth: 2),
    ]),
    Script(
      "a screen that no longer exists, pushed again at once",
      .notes,
      warns: ["dropped 0", "missing Int"]
    ).taking([
      .act("push a number"), .act("save"), .interrupting(.relaunch, after: 0),
      .act("push a number"), .shows(nil, depth: 1), .isAt("Swift.Int 7;"), .back,
      .shows("Folders", depth: 0),
    ]),
    Script(
      "a screen that no longer exists, under a cover",
      .notes,
      warns: ["dropped 1", "missing Int"]
    ).taking([
      .tap("Home"), .act("push a number"), .leave, .interrupting(.relaunch, after: 0),
      .interrupting(.act("lock"), after: 2_000), .act("unlock"), .shows("Home", depth: 1),
    ]),
    Script(
      "a push above a screen that no longer exists",
      .notes,
      warns: ["dropped 1", "missing Int"]
    ).taking([
      .tap("Home"), .act("push a number"), .act("save"), .interrupting(.relaunch, after: 100),
      .act("push a draft"), .shows("Draft", depth: 2), .back, .shows("Home", depth: 1),
    ]),
    Script("a file from before the swap", .notes).taking([
      .tap("Work/Travel"), .tap("Note 2"), .leave, .relaunchSwapped,
      .shows("Note 2 \"of\" Work/Travel", depth: 2), .back, .tap("Note 3"), .leave,
      .relaunchSwapped, .shows("Note 3 \"of\" Work/Travel", depth: 2),
    ]),
  ]
}
