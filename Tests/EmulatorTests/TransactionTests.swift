import SwiftUI
import Testing

@MainActor
@Suite("The transaction of a change")
struct TransactionTests {
  private let log = Log()
  private let number = Number()

  @Test("reaches what is evaluated because of it, and only that")
  func reaches() {
    let app = EmulatedApp { Reader(number: number, log: log, name: "view") }
    #expect(log.take() == ["view 0"])
    app.update { withTransaction(.still) { number.value = 1 } }
    app.update { number.value = 2 }
    withAnimation(.linear) { number.value = 3 }
    app.update()
    withAnimation(nil) { number.value = 4 }
    app.update()
    #expect(log.take() == ["view 1 still", "view 2", "view 3 animated", "view 4"])
  }

  @Test("is its own: another change in the same update has another one", arguments: [true, false])
  func twoChanges(isOuterStill: Bool) {
    for isOuterFirst in [true, false] {
      let inner = Number()
      let outer = Number()
      let app = EmulatedApp {
        Reader(number: outer, log: log, name: "outer") {
          Reader(number: inner, log: log, name: "inner")
        }
      }
      _ = log.take()
      let changes = [(outer, isOuterStill), (inner, !isOuterStill)]
      for (number, isStill) in isOuterFirst ? changes : changes.reversed() {
        withTransaction(isStill ? .still : Transaction()) { number.value += 1 }
      }
      app.update()
      let (outerMark, innerMark) = isOuterStill ? (" still", "") : ("", " still")
      #expect(Set(log.take()) == ["outer 1\(outerMark)", "inner 1\(innerMark)"])
      app.end()
    }
  }

  @Test("is that of the last one, of several changes of what a view reads")
  func lastChange() {
    let app = EmulatedApp { Reader(number: number, log: log, name: "view") }
    _ = log.take()
    number.value = 1
    app.update { withTransaction(.still) { number.value = 2 } }
    #expect(log.take() == ["view 2 still"])
  }

  @Test("is that of a view further out, where that has the view evaluated")
  func later() {
    struct Inner: View {
      @ObservedObject var number: Number
      @Environment(\.colorScheme) private var scheme
      let log: Log

      var body: some View {
        Mark(value: number.value + (scheme == .dark ? 10 : 0), log: log, name: "inner")
      }
    }
    let inner = Number()
    let view = Inner(number: inner, log: log)
    let app = EmulatedApp {
      Observing(number) { _ in view.environment(\.colorScheme, number.value > 0 ? .dark : .light) }
    }
    _ = log.take()
    app.update { withTransaction(.still) { inner.value = 1 } }
    app.update { number.value = 1 }
    #expect(log.take() == ["inner 1 still", "inner 11"])
  }

  @Test("reaches what views further in are made of, also through a modifier")
  func furtherIn() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { VStack { content } }
    }
    let app = EmulatedApp {
      Observing(number) { _ in
        VStack { Mark(value: number.value, log: log, name: "mark") }.modifier(Framed())
      }
    }
    _ = log.take()
    app.update { withTransaction(.still) { number.value = 1 } }
    #expect(log.take() == ["mark 1 still"])
  }

  @Test("is the binding's, where that has one")
  func binding() {
    let app = EmulatedApp {
      Stateful(0) { $value in
        Mark(value: value, log: log, name: "mark")
        Button("plain") { $value.wrappedValue = 1 }
        Button("still") { $value.transaction(.still).wrappedValue = 2 }
        Button("animated") { $value.animation(.linear).wrappedValue = 3 }
      }
    }
    for label in ["plain", "still", "animated"] { app.tap(label) }
    #expect(log.take() == ["mark 0", "mark 1", "mark 2 still", "mark 3 animated"])
  }

  @Test("reaches the screen that a link shows because of it")
  func pushedScreen() {
    let app = EmulatedApp {
      Stateful(false) { $isActive in
        NavigationView {
          NavigationLink(
            "link",
            destination: Mark(value: 1, log: log, name: "pushed"),
            isActive: $isActive
          )
        }
        Button("push") { withTransaction(.still) { isActive = true } }
      }
    }
    app.tap("push")
    #expect(log.take() == ["pushed 1 still"])
  }

  @Test("reaches the screen that a path shows because of it")
  func screenOfPath() {
    let model = MixedStackModel()
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) {
          Mark(value: $0, log: log, name: "pushed")
        }
      }
    }
    app.update { withTransaction(.still) { model.path = NavigationPath([1]) } }
    #expect(log.take() == ["pushed 1 still"])
  }

  @Test("can be changed for what is inside of a view, and stays what it is beside it")
  func transformed() {
    let app = EmulatedApp {
      Observing(number) { _ in
        Mark(value: number.value, log: log, name: "beside")
        VStack { Mark(value: number.value, log: log, name: "inside") }
          .transaction { $0.disablesAnimations.toggle() }
      }
    }
    _ = log.take()
    app.update { number.value = 1 }
    app.update { withTransaction(.still) { number.value = 2 } }
    #expect(log.take() == ["beside 1", "inside 1 still", "beside 2 still", "inside 2"])
  }

  @Test("can be changed for what another environment has evaluated")
  func transformedByEnvironment() {
    struct Changing: View {
      let log: Log

      var body: some View { Inside(log: log).transaction { $0.disablesAnimations = true } }
    }
    struct Inside: View {
      @Environment(\.colorScheme) private var scheme
      let log: Log

      var body: some View { Mark(value: scheme == .dark ? 1 : 0, log: log, name: "inside") }
    }
    let app = EmulatedApp {
      Observing(number) { _ in
        Changing(log: log).environment(\.colorScheme, number.value == 0 ? .light : .dark)
      }
    }
    _ = log.take()
    app.update { number.value = 1 }
    #expect(log.take() == ["inside 1 still"])
  }

  @Test("with a transaction that is changed, views are rows as they are without")
  func rows() {
    let app = EmulatedApp {
      List {
        ForEach(0..<2, id: \.self) { row in Text("\(row)").transaction { $0.animation = nil } }
      }
    }
    #expect(app.visibleTexts == ["0", "1"])
    #expect(app.rowsMadeToBeCounted == 0)
  }
}

@MainActor
private final class Number: ObservableObject {
  @Published var value = 0
}

/// Shows a number, and notes in which transaction it was told of it.
private struct Reader<Inside: View>: View {
  @ObservedObject var number: Number
  let log: Log
  let name: String
  let inside: Inside

  init(
    number: Number,
    log: Log,
    name: String,
    @ViewBuilder inside: () -> Inside = { EmptyView() }
  ) {
    self.number = number
    self.log = log
    self.name = name
    self.inside = inside()
  }

  var body: some View {
    Mark(value: number.value, log: log, name: name)
    inside
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
      + (transaction.isContinuous ? " continuous" : "")
      + (transaction.animation == nil ? "" : " animated")
    log.add("\(name) \(value)\(marks)")
  }
}
