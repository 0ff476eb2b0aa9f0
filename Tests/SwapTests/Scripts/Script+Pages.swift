import Interactions

extension Script {
  static let pages = [
    Script("make third page root", .pages).taking([
      .tap("On to Page 2"), .tap("On to Page 3"), .tap("On to Page 4"),
      .shows("Page 4", depth: 3),
      .tap("Make third page root"), .shows("Page 3", depth: 0), .isAt("Page 3"),
      .tap("On to Page 4"), .shows("Page 4", depth: 1), .back, .shows("Page 3", depth: 0),
      .tap("Start again"), .shows("Page 1", depth: 0),
    ]),
    Script("make it root where it is", .pages).taking([
      .tap("Make third page root"), .shows("Page 3", depth: 0), .tap("Make third page root"),
      .tap("On to Page 4"), .tap("Make third page root"), .shows("Page 3", depth: 0),
    ]),
    Script("each page keeps its likes", .pages).taking([
      .tap("Like"), .tap("On to Page 2"), .tap("Like"), .tap("Like"), .reads("2 likes"),
      .tap("On to Page 3"), .reads("0 likes"), .back, .reads("2 likes"), .back, .reads("1 likes"),
    ]),
    Script("whole paths", .pages).taking([
      .act("all pages"), .shows("Page 4", depth: 3), .act("backwards"),
      .shows("Page 2", depth: 3),
      .act("the fourth alone"), .shows("Page 4", depth: 1), .back, .shows("Page 1", depth: 0),
    ]),
    Script("the root and the path at once", .pages).taking([
      .act("all pages"), .act("root and path at once"), .isAt("Page 2 > Page 4 > Page 3"),
      .shows("Page 3", depth: 2), .back, .back, .shows("Page 2", depth: 0),
    ]),
    Script("another root half-way", .pages).taking([
      .interrupting(.act("all pages"), after: 500),
      .interrupting(.act("root and path at once"), after: 300), .act("all pages"),
      .shows("Page 4", depth: 3), .backTo(0), .shows("Page 2", depth: 0),
    ]),
  ]
}
