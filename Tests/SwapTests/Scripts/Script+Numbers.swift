import Foundation
import Interactions

extension Script {
  static let numbers = [
    Script("links, and pop to root", .numbers).taking([
      .tap("Number 2"), .shows("Number 2", depth: 1), .tap("One more"), .tap("One more"),
      .shows("Number 4", depth: 3), .tap("As sheep"), .reads("🐑🐑🐑🐑"),
      .tap("Back to the numbers"), .shows("Numbers", depth: 0),
    ]),
    Script("buttons that change the path", .numbers).taking([
      .tap("Three, two, one"), .shows("Number 1", depth: 3), .back, .shows("Number 2", depth: 2),
      .tap("Pop to root"), .tap("Count sheep"), .shows("5 of them", depth: 2),
      .back, .shows("Number 5", depth: 1),
    ]),
    Script("one number three times", .numbers).taking([
      .open("numbers://show/2/2/2"), .shows("Number 2", depth: 3),
      .tap("A fact"), .shows("Fact", depth: 4), .back, .back, .reads("No fact is shown"),
      .shows("Number 2", depth: 2),
    ]),
    Script("launched in the middle", .numbers, files: ["start": Data([3, 1, 2])]).taking([
      .shows("Number 2", depth: 3), .back, .shows("Number 1", depth: 2),
      .tap("Pop to root"), .shows("Numbers", depth: 0),
    ]),
    Script("launched deep inside, interrupted", .numbers, files: ["start": Data(1...8)]).taking([
      .interrupting(.wait(0), after: 700), .act("pop to root"), .shows("Numbers", depth: 0),
      .relaunch, .shows("Number 8", depth: 8),
    ]),
  ]
}
