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
    Script(
      "an album is featured, ended by a path and featured again, while tabs change",
      .library,
      on: .notShowing
    )
    .taking([
      .interrupting(.act("feature an album"), after: 0),
      .interrupting(.tap("[music.note] Albums"), after: 0),
      .interrupting(.act("albums in the background"), after: 0),
      .act("feature an album"), .isAt("albums: ; search: ; news: false; featured: Green"),
    ]),
    Script(
      "what was presented is again, together with a path that waits",
      .library,
      on: .notShowing
    )
    .taking([
      .act("news and home"), .tap("The mix of the week"),
      .interrupting(.open("library://albums"), after: 0), .act("a mix and news"),
      .isAt("albums; home: ; albums: ; search: ; news: true"),
    ]),
    Script("help comes above a path that waits and has a screen less", .notes, on: .notShowing)
      .taking([
        .interrupting(.act("push a number"), after: 0),
        .interrupting(.act("push everything"), after: 0),
        .act("help"), .isAt("help: true"), .shows("Help", depth: 1),
      ]),
  ]
}

extension HostBehavior {
  /// A native stack that doesn't show what is set while something moves, from which the package keeps apps.
  fileprivate static let notShowing = HostBehavior(
    tabTransition: 350_000_000,
    nativeBugs: .pathInMotionIsNotShown
  )
}
