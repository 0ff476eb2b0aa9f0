@MainActor
final class Lines {
  var texts: [String] = []
}
