import LinkStackEngine
import SimulatedHost
import Testing

/// A simulated stack of letters that is driven by words, and records the effects with their times.
@MainActor
private final class PlayedStack {
  private let stack: SimulatedStack<Character>
  private let firstTop: ScreenID

  /// As in `350:[ab]` for an update, `350:(ab)` for one without animation, `350:-1..<2` for the screens that people have left,
  /// and `700:presented`: milliseconds first.
  private var log: [String] = []
  private var updateCount = 0

  /// Creates a stack by words, as in `from ab: silent, every push`.
  ///
  /// It is idle with its path at the time zero; `appearing ab` is one that has yet to appear. A path of `-` is the
  /// root.
  init(_ header: Substring) {
    let parts = header.split(separator: ":")
    let words = parts[0].split(separator: " ")
    var behavior = SimulatedHostBehavior.links
    var pacing: Pacing = .settled
    var animation = ChangeAnimation.automatic
    for trait in parts.dropFirst().joined().split(separator: ",") {
      let words = trait.split(separator: " ")
      let numbers = words.compactMap { Int64($0) }
      let span = Nanoseconds.milliseconds(numbers.first ?? 0)
      switch words[0] {
      case "native": behavior = .native
      case "silent": behavior.canBeAsked = false
      case "unsignalled": behavior.settleSignals = .never
      case "signals": behavior.settleSignals = .late(by: span)
      case "links": behavior.dismissalReport = .late(by: span)
      case "doubting": behavior.turnsOffCoveredLinksOnReturn = true
      case "lag": behavior.lag = span
      case "transition": behavior.transition = span
      case "animating": behavior.animatesEveryUpdate = true
      case "ignoring": behavior.ignoredUpdates = Set(numbers.map(Int.init))
      case "unreplaced": behavior.rules.replacesInPlace = false
      case "fixed": pacing = .fixed(delay: span)
      case "every": animation = .everyPush
      case "unseen": animation = .disabled
      default: Issue.record("unknown: \(trait)")
      }
    }
    let path = words[1] == "-" ? [] : Array(words[1])
    stack = SimulatedStack(path: path, on: behavior, pacing: pacing, animation: animation)
    if words[0] != "appearing" {
      stack.finish()
      stack.time.restart()
      updateCount = stack.host.updates.count
    }
    firstTop = stack.driver.linkStack.top
    stack.driver.onUserPop = { [unowned self] in note("-\($0)") }
  }

  private func note(_ text: String) {
    takeUpdates()
    log.append("\(stack.time.now.count / 1_000_000):\(text)")
  }

  private func takeUpdates() {
    for update in stack.host.updates.dropFirst(updateCount) {
      let path = String(update.chain)
      let text = update.update.isAnimated ? "[\(path)]" : "(\(path))"
      log.append("\(update.time.count / 1_000_000):\(text)")
    }
    updateCount = stack.host.updates.count
  }

  /// Performs an action at an instant in milliseconds, and lets time pass up to another; to the end, if `nil`.
  ///
  /// - Returns: The effects.
  func play(_ words: [Substring], at start: Int64, until end: Int64?) -> String {
    stack.time.advance(to: .milliseconds(start))
    perform(words)
    if let end { stack.time.advance(to: .milliseconds(end)) } else { stack.finish() }
    takeUpdates()
    defer { log = [] }
    return (log + (end == nil ? ["→", self.end] : [])).joined(separator: " ")
  }

  private func perform(_ words: [Substring]) {
    let (host, driver) = (stack.host, stack.driver)
    let argument = words.count > 1 ? words[1] : ""
    let number = Int(argument) ?? 0
    var hasHappened = true
    switch words[0] {
    case "open":
      driver.set(argument == "-" ? [] : Array(argument), animated: words.last != "unseen") {
        [weak self] in self?.note("\($0)")
      }
    case "back": hasHappened = host.goBack(to: argument.isEmpty ? nil : number)
    case "hold":
      hasHappened = host.swipeBack(
        holding: .milliseconds(Int64(number)),
        cancelling: words.last == "cancelled"
      )
    case "leave": host.leave()
    case "return": host.comeBack()
    case "signal": host.repeatSettleSignal()
    case "show": driver.report(.appeared(screen(at: number)))
    case "arrive": driver.report(.arrived(screen(at: number)))
    case "off": host.turnOffLinkForNoReason(toScreenAt: number)
    case "old": driver.report(.dismissed(firstTop))
    case "every": driver.animation = .everyPush
    default: hasHappened = words[0] == "wait"
    }
    if !hasHappened { note("impossible") }
  }

  private func screen(at depth: Int) -> ScreenID {
    depth == 0 ? .root : stack.driver.linkStack[depth].id
  }

  /// The end: the path, the differences from it, the losses of the host, and the visible transitions.
  private var end: String {
    var words = [String(stack.path)]
    if stack.host.values != stack.path { words.append("shows \(String(stack.host.values))") }
    let links = stack.driver.linkStack.values
    if links != stack.path { words.append("links \(String(links))") }
    if !stack.driver.isSettled { words.append("not at rest") }
    words += stack.host.violations.map { "\($0.kind), \($0.lostPushes) lost" }
    words.append("\(stack.host.visibleTransitionCount) seen")
    return words.joined(separator: "; ")
  }
}

/// Plays scripts of events, one a line with its time in milliseconds.
///
/// Each has `|` and its expected effects up to the next one behind it, and the last one also the expected end. A line
/// that begins with a word begins a script.
@MainActor
func expectTrace(_ scripts: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let lines = scripts.split(separator: "\n")
  let times = lines.map { $0.split(separator: " ").first.flatMap { Int64($0) } } + [nil]
  var played: PlayedStack?
  var came = ""
  for (index, line) in lines.enumerated() {
    if let played, let time = times[index] {
      let event = line.prefix { $0 != "|" }
      let words = event.split(separator: " ").dropFirst()
      let answer = played.play(Array(words), at: time, until: times[index + 1])
      came += event + "|" + (answer.isEmpty ? "" : " " + answer) + "\n"
    } else {
      played = PlayedStack(line)
      came += line + "\n"
    }
  }
  if came != scripts + "\n" {
    Issue.record("what came of it:\n\(came)", sourceLocation: sourceLocation)
  }
}
