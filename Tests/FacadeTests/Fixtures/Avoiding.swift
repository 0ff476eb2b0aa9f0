#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
final class AvoidingModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var numbers: [Int] = []
  @Published var isPresented = false
  var presentsByLink = false
  @Published var isPresentedOnOne = false
  @Published var generation = 0
  var appearances: [String] = []

  func launched(
    _ host: NavigationHost,
    _ bugs: NativeBugs
  ) async -> AppUnderTest {
    let behavior = HostBehavior(tabTransition: 350_000_000, nativeBugs: bugs)
    return await AppUnderTest.settled(host, behavior: behavior) {
      AvoidingRoot(model: self)
    }
  }
}

struct AvoidingRoot: View {
  @ObservedObject var model: AvoidingModel

  var body: some View {
    TabView {
      NavigationStack(path: $model.path) {
        if model.presentsByLink {
          root.background(
            NavigationLink(destination: presented, isActive: $model.isPresented) { Text("link") }
          )
        } else {
          root.navigationDestination(isPresented: $model.isPresented) { presented }
        }
      }
      .id(model.generation)
      .tabItem { Text("first") }
      NavigationStack(path: $model.numbers) {
        Text("second root")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("\($0)") }
      }
      .tabItem { Text("second") }
    }
  }

  private var root: some View {
    AvoidingPlace(model: model, name: "root")
      .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
  }

  private var presented: some View { Text("presented").navigationTitle("presented") }
}

struct AvoidingByClosures: View {
  @ObservedObject var model: AvoidingModel

  var body: some View {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      AvoidingPlace(model: model, name: "root")
    }
  }
}

struct AvoidingPlace: View {
  @ObservedObject var model: AvoidingModel
  let name: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      NavigationLink("to 1", value: 1)
      Button("another path, and back") {
        model.path = NavigationPath([9, 8, 7, 6])
        presentationMode.wrappedValue.dismiss()
      }
    }
    .onAppear { model.appearances.append(name) }
    .navigationTitle(name)
    .navigationDestination(for: Int.self) { number in
      AvoidingPlace(model: model, name: "\(number)")
        .navigationDestination(
          isPresented: number == 1 ? $model.isPresentedOnOne : .constant(false)
        ) {
          Text("presented").navigationTitle("presented")
        }
    }
  }
}

/// A stack of numbers, and on its screens one of words.
struct NestedPaths: View {
  let isInSheet: Bool
  @State private var numbers: [Int] = []
  @State private var words: [String] = []
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: $numbers) {
      NavigationLink("to 1", value: 1)
        .navigationDestination(for: Int.self) { _ in
          if isInSheet {
            Button("sheet") { isPresented = true }.sheet(isPresented: $isPresented) { inner }
          } else {
            inner
          }
        }
    }
  }

  private var inner: some View { NavigationStack(path: $words) { Text("inner") } }
}
#endif
