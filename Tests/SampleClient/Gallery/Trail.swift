import Combine
import SwiftUI

/// Somebody who walks a path that others can see and change.
@MainActor
protocol Trail: AnyObject {
  var path: NavigationPath { get set }
  var publishedPath: Published<NavigationPath> { get }
  var pathPublisher: Published<NavigationPath>.Publisher { get }
}

/// Somebody who is told of every step.
@MainActor
protocol TrailDelegate: AnyObject {
  func trail(_ trail: any Trail, movedTo path: NavigationPath)
}
