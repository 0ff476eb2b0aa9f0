import SwiftUI
import Testing

@MainActor
@Suite("A stack inside another one")
struct NestedStackTests {
  private let warnings = CollectedWarnings()

  @Test("on a screen of another stack it warns, once")
  func onScreen() {
    let holder = TypedPath([1])
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NestingRoot(holder: holder)
    }
    app.settle()
    #expect(app.visibleTexts == ["inner 1"])
    #expect(warnings.texts.count == 1)
    holder.path = []
    app.settle()
    holder.path = [2]
    app.settle()
    #expect(app.visibleTexts == ["inner 2"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("NavigationStack is inside another one") == true)
  }

  @Test("on the root of another stack it warns")
  func onRoot() {
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    app.settle()
    #expect(app.visibleTexts == ["inner"])
    #expect(warnings.texts.count == 1)
  }

  @Test(
    "in a sheet of a stack's screen it works, without a warning",
    arguments: NavigationHost.both
  )
  func inSheet(host: NavigationHost) {
    let outer = Numbers([1])
    let inner = Numbers()
    let app = EmulatedApp(stacks: host, warnings: warnings) {
      SheetRoot(outer: outer, inner: inner)
    }
    app.settle()
    #expect(app.tap("show"))
    app.settle()
    inner.numbers = [4, 5, 6]
    app.settle()
    #expect(app.shown == ["4", "5", "6"])
    #expect(app.back())
    app.settle()
    #expect(inner.numbers == [4, 5])
    #expect(outer.numbers == [1])
    #expect(app.dismissSheet())
    app.settle()
    #expect(app.shown == ["1"])
    #expect(warnings.texts == [])
    #expect(app.violations == [])
  }
}

private struct NestingRoot: View {
  @ObservedObject var holder: TypedPath<[Int]>

  var body: some View {
    NavigationStack(path: $holder.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        NavigationStack { Text("inner \(number)") }
      }
    }
  }
}

private struct SheetRoot: View {
  @ObservedObject var outer: Numbers
  let inner: Numbers

  var body: some View {
    NavigationStack(path: $outer.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        SheetScreen(inner: inner).navigationTitle("\(number)")
      }
    }
  }
}

private struct SheetScreen: View {
  let inner: Numbers
  @State private var isShown = false

  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) { NumbersRoot(model: inner) }
  }
}
