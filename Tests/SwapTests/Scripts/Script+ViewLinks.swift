import Interactions

extension Script {
  static let viewLinks = [
    Script("links to views", .numbers).taking([
      .tap("About numbers"), .shows("About", depth: 1), .tap("More"), .shows("Credits", depth: 2),
      .back, .shows("About", depth: 1), .back, .shows("Numbers", depth: 0),
    ]),
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
      .tap("Cats"), .shows("Cats", depth: 1), .isAt("animal Cats"), .back, .isAt("animal none"),
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
