import Foundation

extension Script {
  package static let numbers = [
    Script("a link that comes upon back navigation", .numbers).taking([
      .open("numbers://show/1/2"), .interrupting(.back, after: 0), .act("pop to root"),
      .shows("Numbers", depth: 0), .open("numbers://show/1/2"), .interrupting(.back, after: 100),
      .open("numbers://show/1/2"), .shows("Number 2", depth: 2),
      .interrupting(.swipeBack, after: 349), .open("numbers://show/1/2/3"),
      .shows("Number 3", depth: 3),
    ]),
    Script("launched deep inside by a link", .numbers, files: ["start": Data(1...4)]).taking([
      .interrupting(.wait(0), after: 0), .open("numbers://show/1/2/7"),
      .shows("Number 7", depth: 3),
      .interrupting(.relaunch, after: 100), .open("numbers://show/5/6"),
      .shows("Number 6", depth: 2), .back, .shows("Number 5", depth: 1),
    ]),
  ]

  package static let unanimatedChanges = [
    Script("links without animation, one upon the other", .numbers).taking([
      .unanimated(.open("numbers://show/1/2/3/4/5")), .shows("Number 5", depth: 5),
      .interrupting(.unanimated(.open("numbers://show/1/2")), after: 8),
      .open("numbers://show/1/2/4/4/4/4"), .shows("Number 4", depth: 6),
      .interrupting(.open("numbers://show/3"), after: 8),
      .unanimated(.open("numbers://show/3/2/1")), .shows("Number 1", depth: 3),
      .unanimated(.act("pop to root")), .shows("Numbers", depth: 0),
      .tap("Number 2"), .shows("Number 2", depth: 1),
    ]),
    Script("left and come back within a frame", .numbers).taking([
      .interrupting(.unanimated(.open("numbers://show/1/2/3")), after: 0),
      .interrupting(.leave, after: 0), .comeBack, .shows("Number 3", depth: 3),
      .interrupting(.unanimated(.act("pop to root")), after: 0),
      .interrupting(.leave, after: 0), .interrupting(.comeBack, after: 0),
      .open("numbers://show/2/2"), .shows("Number 2", depth: 2),
    ]),
  ]

  package static let presentations = [
    Script("presented on what is presented", .numbers).taking([
      .tap("Show a tip"), .tap("Why?"), .shows("Reason", depth: 2), .back,
      .shows("Tip", depth: 1), .tap("Why?"), .act("hide the tip"), .shows("Numbers", depth: 0),
    ]),
    Script("presented and pushed in one change, in place of what was presented", .numbers).taking([
      .act("choose dogs"), .act("push 4 with the tip"), .shows("Tip", depth: 1), .isAt("tip true"),
    ]),
    Script("a value from a view that is not in the path", .numbers).taking([
      .tap("About numbers"), .tap("The largest here"), .shows("Number 3", depth: 1),
      .back, .shows("Numbers", depth: 0),
    ]),
  ]
}
