/// Where two sides of the swap went different ways, or both went another than the script says.
struct Disagreement: Error, CustomStringConvertible {
  let script: String
  let number: Int
  let step: String
  let reason: String
  let shim: String
  let native: String

  var description: String {
    """
    "\(script)", step \(number), \(step): \(reason)
      shim:   \(shim)
      native: \(native)
    """
  }
}
