/// What the system keeps of an app over its launches: here nothing, as the process goes on.
package struct KeptState: Sendable {
  package init() {}
}

extension HostBehavior {
  /// Stops a test that wants what no real system does.
  func checkThatItIsTheSystems() {
    precondition(
      self == HostBehavior(),
      "A real host behaves as it does. Ask for Ability.choosingBehavior before wanting another one."
    )
  }
}
