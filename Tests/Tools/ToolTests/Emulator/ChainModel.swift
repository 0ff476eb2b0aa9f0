import SwiftUI

@MainActor
final class ChainModel: ObservableObject {
  @Published var links: [Bool]
  @Published var isSheetShown = false

  init(_ count: Int) { links = Array(repeating: false, count: count) }

  func isActive(_ level: Int) -> Binding<Bool> {
    Binding(
      get: { [self] in links.indices.contains(level) && links[level] },
      set: { [self] in links[level] = $0 }
    )
  }
}

extension ChainModel {
  func launch(_ depth: Int = 0, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    launch(depth, behavior) { LinkChain(model: self) }
  }

  func launch<Content: View>(
    _ depth: Int = 0,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let app = EmulatedApp(behavior: behavior, content)
    for level in 0..<depth {
      links[level] = true
      app.settle()
    }
    return app
  }
}

struct LinkChain: View {
  let model: ChainModel

  var body: some View {
    NavigationView { ChainScreen(model: model, level: 0) }.navigationViewStyle(.stack)
  }
}

struct TwoLinks: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("1", destination: Text("first"), isActive: model.isActive(0))
        NavigationLink("2", destination: Text("second"), isActive: model.isActive(1))
      }
    }
  }
}

struct ChainScreen: View {
  @ObservedObject var model: ChainModel
  let level: Int

  var body: some View {
    VStack {
      Text("screen \(level)")
      NavigationLink(
        destination: AnyView(ChainScreen(model: model, level: level + 1)),
        isActive: model.isActive(level)
      ) { Text("go on") }
    }
    .navigationTitle("Screen \(level)")
  }
}
