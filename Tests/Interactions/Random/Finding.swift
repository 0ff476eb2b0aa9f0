/// What a random script has found, and the smallest script that finds it.
package struct Finding: CustomStringConvertible {
  /// The seed of the whole run.
  package let seed: UInt64

  /// How many scripts went before.
  package let number: Int

  /// The smallest script.
  package let script: Script

  /// The host that the script is for, if it is for one alone.
  package var side: Side?

  /// What is wrong.
  package let reason: String

  /// All of that, with the script as code.
  package var description: String {
    """
    FAILED: seed \(seed), script \(number): \(reason)

    For Tests/SwapTests/Scripts, \(side == nil ? "to be taken on all sides" : "Script.restless"):

    \(script.code)
    """
  }
}
