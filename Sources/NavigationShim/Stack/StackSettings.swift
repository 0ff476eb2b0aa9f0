import LinkStackEngine
import SwiftUI

/// What a stack of links reads from the environment.
struct StackSettings {
  let policies: StackPolicies
  let container: StackContainer
  let scheduler: (any WakeScheduler)?
  let warnings: WarningLog?

  /// What the stack accepts as one update.
  func rules(_ policies: StackPolicies) -> UpdateRules {
    switch container {
    case .layers: .native
    case .navigationView: policies.rules
    }
  }
}
