import SwiftUI
import Testing

/// What a view may consist of.
enum Made: CaseIterable, CustomTestStringConvertible {
  case ofOne, ofTwo, ofNone, ofTwoInOneBody, ofAnAbsentOne, ofLoop, ofTwoInAContainer

  var count: Int {
    switch self {
    case .ofOne, .ofTwoInAContainer: 1
    case .ofTwo, .ofTwoInOneBody: 2
    case .ofNone, .ofAnAbsentOne: 0
    case .ofLoop: 3
    }
  }

  var testDescription: String { "\(self)" }
}

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

private struct Views: View {
  let made: Made

  var body: some View {
    switch made {
    case .ofOne: Text("a")
    case .ofTwo:
      Text("a")
      Text("b")
    case .ofNone: EmptyView()
    case .ofTwoInOneBody: AnyView(Two())
    case .ofAnAbsentOne: if made == .ofOne { Text("a") }
    case .ofLoop: ForEach(0..<3) { Text("\($0)") }
    case .ofTwoInAContainer: VStack { Two() }
    }
  }
}

private struct Passing: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.isEnabled, true) }
}

/// A view whose only branch is another one, and may be gone, as a model says.
private final class Branch: ObservableObject {
  enum Side {
    case left, right, none
  }

  @Published var side = Side.left
  @Published var count = 0
}

private struct Branching: View {
  @ObservedObject var model: Branch

  var body: some View {
    switch model.side {
    case .left: Text("left")
    case .right: Text("right")
    case .none: EmptyView()
    }
  }
}

private struct Behind: View {
  let log: Log
  @State private var taps = 0

  var body: some View {
    Button("taps \(taps)") { taps += 1 }
      .onAppear { log.add("behind appears") }
      .onDisappear { log.add("behind disappears") }
  }
}

@MainActor
@Suite("What a modifier applies to")
struct DistributionTests {
  let log = Log()
  private let model = Branch()

  @Test("Each of several views appears, and has a background of its own", arguments: Made.allCases)
  func each(_ made: Made) {
    let app = EmulatedApp {
      Views(made: made)
        .modifier(Passing())
        .onAppear { log.add("appear") }
        .background(Text("behind"))
    }
    #expect(log.take().count == made.count)
    #expect(app.visibleTexts.filter { $0 == "behind" }.count == made.count)
  }

  @Test("A background is made anew with another branch, and not with the same one")
  func backgroundFollowsBranch() {
    let app = EmulatedApp { Branching(model: model).background(Behind(log: log)) }
    #expect(app.tap("taps 0"))
    app.settle { model.count += 1 }
    #expect(app.visibleTexts == ["taps 1", "left"])
    app.settle { model.side = .right }
    #expect(app.visibleTexts == ["taps 0", "right"])
    app.settle { model.side = .none }
    #expect(app.visibleTexts.isEmpty)
    #expect(
      log.take().sorted()
        == ["behind appears", "behind appears", "behind disappears", "behind disappears"]
    )
  }

  @Test("A branch that flips appears anew, and the one that goes disappears")
  func branchAppears() {
    let app = EmulatedApp {
      Branching(model: model).onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
    }
    #expect(log.take() == ["appear"])
    app.settle { model.side = .right }
    #expect(log.take().sorted() == ["appear", "disappear"])
    app.settle { model.side = .none }
    #expect(log.take() == ["disappear"])
  }

  @Test("What is around a container of views happens once, whatever becomes of them")
  func containerIsOne() {
    let app = EmulatedApp {
      VStack { Branching(model: model) }
        .onAppear { log.add("appear") }
        .onDisappear { log.add("disappear") }
        .background(Behind(log: log))
    }
    _ = log.take()
    for side in [Branch.Side.right, .none, .left] { app.settle { model.side = side } }
    #expect(log.take().isEmpty)
  }

  @Test("No view presents no sheet, and one does when it comes")
  func sheetNeedsView() {
    model.side = .none
    let app = EmulatedApp {
      Branching(model: model).sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    #expect(app.visibleTexts.isEmpty)
    app.settle { model.side = .left }
    #expect(app.visibleTexts == ["sheet"])
  }

  @Test("A sheet of a branch that flips is presented anew")
  func sheetFollowsBranch() {
    let app = EmulatedApp {
      Branching(model: model).sheet(isPresented: .constant(true)) { Behind(log: log) }
    }
    app.tap("taps 0")
    app.settle { model.side = .right }
    #expect(app.visibleTexts == ["taps 0"])
    #expect(log.take() == ["behind appears", "behind disappears", "behind appears"])
  }

  @Test("A navigation view with one stack has one first view", arguments: Made.allCases)
  func severalFirstViewsAreBreach(_ made: Made) {
    let app = EmulatedApp { NavigationView { Views(made: made) }.navigationViewStyle(.stack) }
    #expect(app.violations.map(\.kind) == (made.count > 1 ? [.severalFirstViews] : []))
  }
}
