import LinkStack
import SwiftUI

/// What a stack of links reads from the environment.
struct StackSettings {
  let policies: StackPolicies
  let scheduler: (any WakeScheduler)?
  let warnings: WarningLog?
}
