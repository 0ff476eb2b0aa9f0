import SwiftUI

/// What a stack of tests shows, and what has happened to it.
@MainActor
final class StackModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var isPresented = false
  @Published var item: Int?
  @Published var suffix = ""
  @Published var declaresStrings = true
  let log = Log()

  /// Reads and writes the path, and notes each write.
  var noted: Binding<NavigationPath> {
    Binding(
      get: { [self] in path },
      set: { [self] in
        log.add("path := \($0.count)")
        path = $0
      }
    )
  }
}

/// A stack whose path may hold numbers and strings.
struct MixedStack: View {
  @ObservedObject var model: StackModel

  var body: some View {
    NavigationStack(path: model.noted) {
      StackRoot(model: model)
        .navigationDestination(for: Int.self) { number in
          NumberScreen(model: model, number: number, suffix: model.suffix)
        }
    }
  }
}

struct StackRoot: View {
  @ObservedObject var model: StackModel

  var body: some View {
    let root = VStack {
      Text("root")
      NavigationLink("to 1", value: 1)
      NavigationLink("to nothing", value: 1.5)
      NavigationLink("nil", value: Int?.none)
      NavigationLink("view link") { Text("linked") }
    }
    .navigationTitle("Root")
    .onAppear { model.log.add("appear root") }
    .onDisappear { model.log.add("disappear root") }
    if model.declaresStrings {
      root.navigationDestination(for: String.self) { Text("string \($0)") }
    } else {
      root
    }
  }
}

struct NumberScreen: View {
  let model: StackModel
  let number: Int
  var suffix = ""
  @State private var count = 0
  @StateObject private var object = ScreenObject()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("number \(number)\(suffix)")
      Button("count \(count)") { count += 1 }
      Button("dismiss") { dismiss() }
      NavigationLink("next", value: number + 1)
    }
    .navigationTitle("Number \(number)")
    .background(Signals(log: model.log, name: "\(number)"))
    .onAppear { model.log.add("appear \(number)") }
    .onDisappear { model.log.add("disappear \(number)") }
  }
}

/// A stack with a root of the test's own.
struct PathStack<Root: View>: View {
  @ObservedObject var model: StackModel
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: model.noted, root: root)
  }
}
