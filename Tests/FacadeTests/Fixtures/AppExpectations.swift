import AppTesting
import SwiftUI
import Testing

/// Expects an app's screens, and the package's warnings since the last call.
///
/// - Parameters:
///   - app: The app.
///   - texts: All texts on the screen in front.
///   - seen: One of them.
///   - titles: The titles of the screens of the stack in front, its root's first.
///   - shown: Those above the root.
///   - depth: How many screens there are above the root.
///   - warnings: A part of each warning, in order.
@MainActor
func expect(
  _ app: AppUnderTest,
  texts: [String]? = nil,
  sees seen: String? = nil,
  titles: [String?]? = nil,
  shows shown: [String]? = nil,
  depth: Int? = nil,
  warns warnings: [String]? = nil,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var faults: [String] = []
  func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value?) {
    guard let expected, value != expected else { return }
    faults.append("\(name): \(value), and not \(expected)")
  }
  compare("the texts", app.visibleTexts, texts)
  compare("the titles", app.titles, titles)
  compare("the screens", app.shown, shown)
  compare("the depth", app.depth, depth)
  if let seen, !app.visibleTexts.contains(seen) {
    faults.append("the texts: \(app.visibleTexts), without \(seen)")
  }
  if let warnings {
    let texts = app.warnings.take()
    let areAsExpected =
      texts.count == warnings.count && zip(texts, warnings).allSatisfy { $0.contains($1) }
    if !areAsExpected { faults.append("the warnings: \(texts), and not \(warnings)") }
  }
  if !faults.isEmpty { record(faults, comment(), sourceLocation) }
}
