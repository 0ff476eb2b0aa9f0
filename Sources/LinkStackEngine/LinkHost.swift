/// A container that shows a link stack: a chain of `NavigationLink`s, or a simulation.
///
/// A host performs the updates of a ``LinkStackDriver``, says what is on screen when the driver asks, and
/// reports to it what happens, as a ``HostReport``.
@MainActor
package protocol LinkHost: AnyObject {
  associatedtype Value: Equatable

  /// The screens that the host shows now, and whether they move; `nil` if the host can't tell.
  ///
  /// A host that can tell never gets an update while its screens move. A host that can't tell gets
  /// the next update after the delay of its pacing, and loses pushes that come too early.
  var state: HostState? { get }

  /// Performs one update.
  ///
  /// The host may report changes to the driver from inside this function; the driver answers after
  /// the function has returned. The host may begin to push or pop later. Until then it answers with
  /// the screens that were there before.
  ///
  /// If the host doesn't follow a pop, the driver sends it again. The link stack then already has
  /// the new depth, and the update's previous depth is the host's.
  ///
  /// - Parameters:
  ///   - update: The change. A host that always animates is slower, but loses nothing.
  ///   - linkStack: The link stack after it. If a copy of it outlives this call, the next update has to
  ///     copy the chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// A wait is over, and the screens stand still as told, as far as that is known.
  ///
  /// The driver goes on after this, by what the path is then.
  func didComeToRest()

  /// A wait is over, and the screens still move, or aren't the link stack's.
  func didWaitInVain()

  /// The link stack is shorter now, as a person has gone back, or a push turned out to be lost.
  func didTruncate(to depth: Int)

  /// Called when the host hasn't followed however often it was told.
  ///
  /// - Returns: Whether the host can be told in another way from now on, and so is to be told once more.
  func mayGoOnInSafeMode() -> Bool
}

extension LinkHost {
  /// Does nothing: most hosts have nothing to look at then.
  package func didComeToRest() {}

  /// Does nothing: the driver goes on waiting.
  package func didWaitInVain() {}

  /// Does nothing: most hosts have removed the dismissed screens by themselves.
  package func didTruncate(to depth: Int) {}

  /// There is no other way by default.
  package func mayGoOnInSafeMode() -> Bool { false }
}
