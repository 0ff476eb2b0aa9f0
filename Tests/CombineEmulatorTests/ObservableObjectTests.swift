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

@Suite("Published properties")
struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var number = 0
    @Published var words: [String] = []
  }

  @Test("A subscriber gets the value at once, and new ones before they are stored")
  func projectedValue() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$number.sink { seen.append("\($0), was \(model.number)") }
    model.number = 1
    #expect(seen == ["0, was 0", "1, was 0"])
    subscription.cancel()
  }

  @Test("A change in place is published once")
  func inPlace() {
    let model = Model()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.words.append("a")
    #expect(count == 1)
    #expect(model.words == ["a"])
    subscription.cancel()
  }

  @Test("A wrapper and its publisher can be named and set in an initialiser")
  func declaredTypes() {
    final class Named: ObservableObject {
      @Published var number: Int
      var publisher: Published<Int>.Publisher { $number }
      init(_ number: Int) { _number = Published(initialValue: number) }
    }
    var received: [Int] = []
    let subscription = Named(3).publisher.sink { received.append($0) }
    #expect(received == [3])
    subscription.cancel()
  }

  @Test("assign(to:) writes values for as long as the property lives")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      subject.assign(to: &model.$number)
      subject.send(4)
      #expect(model.number == 4)
    }
    #expect(weakModel == nil)
  }
}
