import Foundation

/// How many parts of a sweep a test goes through: the first in `swift test`, and all at night, with `SWEEP=night` in
/// the environment.
///
/// `.ci/searches` plays more of them than the first.
///
/// - Parameter all: The number of parts.
package func sweep(of all: Int) -> Int {
  ProcessInfo.processInfo.environment["SWEEP"] == "night" ? all : min(1, all)
}
