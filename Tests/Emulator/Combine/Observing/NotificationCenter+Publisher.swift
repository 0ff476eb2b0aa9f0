public import Foundation

extension NotificationCenter {
  /// Delivers the notifications of one name.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification

    /// Nothing can go wrong.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// Who posts them, where that matters.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber, which hears what is posted on its own thread.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let listener = NotificationListener(to: self, for: AnySubscriber(subscriber))
      subscriber.receive(subscription: listener)
    }
  }

  /// Delivers the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Two are equal if they deliver the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
