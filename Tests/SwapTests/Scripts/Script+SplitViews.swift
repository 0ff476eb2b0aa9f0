import Interactions

extension Script {
  static let splitViews = [
    Script("links that choose in three columns", .mail).taking([
      .reads("Choose a letter"), .tap("Inbox"), .isAt("In, no letter"), .tap("Bill"),
      .isAt("In, Bill"), .reads("Bill, said at length"), .tap("Hello"),
      .reads("Hello, said at length"), .tap("Outbox"), .isAt("Out, Hello"), .tap("Answer"),
      .reads("Answer, said at length"),
    ]),
    Script("chosen by the app", .mail).taking([
      .act("choose the bill"), .reads("Bill, said at length"), .act("choose nothing"),
      .reads("Choose a letter"), .tap("Outbox"), .tap("Answer"), .isAt("Out, Answer"),
    ]),
    Script("a stack in a column", .atlas).taking([
      .reads("No country"), .tap("Chile"), .isAt("Chile: "), .tap("The capital"),
      .reads("Capital is a place"), .tap("Next to Capital"),
      .isAt("Capital > Capital's neighbour"),
      .tap("Mali"), .isAt("Mali: "), .act("leave the places"), .reads("Mali"),
    ]),
    Script("a deep link into a column", .atlas).taking([
      .act("three places in Mali"), .reads("Bamako is a place"),
      .isAt("Mali: Kayes > Kita > Bamako"), .back, .reads("Kita is a place"),
      .interrupting(.act("three places in Mali"), after: 100), .act("leave the places"),
      .isAt("Mali: "), .reads("Mali"),
    ]),
  ]
}
