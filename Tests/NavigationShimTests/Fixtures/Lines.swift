/// The lines that were logged.
@MainActor
final class Lines {
  var texts: [String] = []
}
