import SwiftUI
import Testing

@MainActor
@Suite("Bars")
struct BarsTests {
  private func pushed(@ViewBuilder _ screen: () -> some View) -> EmulatedApp {
    let screen = screen()
    let app = EmulatedApp { NavigationView { NavigationLink("push") { screen } } }
    app.walk("push")
    return app
  }

  @Test("people go back and swipe unless the back button is hidden; a delegate may allow the swipe")
  func waysBack() {
    func ways(@ViewBuilder _ screen: () -> some View) -> [Bool] {
      let app = pushed(screen)
      let swipes = app.beginSwipeBack()
      app.cancelSwipeBack()
      app.settle()
      return [swipes, app.back()]
    }
    let text = Text("second")
    expect(ways { text.navigationBarBackButtonHidden(false) }, [true, true])
    expect(ways { text.navigationBarBackButtonHidden() }, [false, false])
    expect(ways { text.navigationBarHidden(true) }, [false, false])
    for allows in [true, false] {
      let delegate = ControllerView { AllowingController(isGiven: allows) }
      expect(ways { text.navigationBarBackButtonHidden().background(delegate) }, [allows, false])
    }
    for isNative in [true, false] { swipesToNowhere(native: isNative) }
    let bars = pushed { text.toolbar(.hidden, for: .tabBar).navigationBarHidden(true) }
    expect(bars.hiddenBars, ["navigationBar", "tabBar"])
    expect(bars.back(to: 0), false)
    expect(pushed { text.toolbar(.visible) }.hiddenBars, [])
  }

  /// On the root, or in a transition, a delegate that lets a swipe begin has the stack freeze until the next one.
  private func swipesToNowhere(native isNative: Bool) {
    let root = NavigationLink("push") { Text("second") }
      .background(ControllerView { AllowingController(isGiven: true) })
    let app = EmulatedApp {
      if isNative { NavigationStack { root } } else { NavigationView { root } }
    }
    expect([app.beginSwipeBack(), app.tap("push")], [false, false])
    app.breaks(.swipeToNowhere)
    expect(app.beginSwipeBack(), false)
    app.tap(all: "push")
    expect([app.beginSwipeBack(), app.back()], [false, false])
    app.breaks(.swipeToNowhere, .swipeToNowhere)
    app.settle()
    expect(app.beginSwipeBack(), false)
    app.walkBack()
    app.shows("push")
  }
}

private final class AllowingController: UIViewController, UIGestureRecognizerDelegate {
  private let isGiven: Bool

  init(isGiven: Bool) {
    self.isGiven = isGiven
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isGiven }
}
