import Combine
import Testing

@Suite("Observable objects")
struct ObservableObjectTests {
  private class Base: ObservableObject {
    @Published var number = 0
  }

  private final class Derived: Base {
    @Published var word = ""
  }

  private final class Plain: ObservableObject {}

  @MainActor
  private final class Isolated: ObservableObject {
    @Published var number = 0
  }

  private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test("An object says that it will change before it does")
  func before() {
    let object = Base()
    var seen: [Int] = []
    let subscription = object.objectWillChange.sink { seen.append(object.number) }
    object.number = 1
    #expect(seen == [0])
    subscription.cancel()
  }

  @Test("Every ask gets the same publisher")
  func samePublisher() {
    let object = Base()
    #expect(object.objectWillChange === object.objectWillChange)
  }

  @Test("Properties of the superclass count")
  func superclass() {
    let object = Derived()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.number = 1
    object.word = "a"
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("An object without published properties has a publisher to send by")
  func plain() {
    let object = Plain()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.objectWillChange.send()
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("No publisher outlives its object for another object to get")
  func noLeak() {
    for _ in 0..<1_000 {
      var count = 0
      let subscription = Plain().objectWillChange.sink { count += 1 }
      Plain().objectWillChange.send()
      #expect(count == 0)
      subscription.cancel()
    }
  }

  @Test("An object is released while its publisher is kept")
  func release() {
    weak var weakObject: Base?
    let publisher: ObservableObjectPublisher
    do {
      let object = Base()
      weakObject = object
      publisher = object.objectWillChange
    }
    #expect(weakObject == nil)
    publisher.send()
  }

  @Test("An object isolated to the main actor is observed like any other")
  @MainActor
  func isolated() {
    let object = Isolated()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.number += 1
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("An object may have a publisher of its own")
  func custom() {
    let object = Custom()
    var received: [Int] = []
    let subscription = object.objectWillChange.sink { received.append($0) }
    object.objectWillChange.send(2)
    #expect(received == [2])
    subscription.cancel()
  }
}
