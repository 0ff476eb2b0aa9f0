import Interactions

extension Script {
  static let notes = [
    Script("saved on leaving, there at launch", .notes).taking([
      .tap("Home"), .tap("Note 2"), .shows("Note 2 \"of\" Home", depth: 2),
      .leave, .relaunch, .shows("Note 2 \"of\" Home", depth: 2), .isAt("resumes at a note: true"),
      .back, .shows("Home", depth: 1), .back, .shows("Folders", depth: 0),
    ]),
    Script("names with slashes and quotes", .notes).taking([
      .tap("Work/Travel"), .tap("Note 1"), .act("save"), .relaunch,
      .shows("Note 1 \"of\" Work/Travel", depth: 2), .back, .shows("Work/Travel", depth: 1),
    ]),
    Script("the same note again and again", .notes).taking([
      .tap("Home"), .tap("Note 1"), .tap("The same again"), .tap("The same again"),
      .leave, .relaunch, .shows("Note 1 \"of\" Home", depth: 4), .back,
      .shows("Note 1 \"of\" Home", depth: 3),
    ]),
    Script("left and come back without a launch", .notes).taking([
      .tap("Home"), .tap("Note 3"), .type("words", into: "Write here"), .leave, .comeBack,
      .shows("Note 3 \"of\" Home", depth: 2), .back, .shows("Home", depth: 1),
    ]),
    Script("forgotten", .notes).taking([
      .tap("Home"), .leave, .comeBack, .back, .tap("Forget"), .relaunch,
      .shows("Folders", depth: 0), .isAt("resumes at a note: false"),
    ]),
  ]
}
