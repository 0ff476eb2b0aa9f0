public import Foundation

public enum UIApplication {
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  public static let willTerminateNotification = Notification.Name("willTerminate")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "protectedDataDidBecomeAvailable"
  )
  static let lifeCycle = [
    didBecomeActiveNotification, willResignActiveNotification,
    didEnterBackgroundNotification, willEnterForegroundNotification,
  ]
}
