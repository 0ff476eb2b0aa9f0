/// Where the sides of the swap went different ways, or all went another than the script says.
package struct Disagreement: Error, CustomStringConvertible {
  package let script: String
  package let number: Int
  package let step: String
  package let reason: String
  package let sides: [(side: Side, seen: Observation)]

  package var description: String {
    let lines = sides.map { "  \($0.side.rawValue): \($0.seen)" }
    return (["\"\(script)\", step \(number), \(step): \(reason)"] + lines)
      .joined(separator: "\n")
  }
}
