#if os(Linux)
import Combine
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A swipe back without a back button")
struct SwipeBackTests {
  @Test("is there by policy, and not by default", arguments: NavigationHost.both)
  func policy(host: NavigationHost) async {
    for swipeBack in NavigationSwipeBack.allCases {
      let model = Numbers([1, 2])
      let app = await launched(host, model, swipeBack)
      #expect(app.emulated.beginSwipeBack() == (swipeBack == .always))
      app.emulated.finishSwipeBack()
      await app.settle()
      #expect(model.numbers == (swipeBack == .always ? [1] : [1, 2]))
      #expect(app.violations == [])
    }
  }

  @Test("may be taken back, like any other", arguments: NavigationHost.both)
  func cancelled(host: NavigationHost) async {
    let model = Numbers([1, 2])
    let app = await launched(host, model, .always)
    #expect(app.emulated.beginSwipeBack())
    app.emulated.cancelSwipeBack()
    await app.settle()
    #expect(model.numbers == [1, 2])
  }

  @Test("is not there on the root, nor while something moves", arguments: NavigationHost.both)
  func refused(host: NavigationHost) async {
    let model = Numbers()
    let app = await launched(host, model, .always)
    #expect(!app.emulated.beginSwipeBack())
    model.numbers = [1]
    await app.wait(100)
    #expect(!app.emulated.beginSwipeBack())
    await app.settle()
    #expect(app.emulated.beginSwipeBack())
    app.emulated.cancelSwipeBack()
  }

  @Test("goes with the policy, and the gesture is given back", arguments: NavigationHost.both)
  func givenBack(host: NavigationHost) async {
    let model = Numbers([1])
    let policy = Policy()
    let app = await AppUnderTest.settled(host) { ChangingRoot(model: model, policy: policy) }
    #expect(app.emulated.beginSwipeBack())
    app.emulated.cancelSwipeBack()
    await app.settle()
    policy.swipeBack = .automatic
    await app.settle()
    #expect(!app.emulated.beginSwipeBack())
  }

  private func launched(
    _ host: NavigationHost,
    _ model: Numbers,
    _ swipeBack: NavigationSwipeBack
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      Bare(model: model).navigationSwipeBack(swipeBack)
    }
  }
}

@MainActor
private final class Policy: ObservableObject {
  @Published var swipeBack = NavigationSwipeBack.always
}

private struct ChangingRoot: View {
  let model: Numbers
  @ObservedObject var policy: Policy

  var body: some View {
    Bare(model: model).navigationSwipeBack(policy.swipeBack)
  }
}

/// A stack whose screens have no back button.
private struct Bare: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) {
        Text("screen \($0)").navigationBarBackButtonHidden(true)
      }
    }
  }
}
#endif
