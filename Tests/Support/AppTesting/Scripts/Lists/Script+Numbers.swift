import Foundation

extension Script {
  package static let numbers = [
    Script("links, and pop to root", .numbers).taking([
      .tap("Number 2"), .shows("Number 2", depth: 1), .tap("One more"), .tap("One more"),
      .shows("Number 4", depth: 3), .tap("As sheep"), .reads("🐑🐑🐑🐑"),
      .tap("Back to the numbers"), .shows("Numbers", depth: 0),
    ]),
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
    Script("presented on a pushed screen", .numbers).taking([
      .tap("Number 1"), .tap("A fact"), .shows("Fact", depth: 2), .reads("1 is odd"),
      .back, .shows("Number 1", depth: 1), .reads("No fact is shown"), .tap("A fact"),
      .backTo(0), .shows("Numbers", depth: 0),
    ]),
    Script("a push in place of what a pushed screen presents", .numbers).taking([
      .tap("Number 2"), .tap("A fact"), .tap("Go on to the next"), .shows("Number 3", depth: 2),
      .back, .shows("Number 2", depth: 1), .reads("No fact is shown"),
    ]),
    Script("presented and pushed in one change", .numbers).taking([
      .act("push 4 with the tip"), .shows("Tip", depth: 1), .isAt("tip true"), .back,
      .interrupting(.act("push 4"), after: 0), .act("show the tip"), .shows("Tip", depth: 1),
    ]),
    Script("presented and pushed in one change, in place of what was presented", .numbers).taking([
      .act("choose dogs"), .act("push 4 with the tip"), .shows("Tip", depth: 1), .isAt("tip true"),
    ]),
    Script("presented at the root of a path", .numbers).taking([
      .tap("Number 1"), .tap("One more"), .act("show the tip"), .shows("Tip", depth: 1),
      .back, .shows("Numbers", depth: 0), .isAt("tip false"),
    ]),
    Script("popped from under what it presents", .numbers).taking([
      .tap("Number 3"), .tap("One more"), .tap("A fact"), .shows("Fact", depth: 3),
      .act("pop to root"), .shows("Numbers", depth: 0), .tap("Number 3"),
      .reads("No fact is shown"),
    ]),
  ]

  package static let viewLinks = [
    Script("a value from a view that is not in the path", .numbers).taking([
      .tap("About numbers"), .tap("The largest here"), .shows("Number 3", depth: 1),
      .back, .shows("Numbers", depth: 0),
    ]),
    Script("a push from a link with a binding", .numbers).taking([
      .tap("Help"), .tap("Show me"), .shows("Number 1", depth: 1), .isAt("help false"),
      .back, .shows("Numbers", depth: 0),
    ]),
    Script("a link with a selection", .numbers).taking([
      .tap("Cats"), .shows("Cats", depth: 1), .isAt("animal Cats"), .act("choose dogs"),
      .shows("Dogs", depth: 1), .isAt("animal Dogs"), .back, .isAt("animal none"),
      .act("choose dogs"), .shows("Dogs", depth: 1), .act("choose nothing"),
      .shows("Numbers", depth: 0), .tap("Dogs"), .swipeBack, .isAt("animal none"),
    ]),
    Script("a deep link over a link to a view", .numbers).taking([
      .tap("About numbers"), .tap("More"), .open("numbers://show/2/3"),
      .shows("Number 3", depth: 2), .back, .shows("Number 2", depth: 1), .back,
      .shows("Numbers", depth: 0),
    ]),
  ]
}
