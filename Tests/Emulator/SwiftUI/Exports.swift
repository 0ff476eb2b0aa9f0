@_exported public import Combine
@_exported public import HostBehaviors
@_exported public import Foundation
