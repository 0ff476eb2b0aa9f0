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
