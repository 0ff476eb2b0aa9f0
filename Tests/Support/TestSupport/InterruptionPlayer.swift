import LinkStackEngine

/// An app on some host, in which interruptions are played.
@MainActor
package protocol InterruptionPlayer: AnyObject {
  /// What the path has to be by now.
  var wanted: WantedPath { get set }
  /// The path as the app reads and sets it.
  var path: [Int] { get set }
  /// The screens that the host has.
  var shown: [Int] { get }
  /// Whether it may help to wait: something is still to come.
  var isBusy: Bool { get }
  /// The milliseconds after which a person tries again to do what wasn't possible.
  var timeToRetry: Int64 { get }

  /// Lets time pass.
  func wait(_ milliseconds: Int64) async

  /// Does something that the host lets be done, and returns whether that is possible now.
  ///
  /// A swipe is only begun, by a finger that will let go by itself or by ``endSwipe(cancelling:)``.
  func perform(_ deed: Interruption.Deed) async -> Bool

  /// The finger lets go, unless it has done so by itself.
  func endSwipe(cancelling isCancelled: Bool) async

  /// Looks whether the path is what is wanted, while a finger holds the top or right after a person has
  /// gone back.
  func compare(_ moment: LeavingMoment)
}

/// When a path is looked at that a person shortens.
package enum LeavingMoment: Hashable, Sendable {
  case held, released, tapped
}

extension InterruptionPlayer {
  /// Plays an interruption, and returns whether all of it has come to pass.
  ///
  /// Where the app wants the root, nobody has to be able to go back from it.
  package func play(_ interruption: Interruption) async -> Bool { await play(interruption.deeds) }

  private func play(_ deeds: [Interruption.Deed]) async -> Bool {
    for deed in deeds where !(await play(deed)) { return false }
    return true
  }

  private func play(_ deed: Interruption.Deed) async -> Bool {
    switch deed {
    case .wait(let milliseconds): await wait(milliseconds)
    case .set(let path): set(path)
    case .append(let number): set(path + [number])
    case .setFormer: set(wanted.former)
    case .back: return await goBack()
    case .swipe(let span, let isCancelled, let meanwhile):
      return await swipe(deed, span, isCancelled, meanwhile)
    case .tap:
      let depth = shown.count
      if await perform(deed) { wanted.tap(to: depth + 1, at: depth) }
    default: return await performWhenPossible(deed)
    }
    return true
  }

  private func set(_ newPath: [Int]) {
    wanted.set(newPath, over: path)
    path = newPath
  }

  private func performWhenPossible(_ deed: Interruption.Deed) async -> Bool {
    while !(await perform(deed)) {
      guard isBusy else { return false }
      await wait(timeToRetry)
    }
    return true
  }

  private func goBack() async -> Bool {
    while true {
      let former = wanted
      // Who hears of it may hear of it from inside.
      wanted.beginToLeave()
      wanted.leave(to: shown.count - 1, of: shown)
      if await perform(.back) { break }
      wanted = former
      if path.isEmpty { return true }
      guard isBusy else { return false }
      await wait(timeToRetry)
    }
    compare(.tapped)
    return true
  }

  private func swipe(
    _ deed: Interruption.Deed,
    _ span: Int64,
    _ isCancelled: Bool,
    _ meanwhile: [Interruption.Deed]
  ) async -> Bool {
    guard await performWhenPossible(deed) else { return path.isEmpty }
    let shown = shown
    wanted.beginToLeave()
    let untilThen: Int64 = meanwhile.isEmpty ? 0 : 300
    await wait(untilThen)
    guard await play(meanwhile) else { return false }
    await wait(span - untilThen)
    compare(.held)
    await endSwipe(cancelling: isCancelled)
    guard !isCancelled else { return true }
    wanted.leave(to: shown.count - 1, of: shown)
    compare(.released)
    return true
  }
}

/// What the path has to be by what the person and the app have said so far, whatever the host.
package struct WantedPath: Hashable, Sendable {
  /// The path.
  package private(set) var elements: [Int]
  /// The path before the person went back last.
  package private(set) var former: [Int] = []

  /// Whether a person has ever gone back, or begun to.
  package private(set) var isAskedToShrink = false

  /// Whether the app has set the path since the person began to go back last.
  private var isNewer = false

  /// Creates what is wanted by an app that has set its path.
  package init(_ elements: [Int]) { self.elements = elements }

  /// The app sets its path; an equal one says nothing new.
  ///
  /// - Parameter path: The path as the app reads it before.
  package mutating func set(_ newPath: [Int], over path: [Int]) {
    guard newPath != path else { return }
    elements = newPath
    isNewer = true
  }

  /// The person taps a link of the screen in front; that is one too many where others are still to come.
  package mutating func tap(to number: Int, at depth: Int) {
    if elements.count <= depth { elements.append(number) }
  }

  /// The person begins to go back.
  package mutating func beginToLeave() {
    isAskedToShrink = true
    isNewer = false
  }

  /// The person has left the screens above a depth.
  ///
  /// - Parameter shown: The screens that were there before.
  package mutating func leave(to depth: Int, of shown: [Int]) {
    former = elements
    // The app may have done without the screens that are left by itself.
    guard !isNewer, shown.commonPrefixCount(with: elements) > depth else { return }
    elements.removeSubrange(max(0, depth)...)
  }
}
