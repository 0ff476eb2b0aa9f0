#if !canImport(Darwin)
import SwiftUI

extension EmulatedApp {
  /// What was evaluated, where these are the types of the app's own views.
  func countedEvaluations(of own: [any View.Type]) -> Evaluations {
    Evaluations(
      own: own.reduce(0) { $0 + evaluations(of: $1) },
      all: evaluations.values.reduce(0, +)
    )
  }
}
#endif
