package import HostBehaviors

/// The reason to measure a fact: what has to change if a system behaves differently.
package enum HostFactBasis: Hashable, Sendable {
  /// An assumption in the tables of Project status, in the words of its row.
  package enum Assumption: String, CaseIterable, Sendable {
    case repeatedPushes =
      "If UIKit drops a push, turning its navigation link off and on again repeats the push"
    case stillPushesByTransaction =
      "A push isn't animated if the transaction of its navigation link disables animations"
    case stillPopsBySwitch =
      "A pop isn't animated while UIKit's animations are turned off. By DanceUI, no transaction does it"
    case transactionsOfViews = "A view of UIKit inside SwiftUI gets the transaction of a change"
    case stillPushesArrive =
      "Pushes without animation all arrive, each sent after the one before has appeared"
    case stillChangesTakeFrames = "A push or pop without animation takes about a frame"
    case controllerReports =
      "UIKit's navigation controller reports its screens, its transitions, and swipes"
    case appearances = "UIKit reports each screen that appears"
    case snapshots = "A snapshot can cover the intermediate screens"
    case places = "A controller knows its tab, its sheet and its column"
    case dismissedCovers =
      "A navigation controller reports a transition while a cover above it is dismissed"
    case largeTitles =
      "A large title collapses above the empty view that NavigationShim adds"
    case hiddenBackButtons = "People can't swipe back where the back button is hidden"
    case macLayers = "On a Mac, layers show titles, presentations and dismissals"
    case scriptsEndAlike =
      "Our test scripts end in the same state with NavigationShim and with SwiftUI alone"
    case projectedBindings =
      "A projected binding keeps `onAppear` right, from the SDK of iOS 18.4 on"
  }

  case assumption(Assumption)

  /// A rule that the emulator's host enforces.
  case rule(HostViolation.Kind)

  /// The property of this name in ``HostBehavior``.
  case property(String)
}

extension HostFactBasis: CustomStringConvertible {
  package var description: String {
    switch self {
    case .assumption(let assumption): assumption.rawValue
    case .rule(let kind): "rule \(kind.rawValue)"
    case .property(let name): "property \(name)"
    }
  }
}
