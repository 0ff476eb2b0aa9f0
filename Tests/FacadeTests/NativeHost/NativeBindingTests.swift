import SwiftUI
import Testing

@testable import NavigationShim

/// The bindings that the package passes to SwiftUI's containers, and their writes.
@MainActor
@Suite("The bindings of SwiftUI's containers", .misusesNoHost, .needs(.nativeStacks))
struct NativeBindingTests {
  @Test("a path in a model that no view observes is read again", arguments: [false, true])
  func unobserved(isTyped: Bool) async {
    let model = UnobservedPaths()
    let app = await AppUnderTest.settled(.native) {
      // The binding is made in an evaluation, and that view isn't evaluated again.
      Keeping(0) { _ in
        if isTyped {
          NavigationStack(path: Binding(get: { model.numbers }, set: { model.numbers = $0 })) {
            Steps()
          }
        } else {
          NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) { Steps() }
        }
      }
    }
    for number in 1...2 { await app.press("to \(number)") }
    expect(app, texts: ["to 3"], depth: 2)
    await app.goBack()
    expect(app, texts: ["to 2"], depth: 1)
    expect(model.numbers.count + model.path.count, is: 1)
  }

  @Test("a value that a binding passes on to another stack can be read there")
  func passedOn() async {
    let model = Numbers()
    let app = await model.launchedApp(.native) { bound in
      NavigationStack(path: Binding(get: { NavigationPath() }, set: { model.path = $0 })) {
        NavigationLink("link", value: Secret(number: 1))
          .navigationDestination(for: Secret.self) { Text("\($0.number)") }
      }
      NavigationStack(path: bound.path) {
        Text("other").navigationDestination(for: Secret.self) { Text("shown \($0.number)") }
      }
    }
    await app.press("link")
    expect(app, sees: "shown 1")
    expect(model.path.lastValue(of: Secret.self), is: Secret(number: 1))
  }

  @Test("a value that SwiftUI has pushed can be read, although the app appends another at once")
  func appendedAbove() async {
    let model = Numbers()
    let app = await model.launchedApp(.native) { _ in
      let path = Binding(
        get: { model.path },
        set: {
          model.path = $0
          if $0.count == 1 { model.path.append(2) }
        }
      )
      NavigationStack(path: path) {
        NavigationLink("link", value: Secret(number: 1))
          .navigationDestination(for: Secret.self) { _ in
            Text("secret").onAppear { model.note = "secret" }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    await app.press("link")
    expect(app, sees: "number 2")
    // Both are one transition.
    expect(model.note, is: "")
    expect(try? model.path.elements.first?.value(as: Secret.self), is: Secret(number: 1))
  }

  @Test("a split view gets a projected binding for its columns", .needs(.showingColumns))
  func visibility() async {
    let app = await AppUnderTest.settled(.native) {
      Keeping(NavigationSplitViewVisibility.detailOnly) { visibility in
        NavigationSplitView(columnVisibility: visibility) {
          Text("sidebar")
        } detail: {
          VStack {
            Text("detail")
            Button("show all") { visibility.wrappedValue = .all }
          }
        }
      }
    }
    expect(app, texts: ["detail", "show all"])
    await app.press("show all")
    expect(app, texts: ["sidebar", "detail", "show all"])
  }
}

/// Paths that report no change.
@MainActor
private final class UnobservedPaths {
  var numbers: [Int] = []
  var path = NavigationPath()
}

private struct Steps: View {
  var body: some View {
    NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { number in
      NavigationLink("to \(number + 1)", value: number + 1)
    }
  }
}

@MainActor
@Suite("Elements that SwiftUI has pushed", .misusesNoHost, .needs(.nativeStacks))
struct PushedElementReadingTests {
  @Test("a link stack shows a value that is known, and drops one that can't be read")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func onLinks() async {
    var path = NavigationPath()
    path.native.append(Secret(number: 1))
    for isKnown in [false, true] {
      let model = Numbers()
      model.path = path
      if isKnown {
        let elements = PushedElements()
        elements.wait(in: path.elements)
        elements.offer(Secret(number: 1))
      }
      let app = await model.launchedStack {
        Text("root").navigationDestination(for: Secret.self) { Text("secret \($0.number)") }
      }
      let warning = "Element 0 of the path, saved as (unreadable)"
      expect(app, depth: isKnown ? 1 : 0, warns: isKnown ? [] : [warning])
      expect(model.path.count, is: isKnown ? 1 : 0)
    }
  }
}

/// A value that can't be saved.
private struct Secret: Hashable {
  let number: Int
}
