import SwiftUI
import Testing

@MainActor
@Suite("Screens that know they are presented, and dismiss themselves")
struct DismissalTests {
  @Test("the root is not presented, and what is above it is", arguments: NavigationHost.both)
  func isPresented(host: NavigationHost) {
    let app = launched(host)
    #expect(app.visibleTexts.first == "false")
    for label in ["value", "presented", "view"] {
      #expect(app.tap(label))
      app.settle()
      #expect(app.visibleTexts.first == "true", "after \(label)")
      app.back(to: 0)
      app.settle()
      #expect(app.visibleTexts.first == "false", "after \(label)")
    }
  }

  @Test(
    "either way to dismiss takes away the screen it is called on, however that was shown",
    arguments: NavigationHost.both,
    ["dismiss", "dismiss as before"]
  )
  func dismiss(host: NavigationHost, dismissal: String) {
    let app = launched(host)
    for label in ["value", "presented", "view"] {
      #expect(app.tap("value"))
      app.settle()
      #expect(app.tap(label))
      app.settle()
      #expect(app.depth == 2, "after \(label)")
      #expect(app.tap(dismissal))
      app.settle()
      #expect(app.depth == 1, "after \(label)")
      #expect(app.tap(dismissal))
      app.settle()
      #expect(app.depth == 0, "after \(label)")
    }
    #expect(app.violations == [])
  }

  @Test("at the root, dismissing does nothing", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) {
    let app = launched(host)
    app.tap("dismiss")
    app.settle()
    #expect(app.visibleTexts.first == "false")
    #expect(app.violations == [])
  }

  private func launched(_ host: NavigationHost) -> EmulatedApp {
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        Screen().navigationDestination(for: Int.self) { _ in Screen() }
      }
    }
    app.settle()
    return app
  }
}

private struct Screen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text("\(presentationMode.wrappedValue.isPresented)")
      NavigationLink("value", value: 1)
      NavigationLink("view") { Screen() }
      Button("presented") { isPresented = true }
      Button("dismiss") { dismiss() }
      Button("dismiss as before") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationDestination(isPresented: $isPresented) { Screen() }
  }
}
