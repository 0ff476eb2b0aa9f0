public import Foundation

extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func attach(_ receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
      let key = Listeners.Key(center: ObjectIdentifier(center), name: name)
      let listener = Listener(receiveValue, of: object)
      lock.withLock {
        let listeners = known[key] ?? Listeners()
        known[key] = listeners
        listeners.all.append(listener)
        if listeners.observer != nil { return }
        listeners.observer = center.addObserver(forName: name, object: nil, queue: nil) {
          tell($0, key)
        }
      }
      return AnyCancellable {
        let receiveValue = lock.withLock {
          defer { listener.receiveValue = nil }
          known[key]?.all.removeAll { $0 === listener }
          return listener.receiveValue
        }
        // What it holds is released without the lock.
        _ = receiveValue
      }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// One lock for all subscriptions, as one thread may post while another cancels.
private let lock = NSLock()

private nonisolated(unsafe) var known: [Listeners.Key: Listeners] = [:]

/// The subscribers of a name, in the order of their subscription: Foundation calls observers in any order.
private final class Listeners {
  struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  var all: [Listener] = []
  var observer: (any NSObjectProtocol)?
}

private final class Listener {
  var receiveValue: ((Notification) -> Void)?
  let object: AnyObject?

  init(_ receiveValue: @escaping (Notification) -> Void, of object: AnyObject?) {
    self.receiveValue = receiveValue
    self.object = object
  }
}

private func tell(_ notification: Notification, _ key: Listeners.Key) {
  let object = notification.object as AnyObject?
  for listener in lock.withLock({ known[key]?.all ?? [] })
  where listener.object == nil || listener.object === object {
    let receiveValue = lock.withLock { listener.receiveValue }
    receiveValue?(notification)
  }
}
