@_exported public import Combine
@_exported public import Foundation
