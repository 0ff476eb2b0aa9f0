import SwiftUI

/// One frame of 1/60 s.
let frame: Int64 = 16_666_667

/// What has happened, in order.
@MainActor
final class Log {
  private var entries: [String] = []

  var count: Int { entries.count }

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what has happened since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view with a value of its own.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A view that is evaluated when a model changes.
struct Observing<Model: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Model
  private let content: (ObservedObject<Model>.Wrapper) -> Content

  init(
    _ model: Model,
    @ViewBuilder content: @escaping (ObservedObject<Model>.Wrapper) -> Content
  ) {
    self.model = model
    self.content = content
  }

  var body: some View { content($model) }
}

/// Two tabs, of which the second shows nothing but a text.
struct TwoTabs<First: View>: View {
  private let first: First

  init(@ViewBuilder first: () -> First) {
    self.first = first()
  }

  var body: some View {
    TabView {
      first.tabItem { Text("first tab") }
      Text("nothing").tabItem { Text("second tab") }
    }
  }
}

/// A button that dismisses the screen it is on.
struct DismissButton: View {
  var transaction = Transaction()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("dismiss") { withTransaction(transaction) { dismiss() } }
  }
}

/// A controller of UIKit's.
struct ControllerView: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Notes the life cycle of a controller.
struct Signals: UIViewControllerRepresentable {
  var log: Log?

  /// Hears whether it is animated, too.
  var moves: Log?
  let name: String

  func makeUIViewController(context: Context) -> Controller { Controller(self) }

  func updateUIViewController(_ controller: Controller, context: Context) {}

  final class Controller: UIViewController {
    private let signals: Signals

    init(_ signals: Signals) {
      self.signals = signals
      super.init(nibName: nil, bundle: nil)
    }

    private func note(_ what: String, _ isAnimated: Bool) {
      let entry = "\(what) \(signals.name)"
      signals.log?.add(entry)
      signals.moves?.add(entry + (isAnimated ? " animated" : " still"))
    }

    override func viewWillAppear(_ animated: Bool) { note("will", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("won't", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
  }
}

extension Transaction {
  /// One that disables animations.
  static var still: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  /// A value of an app's own.
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

extension EmulatedApp {
  /// Taps controls one after another, and waits after each until the host stands still.
  func walk(_ labels: String...) {
    for label in labels {
      tap(label)
      settle()
    }
  }

  /// Goes back as a person does, and waits until the host stands still.
  func walkBack(to depth: Int? = nil) {
    if let depth { back(to: depth) } else { back() }
    settle()
  }

  /// What the app has had the host show.
  var counts: Counts {
    Counts(updates: hostUpdates, animated: animatedTransitions, still: stillHostUpdates)
  }
}

/// How many changes a host was to show, and how many of them are seen, with animation or without.
struct Counts: Equatable {
  var updates: Int
  var animated = 0
  var still = 0
}
