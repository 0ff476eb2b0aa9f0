/// Stands in for Foundation's, which is there on Apple's platforms only.
public final class NSUserActivity {
  public let activityType: String
  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}
