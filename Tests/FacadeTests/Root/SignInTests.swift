import SwiftUI
import Testing

@MainActor
@Suite("Signing in and out")
struct SignInTests {
  @Test("signing in leads from the last screen of one root to a deep one of the other")
  func signIn() {
    for host in NavigationHost.both {
      let app = EmulatedApp(stacks: host) { SignInScene() }
      app.settle()
      #expect(app.tap("Continue"))
      app.settle()
      #expect(app.titles == ["Welcome", "Code"])
      #expect(app.tap("Sign in"))
      while app.isInTransition {
        #expect(app.titles.first == "Inbox")
        #expect(!app.tree().contains("Sign in"))
        app.wait(10)
      }
      app.settle()
      #expect(app.titles == ["Inbox", "Message 1", "Message 2"])
      #expect(app.violations == [])
    }
  }

  @Test("signing out shows the other root at once, from any depth", arguments: [0, 1, 2])
  func signOut(depth: Int) {
    for host in NavigationHost.both {
      let app = EmulatedApp(stacks: host) { SignInScene() }
      app.settle()
      #expect(app.tap("Continue"))
      app.settle()
      #expect(app.tap("Sign in"))
      app.settle()
      if depth < 2 { #expect(app.back(to: depth)) }
      app.settle()
      #expect(app.tap("Sign out"))
      #expect(app.titles == ["Welcome"])
      #expect(!app.isInTransition)
      #expect(!app.tree().contains("Sign out"))
      #expect(app.violations == [])
    }
  }
}
