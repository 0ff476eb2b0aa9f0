/// Where the sides of the swap went different ways, or all went another than the script says.
struct Disagreement: Error, CustomStringConvertible {
  let script: String
  let number: Int
  let step: String
  let reason: String
  let sides: [(side: Side, seen: Observation)]

  var description: String {
    let lines = sides.map { "  \($0.side.rawValue): \($0.seen)" }
    return (["\"\(script)\", step \(number), \(step): \(reason)"] + lines)
      .joined(separator: "\n")
  }
}
