import Combine
import SwiftUI

@MainActor
final class Observed<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

@MainActor
struct Observing<Value, Content: View>: View {
  @ObservedObject private var observed: Observed<Value>
  private let content: (Value) -> Content

  init(_ observed: Observed<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.observed = observed
    self.content = content
  }

  var body: some View { content(observed.value) }
}

@MainActor
struct ChangeReporter: View {
  @ObservedObject private var observed: Observed<Int>
  private let name: String
  private let action: () -> Void

  init(_ name: String, _ observed: Observed<Int>, action: @escaping () -> Void) {
    self.name = name
    self.observed = observed
    self.action = action
  }

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  var body: some View { Text(name).onChange(of: observed.value) { _ in action() } }
}

extension View {
  func presenting<Sheet: View>(
    _ flag: Switch,
    asCover isCover: Bool = false,
    onDismiss: @escaping () -> Void = {},
    @ViewBuilder sheet: @escaping () -> Sheet
  ) -> some View {
    modifier(Presenter(flag: flag, isCover: isCover, onDismiss: onDismiss, sheet: sheet))
  }
}

private struct Presenter<Sheet: View>: ViewModifier {
  @ObservedObject var flag: Switch
  let isCover: Bool
  let onDismiss: () -> Void
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    #if os(macOS)
    content.sheet(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    #else
    if isCover {
      content.fullScreenCover(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    } else {
      content.sheet(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    }
    #endif
  }
}

struct PresentationReporter: View {
  private let name: String
  private let log: Log
  @Environment(\.presentationMode) private var presentationMode

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var body: some View {
    Text(name).onAppear {
      let isPresented = presentationMode.wrappedValue.isPresented
      log.add("\(name) \(isPresented ? "presented" : "not presented")")
    }
  }
}

struct DismissButton: View {
  let label: String
  @Environment(\.presentationMode) private var presentationMode

  init(_ label: String) { self.label = label }

  var body: some View { Button(label) { presentationMode.wrappedValue.dismiss() } }
}

struct EvaluatedText: View {
  let text: String
  let log: Log

  init(_ text: String, _ log: Log) {
    self.text = text
    self.log = log
  }

  var body: some View {
    let _ = log.add(text)
    Text(text)
  }
}

func withoutAnimation(_ body: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  withTransaction(transaction, body)
}

private enum PlaceKey: EnvironmentKey {
  static let defaultValue = "outside"
}

extension EnvironmentValues {
  var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

struct PlaceText: View {
  @Environment(\.place) private var place

  var body: some View { Text(place) }
}

extension Collection {
  func counted(_ word: String) -> String { count.counted(word) }
}

extension Int {
  func counted(_ word: String) -> String { self == 1 ? "1 \(word)" : "\(self) \(word)s" }
}
