import SwiftUI
import Testing

@MainActor
@Suite("Bars, and ways back that are hidden")
struct BarsTests {
  @Test("what a screen says of its bars counts while it is in front")
  func hiddenBars() {
    let app = pushed { Text("second").toolbar(.hidden, for: .tabBar).navigationBarHidden(true) }
    #expect(app.hiddenBars == ["navigationBar", "tabBar"])
    let other = pushed { Text("second").toolbar(.visible) }
    #expect(other.hiddenBars == [])
  }

  @Test("without a back button nobody goes back, nor swipes", arguments: [true, false])
  func backButton(isHidden: Bool) {
    let app = pushed { Text("second").navigationBarBackButtonHidden(isHidden) }
    #expect(app.beginSwipeBack() == !isHidden)
    app.cancelSwipeBack()
    app.settle()
    #expect(app.back() == !isHidden)
  }

  @Test("a hidden bar hides its back button, too")
  func barOfBackButton() {
    let app = pushed { Text("second").navigationBarHidden(true) }
    #expect(!app.back())
    #expect(!app.back(to: 0))
    #expect(!app.beginSwipeBack())
  }

  @Test("the gesture's delegate may allow the swipe, while it is there", arguments: [true, false])
  func delegate(allows: Bool) {
    let app = pushed {
      Text("second").navigationBarBackButtonHidden().background(
        ControllerView { AllowingController(isGiven: allows) }
      )
    }
    #expect(app.beginSwipeBack() == allows)
  }

  private func pushed(@ViewBuilder _ screen: () -> some View) -> EmulatedApp {
    let screen = screen()
    let app = EmulatedApp {
      NavigationView { NavigationLink("push") { screen } }
    }
    app.walk("push")
    return app
  }
}

private final class AllowingController: UIViewController, UIGestureRecognizerDelegate {
  private let isGiven: Bool

  init(isGiven: Bool) {
    self.isGiven = isGiven
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isGiven }
}

@MainActor
@Suite("Bars")
struct ToolbarTests {
  @Test("What is in bars is seen after the content, whatever the placement")
  func items() {
    struct Own: ToolbarContent {
      @Binding var count: Int

      var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Button("own \(count)") { count += 1 } }
      }
    }
    let isEditing = true
    let app = EmulatedApp {
      Stateful(0) { $count in
        NavigationView {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Text("leading") }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("first")
                Text("second")
              }
              if isEditing {
                ToolbarItem(placement: .confirmationAction) { Text("done") }
              } else {
                ToolbarItem(placement: .primaryAction) { Text("edit") }
              }
              Own(count: $count)
            }
            .navigationBarItems(trailing: Text("trailing"))
        }
      }
    }
    #expect(app.tap("own 0"))
    #expect(
      app.visibleTexts == ["content", "trailing", "leading", "first", "second", "done", "own 1"]
    )
  }

  @Test("Views are put into a bar as they are")
  func views() {
    let app = EmulatedApp {
      NavigationView {
        Text("content")
          .toolbar { Button("a") {} }
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(app.visibleTexts == ["content", "a"])
  }

  @Test("Bars are those of the screen in front")
  func barsOfScreenInFront() {
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("link") {
          Text("pushed").navigationBarItems(leading: Text("c"), trailing: Text("d"))
        }
        .navigationBarItems(leading: Text("a"))
      }
    }
    #expect(app.visibleTexts == ["link", "a"])
    app.tap("link")
    #expect(app.visibleTexts == ["pushed", "c", "d"])
  }
}
