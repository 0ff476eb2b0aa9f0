import Foundation
import SwiftUI
import Testing

/// What the facts don't say of transactions.
@MainActor
@Suite("The transaction of a change")
struct TransactionTests {
  private let log = Log()
  private let number = Number()

  @Test(
    "can be changed for what is inside a view, whoever has that evaluated; of several the last counts"
  )
  func transformed() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { VStack { content } }
    }
    struct Changing: View {
      let log: Log

      var body: some View { Named(log: log).transaction { $0.disablesAnimations = true } }
    }
    struct Named: View {
      @Environment(\.name) private var name
      let log: Log

      var body: some View { Mark(value: 0, log: log, name: name) }
    }
    let app = EmulatedApp {
      Observing(number) { _ in
        Mark(value: number.value, log: log, name: "beside")
        VStack { Mark(value: number.value, log: log, name: "inside") }.modifier(Framed())
          .transaction { $0.disablesAnimations.toggle() }
        Changing(log: log).environment(\.name, "\(number.value)")
        List { ForEach(0..<2, id: \.self) { Text("\($0)").transaction { $0.animation = nil } } }
      }
    }
    app.shows("0", "1")
    expect(app.rowsMadeToBeCounted, 0)
    _ = log.take()
    app.update { number.value = 1 }
    expect(log.take().sorted(), ["1 0 still", "beside 1", "inside 1 still"])
    number.value = 2
    app.update { withTransaction(.still) { number.value = 3 } }
    expect(log.take().sorted(), ["3 0 still", "beside 3 still", "inside 3"])
  }
}

/// Notes each value that it is given, with the transaction.
private struct Mark: UIViewControllerRepresentable {
  let value: Int
  let log: Log
  let name: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    log.add("\(name) \(value)" + (context.transaction.disablesAnimations ? " still" : ""))
  }
}
