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
      let listener = Listener(receiveValue)
      let observer = lock.withLock {
        let reference = ListenerReference(listener)
        return center.addObserver(forName: name, object: object, queue: nil) { notification in
          let receiveValue = lock.withLock { reference.listener?.receiveValue }
          receiveValue?(notification)
        }
      }
      return AnyCancellable {
        let receiveValue = lock.withLock {
          defer { listener.receiveValue = nil }
          return listener.receiveValue
        }
        center.removeObserver(observer)
        // What it holds is released without the lock.
        _ = receiveValue
      }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// One lock for all, as any thread may post while another cancels: a thread that is called by the center has nothing
/// else in common with who is attached.
private let lock = NSLock()

private final class Listener {
  var receiveValue: ((Notification) -> Void)?

  init(_ receiveValue: @escaping (Notification) -> Void) { self.receiveValue = receiveValue }
}

/// Keeps a listener for as long as the center may call it, which is also after it was cancelled.
///
/// What the center calls must be sendable, which the closure isn't: this knows the listener's address alone.
private final class ListenerReference: Sendable {
  private let address: UInt

  init(_ listener: Listener) {
    address = UInt(bitPattern: Unmanaged.passRetained(listener).toOpaque())
  }

  deinit { unmanaged?.release() }

  var listener: Listener? { unmanaged?.takeUnretainedValue() }

  private var unmanaged: Unmanaged<Listener>? {
    UnsafeRawPointer(bitPattern: address).map { .fromOpaque($0) }
  }
}
