import AppUnderTest

extension Script {
  /// What a stack does with what is presented around a path that has to wait, as random interactions have found.
  package static let brokenStacks = [
    Script("a link is chosen while a path waits", .numbers, on: .notShowing).taking([
      .open("numbers://show/2/2"), .interrupting(.tap("Pop to root"), after: 0),
      .interrupting(.open("numbers://show/1/3"), after: 0), .act("choose dogs"),
      .isAt("; tip false, help false, animal Dogs"),
    ]),
    Script("one view is presented after another, with a path between", .numbers, on: .notShowing)
      .taking([
        .interrupting(.tap("Show a tip"), after: 0),
        .interrupting(.open("numbers://show/2/4"), after: 0), .act("show help"),
        .isAt("; tip false, help true, animal none"),
      ]),
    Script("a path that waits is taken back, above what is presented", .picker, on: .notShowing)
      .taking([
        .interrupting(.act("pick two fish"), after: 0), .interrupting(.act("push 7"), after: 0),
        .act("clear"), .isAt("; picked nothing"),
      ]),
    Script("a path waits, an item is picked, and the path goes on", .picker, on: .notShowing)
      .taking([
        .act("push 7"), .interrupting(.act("clear"), after: 0),
        .interrupting(.act("push 7"), after: 0), .interrupting(.act("pick two fish"), after: 0),
        .act("push 7"), .isAt("Swift.Int 7; picked nothing"),
      ]),
  ]
}

extension HostBehavior {
  /// A native stack that doesn't show what is set while something moves, from which the package keeps apps.
  fileprivate static let notShowing = HostBehavior(nativeBugs: .pathInMotionIsNotShown)
}
