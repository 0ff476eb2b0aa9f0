import Testing

@testable import NavigationShim

@MainActor
@Suite("Presented views above a stack's path")
struct StackTargetTests {
  private let app = Bindings()
  private var target = StackTarget<TestView>()

  /// A view that a binding presents from a depth.
  private func view(
    _ binding: String,
    at depth: Int = 0,
    version: Int = 0,
    on view: TestView? = nil
  ) -> TestView {
    TestView(binding, in: app, at: depth, on: view, version: version)
  }

  /// Decides about requests whose bindings are turned on.
  private mutating func decide(_ path: [TestElement], version: Int = 0, _ requests: TestView...) {
    for request in requests { app.on.insert(request.binding) }
    _ = target.decide(path: path, version: version, requests: requests)
  }

  /// Presents a view above the path 1, and another one from it.
  private mutating func presentTwoViews() {
    decide([1], view("a", at: 1))
    decide([1], view("b", at: 2, on: target.views[0]))
  }

  @Test("another path ends it, and turns off each binding that is still on, the uppermost first")
  mutating func otherPath() {
    presentTwoViews()
    expect(target.views.map(\.binding), is: ["a", "b"])
    decide([1, 2])
    expect(target.views, is: [])
    expect(app.turnedOff, is: ["b", "a"])
  }

  @Test("a view whose binding is off goes with those above, and only theirs are turned off")
  mutating func off() {
    presentTwoViews()
    target.views[0].isTurnedOff = true
    decide([1])
    expect(target.count, is: 1)
    expect(app.turnedOff, is: ["b"])
  }

  @Test("of several views whose bindings are off, the lowest goes with those above")
  mutating func severalOff() {
    presentTwoViews()
    for view in target.views { view.isTurnedOff = true }
    decide([1])
    expect(target.views, is: [])
  }

  @Test("a request whose binding is off by now presents nothing")
  mutating func offAgain() {
    _ = target.decide(path: [], version: 0, requests: [view("a")])
    expect(target.views, is: [])
  }

  @Test("a decision names the views that come, and those that go without another path")
  mutating func changedViews() {
    app.on = ["a"]
    let came = target.decide(path: [], version: 0, requests: [view("a")])
    expect(came.changedViews.map(\.binding), is: ["a"])
    target.views[0].isTurnedOff = true
    let went = target.decide(path: [], version: 0, requests: [])
    expect(went.changedViews.map(\.binding), is: ["a"])
  }

  @Test("a view above another one goes alone")
  mutating func upper() {
    presentTwoViews()
    target.views[1].isTurnedOff = true
    decide([1])
    expect(target.views.map(\.binding), is: ["a"])
    decide([1], view("b", at: 2, on: target.views[0]))
    target.remove(2..<3)
    expect(target.views.map(\.binding), is: ["a"])
  }

  @Test("an equal element takes the place of the one before, without another path")
  mutating func equalElement() {
    decide([1], view("a", at: 1))
    let decision = target.decide(
      path: [TestElement(number: 1, isDecoded: true)],
      version: 0,
      requests: []
    )
    expect(target.elements.map(\.isDecoded), is: [true])
    expect(target.views.map(\.binding), is: ["a"])
    expect(decision.hasNewPath, is: false)
  }

  @Test("a view whose link was removed goes, and its binding stays as it is while its screen does")
  mutating func removed() {
    decide([1], view("a", at: 1))
    target.views[0].isRemoved = true
    decide([1])
    expect(target.views, is: [])
    expect(app.turnedOff, is: [])
    for path: [TestElement] in [[1, 5], [5]] {
      decide(path, view("a", at: 1))
    }
  }

  @Test("a request replaces what is above its screen, elements too")
  mutating func request() {
    decide([1, 2, 3], view("a", at: 3))
    decide([1, 2, 3], view("b", at: 1))
    expect(target.elements, is: [1])
    expect(target.views.map(\.binding), is: ["b"])
    expect(app.turnedOff, is: ["a"])
  }

  @Test("the lowest screen's request counts, and the last one of a screen")
  mutating func order() {
    decide([1, 2], view("c", at: 2), view("d", at: 1), view("a"), view("b"))
    expect(target.elements, is: [])
    expect(target.views.map(\.binding), is: ["b"])
    expect(app.on, is: ["b", "c", "d"])
  }

  @Test("a binding that two screens share presents the lowest one's view")
  mutating func shared() {
    decide([1], view("a", at: 1), view("a"))
    expect(target.count, is: 1)
    expect(app.on, is: ["a"])
  }

  @Test("a path that is newer than a request turns it off")
  mutating func newerPath() {
    decide([7], version: 1, view("a"))
    expect(target.count, is: 1)
    expect(app.turnedOff, is: ["a"])
    decide([7], version: 1, view("a", version: 1))
    expect(target.elements, is: [])
  }

  @Test("a request of a screen that has gone is dropped, and its binding stays on")
  mutating func gone() {
    decide([7], view("a", at: 1))
    expect(target.views, is: [])
    expect(app.on, is: ["a"])
  }

  @Test("back over several views turns off each that is on, the uppermost first")
  mutating func back() {
    decide([], view("a"))
    decide([], view("b", at: 1, on: target.views[0]))
    decide([], view("c", at: 2, on: target.views[1]))
    target.remove(0..<3)
    expect(app.turnedOff, is: ["c", "b", "a"])
  }

  @Test("back from an element below a view turns off the view's binding")
  mutating func backBelow() {
    decide([1], view("a", at: 1))
    target.remove(0..<2)
    expect(target.count, is: 0)
    expect(app.turnedOff, is: ["a"])
  }
}

@MainActor
private final class Bindings {
  var on: Set<String> = []
  var turnedOff: [String] = []
}

private struct TestElement: Equatable, ExpressibleByIntegerLiteral {
  let number: Int
  var isDecoded = false

  static func == (lhs: TestElement, rhs: TestElement) -> Bool { lhs.number == rhs.number }
}

extension TestElement {
  init(integerLiteral number: Int) { self.init(number: number) }
}

@MainActor
private final class TestView: StackTargetView, EqualByIdentity {
  let binding: String
  let app: Bindings
  let version: Int
  let ownerDepth: Int?
  let ownerElement: TestElement?
  let ownerView: TestView?
  var isTurnedOff = false
  var isRemoved = false

  /// Creates a view on a screen whose element is its depth.
  init(_ binding: String, in app: Bindings, at depth: Int, on view: TestView?, version: Int) {
    self.binding = binding
    self.app = app
    self.version = version
    ownerDepth = depth
    ownerElement = TestElement(number: depth)
    ownerView = view
  }

  var isOn: Bool { app.on.contains(binding) }

  func end(turningOff isTurningOff: Bool) {
    guard isTurningOff, isOn else { return }
    app.on.remove(binding)
    app.turnedOff.append(binding)
  }
}
