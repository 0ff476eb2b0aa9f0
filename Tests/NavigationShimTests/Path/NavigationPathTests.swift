import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite struct NavigationPathTests {
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
    path.append(5)
    expectNil(path.codable)
    path.popAndPush(Plain())
    expect(path.count, is: 5)
    expect(path.elements.last?.isCodable, is: false)
    expectNil(hashablePath([1]).codable)
    expect(codablePath([1]).codable != nil, is: true)
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
