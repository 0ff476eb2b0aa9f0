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

  @Test(
    "a delegate of the gesture's may allow the swipe, while it is there",
    arguments: [true, false]
  )
  func delegate(allows: Bool) {
    let app = pushed {
      Text("second").navigationBarBackButtonHidden().background(Allowance(isGiven: allows))
    }
    #expect(app.beginSwipeBack() == allows)
  }

  @Test(
    "an alert of iOS 13 closes by either button, and does what that says",
    arguments: ["Go", "Cancel"]
  )
  func alert(button: String) {
    let app = EmulatedApp { AlertScreen() }
    app.tap("ask")
    app.settle()
    #expect(app.visibleTexts.contains("Really?"))
    #expect(app.tap(button))
    app.settle()
    #expect(!app.visibleTexts.contains("Really?"))
    #expect(app.visibleTexts.contains(button == "Go" ? "gone" : "here"))
  }

  private func pushed(@ViewBuilder _ screen: () -> some View) -> EmulatedApp {
    let screen = screen()
    let app = EmulatedApp {
      NavigationView { NavigationLink("push") { screen } }
    }
    app.tap("push")
    app.settle()
    return app
  }
}

private struct Allowance: UIViewControllerRepresentable {
  let isGiven: Bool

  func makeUIViewController(context: Context) -> AllowingController {
    AllowingController(isGiven: isGiven)
  }

  func updateUIViewController(_ controller: AllowingController, context: Context) {}
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

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isGiven
  }
}

private struct AlertScreen: View {
  @State private var asks = false
  @State private var state = "here"

  var body: some View {
    VStack {
      Text(state)
      Button("ask") { asks = true }
    }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Really?"),
        primaryButton: .destructive(Text("Go")) { state = "gone" },
        secondaryButton: .cancel()
      )
    }
  }
}
