import Combine
import SwiftUI

@MainActor
final class Observed<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  func presenting<Sheet: View>(
    _ flag: Switch,
    asCover isCover: Bool = false,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) -> some View {
    modifier(Presenter(flag: flag, isCover: isCover, sheet: sheet))
  }
}

private struct Presenter<Sheet: View>: ViewModifier {
  @ObservedObject var flag: Switch
  let isCover: Bool
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    #if os(macOS)
    content.sheet(isPresented: $flag.isOn, content: sheet)
    #else
    if isCover {
      content.fullScreenCover(isPresented: $flag.isOn, content: sheet)
    } else {
      content.sheet(isPresented: $flag.isOn, content: sheet)
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

extension Collection {
  func counted(_ word: String) -> String { count.counted(word) }
}

extension Int {
  func counted(_ word: String) -> String { self == 1 ? "1 \(word)" : "\(self) \(word)s" }
}
