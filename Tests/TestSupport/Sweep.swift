import Foundation

/// How many parts of a sweep a test goes through: the first in `swift test`, five in the gate, and all at
/// night.
///
/// `SWEEP=gate` and `SWEEP=night` in the environment say so.
///
/// - Parameter all: The number of parts.
package func sweep(of all: Int) -> Int {
  switch ProcessInfo.processInfo.environment["SWEEP"] {
  case "night": all
  case "gate": min(5, all)
  default: min(1, all)
  }
}
