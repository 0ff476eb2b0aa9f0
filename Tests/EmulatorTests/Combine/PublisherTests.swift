import Combine
import Dispatch
import Foundation
import Synchronization
import TestSupport
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
  private class Base: ObservableObject {
    @Published var number = 0
  }

  private final class Derived: Base {
    @Published var words: [String] = []
  }

  private final class Plain: ObservableObject {}

  private final class Custom: ObservableObject {
    @Published var number = 0
    var objectWillChange: Published<Int>.Publisher { $number }
  }

  @Test(
    "An object says once that it will change before it does, for properties of superclasses, too"
  )
  func objects() {
    let object = Derived()
    var values: [String] = []
    let subscription = object.objectWillChange.sink {
      values.append("\(object.number) \(object.words)")
    }
    object.number = 1
    object.words.append("a")
    subscription.cancel()
    #expect(values == ["0 []", "1 []"])
    #expect(object.words == ["a"])
    #expect(object.objectWillChange === object.objectWillChange)
    let custom = Custom()
    #expect(received(from: custom.objectWillChange) { custom.number = 2 } == [0, 2])
  }

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

  @Test("A property delivers its value at once, and new ones before they are stored")
  func published() {
    final class Named: ObservableObject {
      @Published var number: Int
      init(_ number: Int) { _number = Published(initialValue: number) }
    }
    let model = Named(3)
    var seen: [String] = []
    let subscription = model.$number.sink { seen.append("\($0), was \(model.number)") }
    model.number = 1
    subscription.cancel()
    #expect(seen == ["3, was 3", "1, was 3"])
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

  @Test("Notifications are delivered on the thread that posts them")
  @MainActor
  func otherThread() {
    var threads: [Thread] = []
    let receive = receiver { threads.append($0) }
    let subscription = center.publisher(for: name).sink(receiveValue: receive)
    center.post(name: name, object: nil)
    onAnotherThread { [center, name] in center.post(name: name, object: nil) }
    subscription.cancel()
    onAnotherThread { [center, name] in center.post(name: name, object: nil) }
    #expect(threads.map { $0 === Thread.current } == [true, false])
  }

  /// What may be called from anywhere, unlike a closure that a main actor's function passes on.
  private nonisolated func receiver(
    _ take: @escaping (_ thread: Thread) -> Void
  ) -> (Notification) -> Void {
    { _ in take(Thread.current) }
  }

  @Test("A subscription may be cancelled while another thread posts")
  func cancelWhileAnotherThreadPosts() {
    let isOver = Mutex(false)
    let posting = DispatchGroup()
    DispatchQueue.global().async(group: posting) { [center, name] in
      while !isOver.withLock({ $0 }) { center.post(name: name, object: nil) }
    }
    let receive = receiver { _ in }
    for _ in 0..<5_000 {
      let subscription = center.publisher(for: name).sink(receiveValue: receive)
      subscription.cancel()
    }
    isOver.withLock { $0 = true }
    posting.wait()
  }
}
