import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A binding whose data has gone")
struct EndingFlowTests {
  private let flow = Flow()

  enum Setter: CaseIterable {
    case ofPathAfterBack, ofPathAfterDismissal, ofPathAfterDrop, ofFlagAfterBack
  }

  @Test(
    "isn't used after its setter has removed the data",
    arguments: NavigationHost.both,
    Setter.allCases
  )
  func setter(host: NavigationHost, setter: Setter) async throws {
    if setter == .ofPathAfterDrop {
      flow.draft?.path = try NavigationPath(saved: #"["Swift.Bool","true"]"#)
    }
    let app = await flow.launchedApp(host) { [flow] _ in
      if flow.draft == nil {
        Text("home")
      } else {
        NavigationStack(path: flow.path) {
          Text("root")
            .navigationDestination(for: Int.self) { _ in Dismissing() }
            .navigationDestination(isPresented: flow.isShown) { Dismissing() }
        }
      }
    }
    switch setter {
    case .ofPathAfterBack, .ofPathAfterDismissal:
      await app.settle { flow.draft?.path.append(1) }
    case .ofFlagAfterBack: await app.settle { flow.draft?.isShown = true }
    case .ofPathAfterDrop: break
    }
    switch setter {
    case .ofPathAfterBack, .ofFlagAfterBack: await app.goBack()
    case .ofPathAfterDismissal: await app.press("dismiss")
    case .ofPathAfterDrop: break
    }
    expect(app, sees: "home")
    expect(flow.lateUses, is: 0)
  }

  @Test("isn't used to present a view", arguments: NavigationHost.both)
  func request(host: NavigationHost) async {
    let app = await flow.launchedApp(host) { [flow] _ in
      NavigationStack {
        if flow.draft == nil {
          Text("home")
        } else {
          Text("root").navigationDestination(isPresented: flow.isShown) { Dismissing() }
        }
      }
    }
    flow.draft?.isShown = true
    app.inNextTurn { [flow] in flow.draft = nil }
    await app.settle()
    expect(app, sees: "home")
    expect(flow.lateUses, is: 0)
  }
}

/// A flow whose data end when its path is emptied, or its flag turned off.
@MainActor
private final class Flow: ObservableObject {
  struct Draft {
    var path = NavigationPath()
    var isShown = false
  }

  @Published var draft: Draft? = Draft()
  private(set) var lateUses = 0

  var path: Binding<NavigationPath> { binding(\.path, endsWith: \.isEmpty) }
  var isShown: Binding<Bool> { binding(\.isShown, endsWith: { !$0 }) }

  private func binding<Value>(
    _ value: WritableKeyPath<Draft, Value>,
    endsWith isEnd: @escaping (Value) -> Bool
  ) -> Binding<Value> {
    Binding {
      if self.draft == nil { self.lateUses += 1 }
      return (self.draft ?? Draft())[keyPath: value]
    } set: {
      if self.draft == nil { self.lateUses += 1 }
      self.draft?[keyPath: value] = $0
      if isEnd($0) { self.draft = nil }
    }
  }
}

private struct Dismissing: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("dismiss") { presentationMode.wrappedValue.dismiss() }
  }
}
