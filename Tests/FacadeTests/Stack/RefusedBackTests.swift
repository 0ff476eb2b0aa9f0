import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A binding that refuses a back, or changes it", .needs(.countingScreens))
struct RefusedBackTests {
  enum Answer: CaseIterable {
    case refuses, goesToRoot, appends

    func path(_ new: [Int], after old: [Int]) -> [Int] {
      guard new.count < old.count else { return new }
      return switch self {
      case .refuses: old
      case .goesToRoot: []
      case .appends: new + [9]
      }
    }
  }

  @Test("the screens follow its path, and a tap pushes one screen", arguments: Answer.allCases)
  func answers(answer: Answer) async {
    let model = Refusing()
    let app = await AppUnderTest.settled(.links) { RefusingRoot(model: model, answer: answer) }
    await app.settle { model.path = [1, 2, 3] }
    await app.goBack()
    let path = answer.path([1, 2], after: [1, 2, 3])
    expect(model.path, is: path)
    expect(app.shown, is: path.map(String.init))
    let last = path.last ?? 0
    await app.press("after \(last)")
    expect(model.path, is: path + [last + 1])
    expect(app.shown, is: model.path.map(String.init))
  }

  #if os(Linux)
  @Test("is animated also after a path without animation", arguments: [false, true])
  func animation(isStill: Bool) async {
    let model = Refusing()
    let app = await AppUnderTest.settled(.links) { RefusingRoot(model: model, answer: .appends) }
    var transaction = Transaction()
    transaction.disablesAnimations = isStill
    withTransaction(transaction) { model.path = [1, 2] }
    await app.settle()
    app.emulated.resetCounts()
    await app.goBack()
    expect(app.shown, is: ["1", "9"])
    expect(app.emulated.animatedTransitions, is: 1)
  }
  #endif
}

@MainActor
private final class Refusing: ObservableObject {
  @Published var path: [Int] = []
}

private struct RefusingRoot: View {
  @ObservedObject var model: Refusing
  let answer: RefusedBackTests.Answer

  var body: some View {
    let path = Binding {
      model.path
    } set: {
      model.path = answer.path($0, after: model.path)
    }
    NavigationStack(path: path) {
      NavigationLink("after 0", value: 1)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("after \(number)", value: number + 1).navigationTitle("\(number)")
        }
    }
  }
}
