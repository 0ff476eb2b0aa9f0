import Combine
import Foundation
import Testing

@Suite("Notifications")
struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test("Notifications of the name are delivered until cancelled")
  func delivery() {
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("Only notifications of the object are delivered, where one is given")
  func object() {
    let object = NSObject()
    var count = 0
    let subscription = center.publisher(for: name, object: object).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    #expect(count == 1)
    subscription.cancel()
  }
}
