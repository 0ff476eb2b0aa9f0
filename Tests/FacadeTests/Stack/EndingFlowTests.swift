import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A binding whose data has gone", .traced)
struct EndingFlowTests {
  private let flow = Flow()

  enum Setter: CaseIterable {
    case ofPathAfterBack, ofPathAfterDismissal, ofPathAfterDrop, ofPathByNavigator, ofFlagAfterBack
  }

  @Test("isn't used once its setter removed data", arguments: NavigationHost.both, Setter.allCases)
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
            .navigationDestination(isPresented: flow.isShown) { Text("shown") }
        }
      }
    }
    switch setter {
    case .ofPathAfterDrop: break
    case .ofFlagAfterBack: await app.settle { flow.draft?.isShown = true }
    default: await app.settle { flow.draft?.path.append(1) }
    }
    switch setter {
    case .ofPathAfterDrop: break
    case .ofPathAfterDismissal: await app.press("dismiss")
    case .ofPathByNavigator: await app.press("to the root")
    case .ofPathAfterBack, .ofFlagAfterBack: await app.goBack()
    }
    expect(app, sees: "home")
    expect(flow.lateUses, is: 0)
  }

  @Test("isn't read to end a view above that of an item that has gone")
  func viewAbove() async {
    var uses: [Int] = []
    for host in [NavigationHost.native, .links] {
      let flow = Flow()
      let app = await flow.launchedApp(host) { [flow] _ in
        NavigationStack {
          if flow.draft == nil {
            Text("home")
          } else {
            Text("root").navigationDestination(isPresented: .constant(true)) {
              Text("view").navigationDestination(isPresented: flow.isShown) { Text("shown") }
            }
          }
        }
      }
      await app.settle { flow.draft?.isShown = true }
      await app.settle { flow.draft = nil }
      expect(app, sees: "home")
      uses.append(flow.lateUses)
    }
    // One is a write of false. With links, SwiftUI evaluates the view that leaves once more.
    expect(uses, is: [1, 2])
  }

  @Test("isn't used to present a view", arguments: NavigationHost.both)
  func request(host: NavigationHost) async {
    let app = await flow.launchedApp(host) { [flow] _ in
      NavigationStack {
        if flow.draft == nil {
          Text("home")
        } else {
          Text("root").navigationDestination(isPresented: flow.isShown) { Text("shown") }
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
  @Published var draft: (path: NavigationPath, isShown: Bool)? = (NavigationPath(), false)
  private(set) var lateUses = 0

  var path: Binding<NavigationPath> {
    Binding {
      self.used?.path ?? NavigationPath()
    } set: {
      if self.used != nil { self.draft = $0.isEmpty ? nil : ($0, false) }
    }
  }

  var isShown: Binding<Bool> {
    Binding {
      self.used?.isShown ?? false
    } set: {
      if let used = self.used { self.draft = $0 ? (used.path, true) : nil }
    }
  }

  private var used: (path: NavigationPath, isShown: Bool)? {
    if draft == nil { lateUses += 1 }
    return draft
  }
}

private struct Dismissing: View {
  @Environment(\.presentationMode) private var presentationMode
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    Button("dismiss") { presentationMode.wrappedValue.dismiss() }
    Button("to the root") { navigator.popToRoot() }
  }
}
