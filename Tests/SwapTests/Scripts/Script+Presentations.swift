import Interactions

extension Script {
  static let presentations = [
    Script("presented at the root", .numbers).taking([
      .tap("Show a tip"), .shows("Tip", depth: 1), .isAt("tip true"),
      .back, .shows("Numbers", depth: 0), .isAt("tip false"),
      .act("show the tip"), .tap("Hide"), .shows("Numbers", depth: 0),
    ]),
    Script("presented on what is presented", .numbers).taking([
      .tap("Show a tip"), .tap("Why?"), .shows("Reason", depth: 2), .back,
      .shows("Tip", depth: 1), .tap("Why?"), .act("hide the tip"), .shows("Numbers", depth: 0),
    ]),
    Script("presented on a pushed screen", .numbers).taking([
      .tap("Number 1"), .tap("A fact"), .shows("Fact", depth: 2), .reads("1 is odd"),
      .back, .shows("Number 1", depth: 1), .reads("No fact is shown"), .tap("A fact"),
      .backTo(0), .shows("Numbers", depth: 0),
    ]),
    Script("a push in place of what the root presents", .numbers).taking([
      .tap("Show a tip"), .tap("Do that"), .shows("Number 1", depth: 1), .isAt("tip false"),
      .back, .shows("Numbers", depth: 0),
    ]),
    Script("a push in place of what a pushed screen presents", .numbers).taking([
      .tap("Number 2"), .tap("A fact"), .tap("Go on to the next"), .shows("Number 3", depth: 2),
      .back, .shows("Number 2", depth: 1), .reads("No fact is shown"),
    ]),
    Script("hidden and pushed in one change", .numbers).taking([
      .act("show the tip"), .act("push 4 instead of the tip"), .shows("Number 4", depth: 1),
      .isAt("tip false"),
    ]),
    Script("a deep link in place of what is presented", .numbers).taking([
      .tap("Show a tip"), .tap("Why?"), .open("numbers://show/1/2/3"),
      .shows("Number 3", depth: 3), .isAt("tip false"),
    ]),
    Script("presented at the root of a path", .numbers).taking([
      .tap("Number 1"), .tap("One more"), .act("show the tip"), .shows("Tip", depth: 1),
      .back, .shows("Numbers", depth: 0), .isAt("tip false"),
    ]),
    Script("presented half-way through a deep link", .numbers).taking([
      .interrupting(.act("show the tip"), after: 100), .open("numbers://show/3/2"),
      .shows("Number 2", depth: 2), .isAt("tip false"),
    ]),
    Script("popped from under what it presents", .numbers).taking([
      .tap("Number 3"), .tap("One more"), .tap("A fact"), .shows("Fact", depth: 3),
      .act("pop to root"), .shows("Numbers", depth: 0), .tap("Number 3"),
      .reads("No fact is shown"),
    ]),
    Script("left and come back while something is presented", .numbers).taking([
      .tap("Number 1"), .tap("A fact"), .leave, .comeBack, .shows("Fact", depth: 2), .back,
      .reads("No fact is shown"),
    ]),
  ]
}
