import Foundation

/// Stands in for UIKit's application, of which only notifications are needed.
public enum UIApplication {
  /// The app has become active.
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")

  /// The app is about to become inactive.
  public static let willResignActiveNotification = Notification.Name("willResignActive")

  /// The app isn't seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")

  /// The app is about to be seen again.
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")

  /// The app is about to end.
  public static let willTerminateNotification = Notification.Name("willTerminate")

  static let lifeCycle = [
    didBecomeActiveNotification, willResignActiveNotification,
    didEnterBackgroundNotification, willEnterForegroundNotification,
  ]
}

/// Stands in for UIKit's scene: one of the windows that an app may have several of.
@MainActor
public class UIScene {
  /// How active a scene is.
  public enum ActivationState: Sendable {
    /// A person can use it.
    case foregroundActive

    /// A person sees it at most.
    case foregroundInactive

    /// Nobody sees it.
    case background
  }

  /// A scene has become active.
  public static let didActivateNotification = Notification.Name("sceneDidActivate")

  /// A scene is about to become inactive.
  public static let willDeactivateNotification = Notification.Name("sceneWillDeactivate")

  /// A scene isn't seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("sceneDidEnterBackground")

  /// How active the scene is.
  public internal(set) var activationState = ActivationState.foregroundActive

  init() {}
}

/// Stands in for UIKit's scene with windows.
public final class UIWindowScene: UIScene {}

/// Stands in for UIKit's window, which knows its scene.
@MainActor
public final class UIWindow {
  /// The scene.
  public let windowScene: UIWindowScene?

  init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
  }
}
