import Combine
import LinkStackEngine
import SwiftUI

/// What a stack of links knows: its path, what is presented above it, its screens, and the driver
/// that brings the screens to the path.
///
/// It publishes nothing: each view observes the one link or the one screen it shows.
@MainActor
final class StackModel: ObservableObject {
  /// What is declared to be shown for the values of the path.
  private(set) lazy var destinations = DestinationRegistry(of: self)

  /// The places that show the screens.
  private(set) lazy var host = LinksHost(in: self)

  /// The app's path.
  private(set) var path: PathAccess?

  private(set) var driver: LinkStackDriver<LinksHost>?

  /// The elements of the path that the driver has been told.
  var elements: [PathElement] = []

  /// What is presented above the path, from the lowest to the top.
  var presentations: [Presentation] = []

  /// What has to be looked after once SwiftUI's update is over.
  var backlog = Backlog()

  /// What keeps the stack from being changed.
  var hindrances: Set<Hindrance> = []

  private var settings: StackSettings?

  nonisolated init() {}

  /// Takes in what the stack's view has been made with; from the evaluation of its body.
  ///
  /// The first call starts the driver, so that the lowest screen of the path is there from the first
  /// appearance on.
  func prepare(path: PathAccess, settings: StackSettings) {
    self.path = path
    guard driver == nil else { return }
    self.settings = settings
    elements = path.elements()
    let driver = LinkStackDriver<LinksHost>(
      path: target,
      rules: settings.rules(settings.policies),
      pacing: settings.policies.pacing.pacing,
      scheduler: scheduler
    )
    self.driver = driver
    host.animation = settings.policies.animation
    host.hasTransitions = settings.container == .navigationView
    driver.onTruncation = { [weak self] in self?.shortenPath(to: $0) }
    if (scheduler as? any AppScheduler)?.isAppActive == false { note(.inactiveApp, true) }
    driver.attach(to: host)
    LiveStacks.shared.add(self)
  }

  var warnings: WarningLog { settings?.warnings ?? .shared }

  var scheduler: any WakeScheduler { settings?.scheduler ?? MainQueueScheduler.shared }

  /// Takes in what the environment says by now.
  func adopt(_ policies: StackPolicies) {
    driver?.pacing = policies.pacing.pacing
    if let settings { driver?.rules = settings.rules(policies) }
    host.animation = policies.animation
  }

  /// Calls a function when the update that runs now, if any, is over.
  func soon(_ action: @escaping @MainActor (StackModel) -> Void) {
    _ = scheduler.schedule(after: .zero) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }
}
