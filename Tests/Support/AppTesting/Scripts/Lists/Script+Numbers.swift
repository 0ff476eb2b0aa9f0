import Foundation

extension Script {
  package static let numbers = [
    Script("links, and pop to root", .numbers).taking([
      .tap("Number 2"), .shows("Number 2", depth: 1), .tap("One more"), .tap("One more"),
      .shows("Number 4", depth: 3), .tap("As sheep"), .reads("🐑🐑🐑🐑"),
      .tap("Back to the numbers"), .shows("Numbers", depth: 0),
    ]),
    Script("one number three times", .numbers).taking([
      .open("numbers://show/2/2/2"), .shows("Number 2", depth: 3),
      .tap("A fact"), .shows("Fact", depth: 4), .back, .back, .reads("No fact is shown"),
      .shows("Number 2", depth: 2),
    ]),
    Script("a link that comes upon back navigation", .numbers).taking([
      .open("numbers://show/1/2"), .interrupting(.back, after: 0), .act("pop to root"),
      .shows("Numbers", depth: 0), .open("numbers://show/1/2"), .interrupting(.back, after: 100),
      .open("numbers://show/1/2"), .shows("Number 2", depth: 2),
      .interrupting(.swipeBack, after: 349), .open("numbers://show/1/2/3"),
      .shows("Number 3", depth: 3),
    ]),
    Script("launched deep inside, interrupted", .numbers, files: ["start": Data(1...8)]).taking([
      .interrupting(.wait(0), after: 700), .act("pop to root"), .shows("Numbers", depth: 0),
      .relaunch, .shows("Number 8", depth: 8),
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
    Script("presented and hidden without animation", .numbers).taking([
      .unanimated(.act("show the tip")), .shows("Tip", depth: 1),
      .unanimated(.act("hide the tip")), .shows("Numbers", depth: 0),
      .interrupting(.unanimated(.act("show the tip")), after: 8),
      .open("numbers://show/1/2"), .shows("Number 2", depth: 2), .back,
      .shows("Number 1", depth: 1),
    ]),
  ]

  package static let presentations = [
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
    Script("presented and pushed in one change", .numbers).taking([
      .act("push 4 with the tip"), .shows("Tip", depth: 1), .isAt("tip true"), .back,
      .interrupting(.act("push 4"), after: 0), .act("show the tip"), .shows("Tip", depth: 1),
    ]),
    Script("presented and pushed in one change, in place of what was presented", .numbers).taking([
      .act("choose dogs"), .act("push 4 with the tip"), .shows("Tip", depth: 1), .isAt("tip true"),
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

  package static let viewLinks = [
    Script("a view that closes itself", .numbers).taking([
      .tap("About numbers"), .tap("More"), .tap("Close the credits"), .shows("About", depth: 1),
      .back, .tap("Credits"), .shows("Credits", depth: 1), .tap("Close the credits"),
      .shows("Numbers", depth: 0),
    ]),
    Script("a value from a view that is not in the path", .numbers).taking([
      .tap("About numbers"), .tap("The largest here"), .shows("Number 3", depth: 1),
      .back, .shows("Numbers", depth: 0),
    ]),
    Script("a link with a binding", .numbers).taking([
      .tap("Help"), .shows("Help", depth: 1), .isAt("help true"),
      .back, .isAt("help false"), .tap("Help"), .tap("Understood"), .shows("Numbers", depth: 0),
      .act("show help"), .shows("Help", depth: 1), .act("hide help"), .shows("Numbers", depth: 0),
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

  package static let picker = [
    Script("another item in the same place", .picker).taking([
      .tap("Pick 🍎"), .tap("One more of them"), .shows("Picked 2", depth: 1), .reads("🍎🍎"),
      .act("pick two fish"), .reads("🐟🐟"), .shows("Picked 2", depth: 1),
      .back, .isAt("picked nothing"),
    ]),
    Script("a push in place of the item", .picker).taking([
      .tap("Pick 🐑"), .tap("One more of them"), .tap("Count to 2"), .shows("Count 2", depth: 1),
      .isAt("picked nothing"), .back, .shows("Emoji", depth: 0),
    ]),
    Script("an item of a pushed screen", .picker).taking([
      .act("push 7"), .tap("Count on"), .tap("Show 🐟"), .shows("Counted 8", depth: 3),
      .back, .shows("Count 8", depth: 2), .tap("Show 🍎"), .act("clear"),
      .shows("Emoji", depth: 0),
    ]),
    Script("an item that comes and goes by itself", .picker).taking([
      .interrupting(.act("pick two fish"), after: 100), .act("pick nothing"),
      .shows("Emoji", depth: 0), .act("pick two fish"), .shows("Picked 2", depth: 1),
    ]),
  ]
}
