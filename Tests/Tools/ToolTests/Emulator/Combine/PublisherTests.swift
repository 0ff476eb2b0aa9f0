import Combine
import Foundation
import Testing

private func received<P: Publisher>(from publisher: P, while action: () -> Void = {}) -> [P.Output]
where P.Failure == Never {
  var values: [P.Output] = []
  let subscription = publisher.sink { values.append($0) }
  action()
  subscription.cancel()
  return values
}

@Suite("Publishers")
struct PublisherTests {
  private final class Base: ObservableObject {
    @Published var number = 0
  }

  private final class Plain: ObservableObject {}

  @Test("An object without published properties has a publisher, which no other object gets")
  func plain() {
    let object = Plain()
    #expect(received(from: object.objectWillChange) { object.objectWillChange.send() }.count == 1)
    var count = 0
    for _ in 0..<1_000 {
      count += received(from: Plain().objectWillChange) { Plain().objectWillChange.send() }.count
    }
    #expect(count == 0)
  }

  @Test("It has the same one on each thread")
  func plainOnOtherThread() async {
    struct Handed: @unchecked Sendable {
      let object = Plain()
    }
    let handed = Handed()
    let publisher = ObjectIdentifier(handed.object.objectWillChange)
    let other = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: ObjectIdentifier(handed.object.objectWillChange))
      }
    }
    #expect(publisher == other)
  }

  @Test(
    "Nothing comes once the cancellable is released, in the midst of sending, or the object gone"
  )
  func ends() {
    weak var weakModel: Base?
    var values: [Int] = []
    do {
      let model = Base()
      weakModel = model
      var second: AnyCancellable?
      var first: AnyCancellable? = model.$number.sink { if $0 > 0 { second = nil } }
      second = model.$number.sink { values.append($0) }
      model.number = 1
      first = nil
      model.number = 2
      _ = (first, second)
    }
    #expect(values == [0])
    #expect(weakModel == nil)
  }
}

@Suite("Notifications")
struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test("Those of the name are delivered until cancelled, and of the object, where one is given")
  func delivery() {
    let object = NSObject()
    for (wanted, count) in [(nil, 2), (object, 1)] {
      let all = received(from: center.publisher(for: name, object: wanted)) {
        center.post(name: name, object: nil)
        center.post(name: name, object: object)
        center.post(name: Notification.Name("other"), object: object)
      }
      center.post(name: name, object: object)
      #expect(all.count == count)
    }
  }
}
