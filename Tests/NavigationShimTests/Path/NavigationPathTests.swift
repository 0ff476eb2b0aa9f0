import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite struct NavigationPathTests {
  @Test("a path of a sequence has its elements in its order")
  func pathSequenceHasElementsOrder() throws {
    expect(try NavigationPath([1, 2, 3]).values(of: Int.self), is: [1, 2, 3])
    expect(try NavigationPath(1...3).values(of: Int.self), is: [1, 2, 3])
    let plain = [Plain(id: 1), Plain(id: 2)]
    expect(try NavigationPath(plain).values(of: Plain.self), is: plain)
    expect(
      try NavigationPath("ab".unicodeScalars.lazy.map(\.value)).values(of: UInt32.self).count,
      is: 2
    )
    expect(NavigationPath([Int]()).isEmpty, is: true)
  }

  @Test("the overload chosen in the source decides what can be saved")
  func overloadChosenSourceDecidesWhat() {
    func appendHashable(_ value: some Hashable, to path: inout NavigationPath) {
      path.append(value)
    }
    func hashablePath<S: Sequence>(_ values: S) -> NavigationPath where S.Element: Hashable {
      NavigationPath(values)
    }
    func codablePath<S: Sequence>(_ values: S) -> NavigationPath
    where S.Element: Hashable & Codable { NavigationPath(values) }
    var path = NavigationPath([1, 2])
    path.append(3)
    expect(path.codable != nil, is: true)
    appendHashable(4, to: &path)
    expectNil(path.codable)
    path.removeLast()
    expect(path.codable != nil, is: true)
    path.append(Plain())
    expectNil(path.codable)
    expectNil(hashablePath([1]).codable)
    expect(codablePath([1]).codable != nil, is: true)
  }

  @Test("any Hashable is appended under its own type")
  func anyHashableAppendedUnderOwn() throws {
    let route: any AppRoute = About()
    let values: [any Hashable] = [1, "a", User.blob, route]
    var path = NavigationPath()
    for value in values { path.append(value) }
    expect(
      path.elements.map(\.typeName),
      is: ["Swift.Int", "Swift.String", "NavigationShimTests.User", "NavigationShimTests.About"]
    )
    expect(try path.elements[2].value(as: User.self), is: .blob)
    expectNil(path.codable)

    var codable = NavigationPath()
    let saved: any Hashable & Codable = User.blob
    codable.append(saved)
    expect(codable.codable != nil, is: true)
  }

  @Test("the type of an element is the one in the source, not the one at run time")
  func typeElementOneSourceNot() throws {
    let tab = TabCoordinator()
    var path = NavigationPath()
    path.append(tab as Coordinator)
    path.append(tab)
    path.append(AnyHashable(1))
    expect(try path.elements[0].value(as: Coordinator.self) === tab, is: true)
    #expect(throws: PathElementError.self) { try path.elements[0].value(as: TabCoordinator.self) }
    expect(try path.elements[1].value(as: TabCoordinator.self) === tab, is: true)
    #expect(throws: PathElementError.self) { try path.elements[1].value(as: Coordinator.self) }
    expect(path.elements[2].typeName, is: "Swift.AnyHashable")
    #expect(throws: PathElementError.self) { try path.elements[2].value(as: Int.self) }
  }

  @Test("objects are kept by reference and released when popped")
  func objectsKeptReferenceReleasedWhen() {
    weak var released: Coordinator?
    var path = NavigationPath()
    do {
      let coordinator = Coordinator()
      released = coordinator
      path.append(coordinator)
      path.append(coordinator)
    }
    expect(released != nil, is: true)
    expect(path.elements[0], is: path.elements[1])
    path.removeLast(2)
    expectNil(released)
  }

  @Test("a path is readable when printed")
  func pathReadableWhenPrinted() throws {
    var path = NavigationPath()
    expect("\(path)", is: "NavigationPath(elements: [])")
    path.append("hello")
    path.append(42)
    path.append(Int?.none)
    expect("\(path)", is: #"NavigationPath(elements: ["hello", 42, nil])"#)
    let undecoded = try NavigationShimTests.path(savedAs: [
      "App.User", #"{"id":1}"#, "Swift.Int", "42",
    ])
    let elements = #"[undecoded Swift.Int 42, undecoded App.User {"id":1}]"#
    expect("\(undecoded)", is: "NavigationPath(elements: \(elements))")
  }
}

@Suite struct NavigationPathTypedTests {
  private var mixed: NavigationPath {
    var path = NavigationPath([1, 2])
    path.append("a")
    path.append(3)
    return path
  }

  @Test("the first element of another type is the one that is reported")
  func firstElementAnotherTypeOne() throws {
    for path in try [mixed, reread(mixed)] {
      let error = try #require(throws: PathElementError.self) { try path.values(of: Int.self) }
      expect(error.index, is: 2)
      expect(error.foundType, is: "Swift.String")
    }
  }

  @Test("compact elements leave out what has another type or does not decode")
  func compactElementsLeaveOutWhat() throws {
    expect(mixed.compactValues(of: Int.self), is: [1, 2, 3])
    expect(mixed.compactValues(of: String.self), is: ["a"])
    expect(mixed.compactValues(of: User.self), is: [])
    let read = try path(savedAs: ["Swift.Int", "x", "App.T", "2", "Swift.Int", "1"])
    expect(read.compactValues(of: Int.self), is: [1])
  }

  @Test("the last value has the type asked for or is nothing")
  func lastValueHasTypeAsked() throws {
    expectNil(NavigationPath().elements.last)
    expectNil(NavigationPath().lastValue(of: Int.self))
    expect(mixed.lastValue(of: Int.self), is: 3)
    expectNil(mixed.lastValue(of: String.self))
    expect(try reread(mixed).lastValue(of: Int.self), is: 3)
    expectNil(try reread(mixed).lastValue(of: String.self))
  }
}

/// What a path does, against what a plain array does.
@Suite struct NavigationPathModelTests {
  /// A path, and an array that should say the same.
  private struct Pair {
    var path = NavigationPath()
    var model: [AnyHashable] = []

    var values: [AnyHashable] {
      path.elements.map { element in
        if let number = try? element.value(as: Int.self) { return AnyHashable(number) }
        if let text = try? element.value(as: String.self) { return AnyHashable(text) }
        return AnyHashable(Plain())
      }
    }

    mutating func removeLast(from index: Int?) -> Bool {
      guard let index else { return false }
      model.removeLast(model.count - 1 - index)
      return true
    }

    /// Performs one step on both, and returns what it was.
    mutating func step(using generator: inout SeededGenerator) throws -> String {
      let number = Int.random(in: 0..<4, using: &generator)
      switch Int.random(in: 0..<13, using: &generator) {
      case 0...2:
        path.append(number)
        model.append(number)
        return "append(\(number))"
      case 3, 4:
        path.push("\(number)")
        model.append("\(number)")
        return "push(\"\(number)\")"
      case 5:
        let count = Int.random(in: 0...model.count, using: &generator)
        path.removeLast(count)
        model.removeLast(count)
        return "removeLast(\(count))"
      case 6:
        path.pop(number)
        model.removeLast(min(number, model.count))
        return "pop(\(number))"
      case 7:
        let index = model.lastIndex(of: number)
        expect(path.pop(to: number), is: removeLast(from: index))
        return "pop(to: \(number))"
      case 8:
        let index = model.lastIndex { $0.base is String }
        expect(path.pop(toLast: String.self), is: removeLast(from: index))
        return "pop(toLast: String.self)"
      case 9:
        let index = model.lastIndex { ($0.base as? Int).map { $0 > number } ?? false }
        expect(path.pop(toLast: Int.self) { $0 > number }, is: removeLast(from: index))
        return "pop(toLast: Int.self, where: > \(number))"
      case 10:
        guard let index = model.indices.randomElement(using: &generator) else { return "nothing" }
        path.pop(toIndex: index)
        _ = removeLast(from: index)
        return "pop(toIndex: \(index))"
      case 11:
        path = try reread(path)
        return "reread"
      default:
        guard number == 0 else { return "nothing" }
        path.popToRoot()
        model = []
        return "popToRoot()"
      }
    }
  }

  @Test("after any changes, a path agrees with an array", arguments: 1...40 as ClosedRange<UInt64>)
  func anySeriesChangesLeavesPath(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pair = Pair()
    var trace: [String] = []
    for _ in 0..<100 {
      trace.append(try pair.step(using: &generator))
      guard pair.values == pair.model else {
        Issue.record("seed \(seed): \(trace) left \(pair.values) instead of \(pair.model)")
        return
      }
      expect(pair.path.count, is: pair.model.count)
      expect(pair.path.isEmpty, is: pair.model.isEmpty)
    }
    expect(trace.filter { $0 == "reread" }.count > 0, is: true)
  }
}
