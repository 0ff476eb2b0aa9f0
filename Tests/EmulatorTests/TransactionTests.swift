import Foundation
import SwiftUI
import Testing

/// What the facts don't say of transactions.
@MainActor
@Suite("The transaction of a change")
struct TransactionTests {
  private let log = Log()
  private let number = Number()

  @Test("is each change's own, of several of one view's the last, and else of the view further out")
  func several() {
    struct Inner: View {
      @ObservedObject var number: Number
      @Environment(\.name) private var name
      let log: Log

      var body: some View { Mark(value: number.value, log: log, name: name) }
    }
    let inner = Number()
    let view = Inner(number: inner, log: log)
    let app = EmulatedApp {
      Observing(number) { _ in
        Mark(value: number.value, log: log, name: "outer")
        view.environment(\.name, number.value > 4 ? "late" : "inner")
      }
    }
    _ = log.take()
    withTransaction(.still) { inner.value = 1 }
    app.update { number.value = 1 }
    expect(log.take().sorted(), ["inner 1 still", "outer 1"])
    withTransaction(.still) { number.value = 2 }
    app.update { inner.value = 2 }
    expect(log.take().sorted(), ["inner 2", "outer 2 still"])
    number.value = 3
    app.update { withTransaction(.still) { number.value = 4 } }
    expect(log.take(), ["outer 4 still"])
    app.update { withTransaction(.still) { inner.value = 3 } }
    app.update { number.value = 5 }
    expect(log.take().sorted(), ["inner 3 still", "late 3", "outer 5"])
    app.update { withAnimation(.linear) { inner.value = 4 } }
    app.update { withAnimation(nil) { inner.value = 5 } }
    expect(log.take(), ["late 4 animated", "late 5"])
  }

  @Test("can be changed for what is inside a view, whoever has that evaluated")
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
    app.update { withTransaction(.still) { number.value = 2 } }
    expect(log.take().sorted(), ["2 0 still", "beside 2 still", "inside 2"])
  }
}

/// Notes each value that it is given, with the transaction.
private struct Mark: UIViewControllerRepresentable {
  let value: Int
  let log: Log
  let name: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let transaction = context.transaction
    let marks =
      (transaction.disablesAnimations ? " still" : "")
      + (transaction.animation == nil ? "" : " animated")
    log.add("\(name) \(value)\(marks)")
  }
}
