import Combine
import Testing

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
