#if canImport(Darwin)

/// What the system keeps of an app over its launches: here nothing, as the process goes on.
package struct KeptState: Sendable {
  package init() {}
}

extension HostBehavior {
  func checkThatItIsTheSystems() {
    precondition(
      self == HostBehavior(),
      "A real host behaves as it does. Ask for Ability.choosingBehavior before wanting another one."
    )
  }
}
#endif
