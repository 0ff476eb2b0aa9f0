import SwiftUI

/// What somebody can tell about an app between two steps.
package struct Observation: Equatable {
  package let texts: [String]
  package let titles: [String?]
  package let depth: Int
  package let path: String

  @MainActor package init(_ app: RunningApp) {
    texts = app.screen.visibleTexts
    titles = app.screen.titles
    depth = app.screen.depth
    path = app.pathDescription()
  }
}

extension Observation: CustomStringConvertible {
  package var description: String {
    let titles = titles.map { $0 ?? "-" }.joined(separator: " > ")
    return "depth \(depth), titles \(titles), path \"\(path)\", texts \(texts)"
  }
}
