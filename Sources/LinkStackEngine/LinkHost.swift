/// A container that shows a link stack: a chain of `NavigationLink`s, or a simulation.
///
/// A host performs the steps of a ``LinkStackDriver``, returns its state when the driver reads it, and sends its
/// reports to the driver, as ``HostReport``.
@MainActor
package protocol LinkHost: AnyObject {
  associatedtype Value: Equatable

  /// The screens that the host shows now, and whether they move; `nil` if that can't be read.
  ///
  /// A host with a state never gets a step while its screens move. A host without one gets the next step after the
  /// delay of its pacing, and loses pushes that come too early.
  var state: HostState? { get }

  /// Performs one step.
  ///
  /// The host may send reports to the driver from inside this function; the driver handles them after the function
  /// has returned. The host may begin to push or pop later. Until then its state has the former screens.
  ///
  /// If the host doesn't follow a pop, the driver repeats it. The link stack then already has the new depth, and the
  /// step's previous depth is the host's.
  ///
  /// - Parameters:
  ///   - update: The step. A host that always animates is slower, but loses nothing.
  ///   - linkStack: The link stack after the step. If a copy of it outlives this call, the next step has to copy the
  ///     chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// Called at a report, if the screens that were sent are idle, by the host's state or the estimator's answer.
  ///
  /// The driver continues after this call, with the path at that time.
  func didComeToRest()

  /// Called when a wait has ended, and the screens still move, or aren't the link stack's.
  func waitEndedWithoutRest()

  /// Called when the link stack is shorter, because people have gone back, or a push was lost.
  func didTruncate(to depth: Int)

  /// Called when the host hasn't followed, however often a step was repeated.
  ///
  /// - Returns: Whether the host can perform steps in another way from now on. Then the driver repeats the step once
  ///   more.
  func canContinueInSafeMode() -> Bool
}

extension LinkHost {
  /// Does nothing.
  package func didComeToRest() {}

  /// Does nothing: the driver continues to wait.
  package func waitEndedWithoutRest() {}

  /// Does nothing: most hosts have removed the dismissed screens by themselves.
  package func didTruncate(to depth: Int) {}

  /// Returns `false`: there is no other way.
  package func canContinueInSafeMode() -> Bool { false }
}
