import Interactions

extension Script {
  static let picker = [
    Script("picked, and back", .picker).taking([
      .tap("Pick 🐑"), .shows("Picked 1", depth: 1), .isAt("picked 🐑"),
      .back, .shows("Emoji", depth: 0), .isAt("picked nothing"),
      .tap("Pick 🐟"), .tap("Pick none"), .shows("Emoji", depth: 0),
    ]),
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
