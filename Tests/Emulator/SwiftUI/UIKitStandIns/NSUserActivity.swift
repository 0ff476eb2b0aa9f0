/// Stands in for Foundation's, which is there on Apple's platforms only.
public final class NSUserActivity {
  /// What kind of activity it is, as a reversed domain name.
  public let activityType: String

  /// What is needed to go on with it.
  public var userInfo: [AnyHashable: Any]?

  /// The web page that shows the same.
  public var webpageURL: URL?

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
