import SwiftUI

/// A view that keeps a value as its state.
struct Keeping<Value, Content: View>: View {
  @State private var value: Value
  private let content: @MainActor (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A button that counts the taps on it.
struct Counter: View {
  var body: some View {
    Keeping(0) { count in
      Text("\(count.wrappedValue)")
      Button("count") { count.wrappedValue += 1 }
    }
  }
}
