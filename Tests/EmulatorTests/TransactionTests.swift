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
    app.tap(all: "plain", "still", "animated")
    expect(log.take(), ["mark 0", "mark 1", "mark 2 still", "mark 3 animated"])
  }

  @Test("reaches the screen that a link or a path shows because of it")
  func screens() {
    let chain = ChainModel(1)
    let model = MixedStackModel()
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("", isActive: chain.isActive(0)) { Mark(value: 1, log: log, name: "link") }
      }
      PathStack(model: model) {
        Observing(chain) { _ in Text("root") }
          .navigationDestination(for: Int.self) { Mark(value: $0, log: log, name: "path") }
      }
    }
    app.update {
      withTransaction(.still) {
        chain.links[0] = true
        model.path = NavigationPath([1])
      }
    }
    expect(log.take().filter { $0.hasPrefix("path") }, ["path 1 still"])
    let old = EmulatedApp {
      Stateful(false) { $isActive in
        NavigationView {
          NavigationLink("", isActive: $isActive) { Mark(value: 1, log: log, name: "link") }
        }
        Button("push") { withTransaction(.still) { isActive = true } }
      }
    }
    old.tap("push")
    expect(log.take(), ["link 1 still"])
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

@MainActor
@Suite("Views of UIKit's, and scenes")
struct UIKitTests {
  private let log = Log()
  private let windows = Windows()

  @Test("A view is made once, updated with its environment, and dismantled")
  func lifeCycle() {
    let app = EmulatedApp {
      Stateful((count: 0, other: 0)) { $state in
        if state.count < 2 { Counter(count: state.count, log: log) }
        Button("count") { state.count += 1 }
        Button("other") { state.other += 1 }
      }
      .environment(\.name, "Anna")
    }
    expect(log.take(), ["coordinator", "make 0 Anna", "update 0 Anna"])
    app.tap("other")
    expect(log.take(), [])
    app.tap("count")
    expect(log.take(), ["update 1 Anna"])
    app.tap("count")
    expect(log.take(), ["dismantle 1"])
  }

  @Test("A view is in a cell in the rows of lists and forms, and nowhere else")
  func cells() {
    func isInCell<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
      let content = content()
      let app = EmulatedApp { content }
      defer { app.end() }
      return windows.view?.superview is UITableViewCell
    }
    let view = WindowView(windows: windows)
    expect(isInCell { List { HStack { view } } }, true)
    expect(isInCell { List(0..<1) { _ in view } }, true)
    expect(isInCell { Form { Section { view } } }, true)
    expect(isInCell { List { Section(header: view, footer: Text("")) { Text("") } } }, false)
    expect(isInCell { List { Section(footer: view) { Text("") } } }, false)
    expect(isInCell { Section { view } }, false)
    expect(isInCell { List { Text("") }.overlay(view) }, false)
    expect(isInCell { List { Text("").sheet(isPresented: .constant(true)) { view } } }, false)
    expect(windows.news.allSatisfy { $0 == .updated || $0 == .toldInCell || $0 == .told }, true)
  }

  @Test("A view is in no window as it is updated, and is told of it once the cell is known")
  func window() {
    let view = WindowView(windows: windows)
    let app = EmulatedApp { List { view } }
    expect(windows.news, [.updated, .toldInCell])
    expect(windows.view?.window?.windowScene?.activationState, .foregroundActive)
    app.end()
  }

  @Test("A scene that is left for another window is in the background, and the app is not")
  func otherWindow() {
    let app = EmulatedApp { WindowView(windows: windows) }
    let scene = windows.view?.window?.windowScene
    var news: [Notification.Name] = []
    let names = [
      UIScene.willDeactivateNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { news.append(name) }
      }
    }
    app.leaveWindow()
    expect(scene?.activationState, .background)
    app.comeBackToWindow()
    expect(scene?.activationState, .foregroundActive)
    expect(news, Array(names.prefix(2)))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private struct Counter: UIViewRepresentable {
    let count: Int
    let log: Log

    final class Coordinator {
      let log: Log
      var count = 0

      init(_ log: Log) { self.log = log }
    }

    func makeCoordinator() -> Coordinator {
      log.add("coordinator")
      return Coordinator(log)
    }

    func makeUIView(context: Context) -> UIView {
      log.add("make \(count) \(context.environment.name)")
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {
      log.add("update \(count) \(context.environment.name)")
      context.coordinator.count = count
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      coordinator.log.add("dismantle \(coordinator.count)")
    }
  }
}

/// What a view has heard of windows.
@MainActor
private final class Windows {
  enum News { case updated, updatedInWindow, told, toldInCell }

  weak var view: UIView?
  var news: [News] = []
}

private struct WindowView: UIViewRepresentable {
  let windows: Windows

  func makeUIView(context: Context) -> Told { Told(windows) }

  func updateUIView(_ view: Told, context: Context) {
    windows.view = view
    windows.news.append(view.window == nil ? .updated : .updatedInWindow)
  }

  final class Told: UIView {
    private let windows: Windows

    init(_ windows: Windows) {
      self.windows = windows
      super.init(frame: .zero)
    }

    override func didMoveToWindow() {
      guard window != nil else { return }
      windows.news.append(superview is UITableViewCell ? .toldInCell : .told)
    }
  }
}
