import SwiftUI

/// What somebody can tell about an app between two steps.
struct Observation: Equatable {
  let texts: [String]
  let titles: [String?]
  let depth: Int
  let path: String

  @MainActor init(_ app: RunningApp) {
    texts = app.screen.visibleTexts
    titles = app.screen.titles
    depth = app.screen.depth
    path = app.pathDescription()
  }
}

extension Observation: CustomStringConvertible {
  var description: String {
    let titles = titles.map { $0 ?? "-" }.joined(separator: " > ")
    return "depth \(depth), titles \(titles), path \"\(path)\", texts \(texts)"
  }
}
