import Combine
import SwiftUI

/// Keeps a change of a flag from SwiftUI's own stack until the stack can take it, and tells the stack when the flag
/// is turned on.
@MainActor
final class FlagGate: ObservableObject {
  /// Who can tell how deep in the stack the flag's view is.
  weak var reporter: (any DepthReporter)?

  /// Whether the app has turned the flag on.
  private(set) var isOn = false

  /// What SwiftUI knows of the flag.
  private var knowledge = Knowledge.off

  private enum Knowledge {
    /// Nothing: it sees the flag off.
    case off

    /// What the app has made of it.
    case current

    /// That it was on, until SwiftUI is handed the path by which it was ended.
    case on
  }

  private var flag: Binding<Bool>?

  nonisolated init() {}

  /// The flag as SwiftUI is to see it; from the evaluation of a body.
  func pass(
    _ flag: Binding<Bool>,
    holdsAtLaunch: Bool = true,
    _ configuration: NavigationConfiguration
  ) -> Binding<Bool> {
    guard let writes = configuration.waitingWrites else { return flag }
    self.flag = flag
    let wasOn = isOn
    isOn = flag.wrappedValue
    if isOn, !wasOn { writes.presents(self) }
    switch knowledge {
    case .on where !isOn: break
    case .off where holdsAtLaunch && isOn && !writes.letsIn(self, configuration): break
    case .off, .current, .on: knowledge = isOn ? .current : .off
    }
    return ObservedObject(wrappedValue: self).projectedValue.known
  }

  /// The flag as SwiftUI sees it.
  private var known: Bool {
    get { knowledge == .on || knowledge == .current && flag?.wrappedValue == true }
    set {
      if knowledge == .on { knowledge = .off }
      flag?.wrappedValue = newValue
    }
  }

  /// Says to the app that nothing is presented any more, and to SwiftUI nothing yet.
  func end() {
    guard let flag, flag.wrappedValue else { return }
    if knowledge == .current { knowledge = .on }
    isOn = false
    flag.wrappedValue = false
  }

  /// Has SwiftUI see the flag as it is.
  func release() {
    guard knowledge == .on else { return }
    knowledge = .off
    objectWillChange.send()
  }
}
