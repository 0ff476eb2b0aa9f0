import Testing

@testable import NavigationShim

@MainActor
@Suite("The target of a stack: its path, and the views presented above it")
struct StackTargetTests {
  @Test("a view that is off ends with those above it, and those below stay", arguments: 0..<3)
  func end(index: Int) {
    var target = StackTarget<Presented>()
    var views: [Presented] = []
    for depth in 0..<3 {
      views.append(Presented(at: depth, on: views.last))
      _ = target.decide(path: [], version: 1, requests: views.suffix(1))
    }
    expect(target.views, is: views)
    views[index].isTurnedOff = true
    _ = target.decide(path: [], version: 1, requests: [])
    expect(target.views, is: Array(views[..<index]))
    // The app has turned off the lowest of them itself.
    for (depth, view) in views.enumerated() {
      expect(view.ends, is: depth < index ? [] : [depth > index], "\(depth)")
    }
  }

  @Test("a view comes only if its screen is there, and no newer path set")
  func request() {
    let requests: [(name: String, view: Presented, end: Bool?)] = [
      ("all is so", Presented(at: 1, element: 7), nil),
      ("the path is newer", Presented(at: 1, element: 7, version: 0), true),
      ("another element is there", Presented(at: 1, element: 8), false),
      ("the screen has gone", Presented(at: nil), false),
      ("the path is shorter", Presented(at: 2, element: 7), false),
    ]
    for (name, view, end) in requests {
      var target = StackTarget<Presented>()
      _ = target.decide(path: [7], version: 1, requests: [view])
      expect(target.views, is: end == nil ? [view] : [], "\(name)")
      expect(view.ends, is: end.map { [$0] } ?? [], "\(name)")
    }
  }
}

@MainActor
private final class Presented: StackTargetView, EqualByIdentity {
  let (version, ownerDepth, ownerElement, ownerView): (Int, Int?, Int?, Presented?)
  let (isOn, isRemoved) = (true, false)
  var isTurnedOff = false
  private(set) var ends: [Bool] = []

  init(at depth: Int?, element: Int? = nil, on view: Presented? = nil, version: Int = 1) {
    (self.version, ownerDepth, ownerElement, ownerView) = (version, depth, element, view)
  }

  func end(turningOff isTurningOff: Bool) { ends.append(isTurningOff) }
}
