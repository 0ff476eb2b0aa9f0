import SwiftUI
import Testing

#if os(Linux)
@MainActor
@Suite("A swipe back without a back button", .misusesNoHost)
struct SwipeBackTests {
  @Test("is there by policy", arguments: NavigationHost.both, [true, false])
  func policy(host: NavigationHost, isFromEdge: Bool) async {
    // The root below a path that is there at launch may not have appeared yet.
    for (swipeBack, isSilent) in [(.automatic, false), (.always, false), (.always, true)]
      as [(NavigationSwipeBack, Bool)]
    {
      let model = Numbers([1, 2])
      let behavior = HostBehavior(rootIsSilentAtLaunch: isSilent)
      let app = await launched(host, model, swipeBack, behavior)
      expect(app.emulated.beginSwipeBack(fromEdge: isFromEdge), is: swipeBack == .always)
      app.emulated.finishSwipeBack()
      await app.settle()
      expect(model.numbers, is: swipeBack == .always ? [1] : [1, 2])
    }
  }

  @Test("is not there on the root, nor while something moves", arguments: NavigationHost.both)
  func refused(host: NavigationHost) async {
    let model = Numbers()
    let app = await launched(host, model, .always)
    expect(app.emulated.beginSwipeBack(), is: false)
    model.numbers = [1]
    await app.wait(100)
    expect(app.emulated.beginSwipeBack(), is: false)
    await app.settle()
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.cancelSwipeBack()
  }

  @Test("goes with the policy", arguments: NavigationHost.both, [true, false])
  func givenBack(host: NavigationHost, isFromEdge: Bool) async {
    let model = Numbers([1])
    let app = await launched(host, model, model.note == "" ? .always : .automatic)
    expect(app.emulated.beginSwipeBack(fromEdge: isFromEdge), is: true)
    app.emulated.cancelSwipeBack()
    await app.settle()
    await app.settle { model.note = "automatic" }
    expect(app.emulated.beginSwipeBack(fromEdge: isFromEdge), is: false)
  }

  @Test("goes with the policy, and a delegate that the app has set since stays")
  func takenByApp() async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(.links) {
      Observing(model) {
        NavigationStack(path: $0.path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("screen").navigationBarBackButtonHidden(true).background(TakingGesture())
          }
        }
        .navigationSwipeBack(model.note == "" ? .always : .automatic)
      }
    }
    await app.settle { model.note = "automatic" }
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.cancelSwipeBack()
  }

  private func launched(
    _ host: NavigationHost,
    _ model: Numbers,
    _ swipeBack: @escaping @autoclosure @MainActor () -> NavigationSwipeBack,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) {
      Observing(model) {
        NavigationStack(path: $0.path) {
          Text("root").navigationDestination(for: Int.self) {
            Text("screen \($0)").navigationBarBackButtonHidden(true)
          }
        }
        .navigationSwipeBack(swipeBack())
      }
    }
  }
}

/// Becomes the delegate of a stack's gesture, and lets any swipe begin.
private struct TakingGesture: UIViewControllerRepresentable {
  final class Controller: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  func makeUIViewController(context: Context) -> Controller {
    Controller(nibName: nil, bundle: nil)
  }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}

#endif
