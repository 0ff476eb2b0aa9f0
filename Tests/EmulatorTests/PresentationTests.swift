import SwiftUI
import Testing

@MainActor
@Suite("Native stack: presented screens")
struct PresentationTests {
  let model = MixedStackModel()

  private func app(_ path: Int...) -> EmulatedApp {
    model.path = NavigationPath(path)
    let isPresented = Binding(
      get: { [model] in model.isPresented },
      set: { [model] in
        model.log.add("isPresented := \($0)")
        model.isPresented = $0
      }
    )
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root")
          .navigationTitle("Root")
          .navigationDestination(isPresented: isPresented) { PresentedScreen(text: "presented") }
          .navigationDestination(item: bindings.item) { PresentedScreen(text: "item \($0)") }
          .navigationDestination(for: Int.self) { PresentingScreen(number: $0) }
          .environment(\.colorScheme, .dark)
      }
    }
    app.settle()
    app.resetCounts()
    return app
  }

  /// An app whose root presents a screen.
  private func presenting() -> EmulatedApp {
    let app = app()
    app.settle { model.isPresented = true }
    app.resetCounts()
    _ = model.log.take()
    return app
  }

  @Test("A binding that turns true shows its screen, which is no part of the path")
  func isPresentedPushes() {
    let app = app()
    app.update { model.isPresented = true }
    #expect(app.isInTransition)
    app.settle()
    #expect(app.visibleTexts == ["presented", "count 0", "dismiss", "value link", "deeper"])
    #expect(app.depth == 1)
    #expect(model.path.isEmpty)
  }

  @Test("A screen goes when its binding turns false, a person goes back or it dismisses itself")
  func ends() {
    for (end, written) in [
      ({ _ in model.isPresented = false }, []),
      ({ $0.back() }, ["isPresented := false"]),
      ({ $0.tap("dismiss") }, ["isPresented := false"]),
    ] as [((EmulatedApp) -> Void, [String])] {
      let app = presenting()
      end(app)
      #expect(model.log.take().filter { $0.contains(":=") } == written)
      app.settle()
      #expect(!model.isPresented)
      #expect(app.depth == 0)
    }
  }

  @Test("Going back writes nil")
  func backWritesNil() {
    let app = app()
    app.settle { model.item = 1 }
    app.back()
    #expect(model.item == nil)
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("Another item shows in place and keeps the state")
  func itemInPlace() {
    let app = app()
    app.settle { model.item = 1 }
    app.tap("count 0")
    app.resetCounts()
    app.update { model.item = 2 }
    #expect(!app.isInTransition)
    #expect(app.visibleTexts.prefix(2) == ["item 2", "count 1"])
    #expect(app.hostUpdates == 0)
  }

  @Test("An item that goes stays on its screen until that has gone")
  func itemLeaving() {
    let app = app()
    app.settle { model.item = 1 }
    app.update { model.item = nil }
    #expect(app.isInTransition)
    #expect(app.tree().contains("item 1"))
    app.settle()
    #expect(!app.tree().contains("item 1"))
  }

  @Test("A value that is pushed ends what is presented, before the path is written")
  func pushEndsPresentation() {
    let app = presenting()
    app.tap("value link")
    #expect(model.log.take().filter { $0.contains(":=") } == ["isPresented := false", "path := 1"])
    app.settle()
    #expect(app.titles == ["Root", "Number 5"])
  }

  @Test("A change of the path underneath ends what is presented")
  func pathChangeEndsPresentation() {
    let app = app(1)
    app.settle { model.item = 3 }
    #expect(app.depth == 1)
    #expect(model.path.isEmpty)
    app.settle { model.path.append(2) }
    #expect(model.item == nil)
    #expect(app.titles == ["Root", "Number 2"])
    #expect(app.hostUpdates == 2)
  }

  @Test("A presentation by the root replaces the screens of the path")
  func rootPresentationReplaces() {
    let app = app(1, 2)
    app.update { model.isPresented = true }
    #expect(model.path.isEmpty)
    #expect(app.hostUpdates == 1)
    app.settle()
    #expect(app.depth == 1)
    #expect(app.visibleTexts.first == "presented")
    #expect(model.isPresented)
  }

  @Test("A presentation by a pushed screen is above the path")
  func pushedScreenPresents() {
    let app = app(1)
    app.walk("present here")
    #expect(app.depth == 2)
    #expect(model.path.count == 1)
    app.walkBack(to: 0)
    #expect(model.path.isEmpty)
    #expect(app.depth == 0)
  }

  @Test("Presented screens can present others, in a chain")
  func chain() {
    let app = presenting()
    app.walk("deeper")
    #expect(app.depth == 2)
    #expect(app.visibleTexts.first == "deep")
    app.walkBack()
    #expect(app.visibleTexts.first == "presented")
    #expect(model.isPresented)
  }

  @Test("A presentation that ends takes those above it along")
  func lowerEnds() {
    let app = presenting()
    app.walk("deeper")
    app.resetCounts()
    app.update { model.isPresented = false }
    #expect(app.depth == 0)
    #expect(app.hostUpdates == 1)
    app.settle()
    app.settle { model.isPresented = true }
    #expect(app.depth == 1)
  }

  @Test("A screen of the path that dismisses itself takes along what it presents")
  func dismissBelow() {
    let app = app(1)
    app.walk("present here", "dismiss number")
    #expect(app.depth == 0)
    #expect(model.path.isEmpty)
  }

  @Test("A link to a view shows it above the path, and going back turns it off")
  func viewLink() {
    let app = EmulatedApp { MixedStack(model: model) }
    app.walk("view link")
    #expect(app.visibleTexts == ["linked"])
    #expect(model.path.isEmpty)
    app.walkBack()
    #expect(app.visibleTexts.first == "root")
    app.walk("view link")
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A link with a binding works as before")
  func linkWithBinding() {
    let app = EmulatedApp {
      Observing(model) { bindings in
        NavigationStack {
          NavigationLink("link", isActive: bindings.isPresented) { Text("linked") }
        }
      }
    }
    app.settle { model.isPresented = true }
    #expect(app.visibleTexts == ["linked"])
    app.walkBack()
    #expect(!model.isPresented)
  }

  @Test("What is presented is in the stack's environment")
  func environment() {
    let app = presenting()
    #expect(app.tree().contains("scheme light"))
    #expect(!app.tree().contains("scheme dark"))
  }
}

private struct PresentingScreen: View {
  let number: Int
  @State private var isPresented = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("present here") { isPresented = true }
      .navigationTitle("Number \(number)")
      .navigationDestination(isPresented: $isPresented) { Button("dismiss number") { dismiss() } }
  }
}

private struct PresentedScreen: View {
  let text: String
  @State private var count = 0
  @State private var goesDeeper = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text(text)
      Button("count \(count)") { count += 1 }
      Button("dismiss") { dismiss() }
      NavigationLink("value link", value: 5)
      Button("deeper") { goesDeeper = true }
      Text("scheme \(colorScheme == .dark ? "dark" : "light")").hidden()
    }
    .navigationDestination(isPresented: $goesDeeper) { Text("deep") }
  }
}
