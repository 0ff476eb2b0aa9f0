import Foundation
import Testing

@testable import NavigationShim

@Suite("Two copies of the package in a process")
struct PackageCopyTests {
  @Test("one copy finds itself, and doesn't warn")
  func one() {
    expect(
      NSClassFromString("NavigationShim.PackageCopy").map { $0 === PackageCopy.self },
      is: true
    )
    expectNil(PackageCopy.warning)
  }

  @Test("a copy whose class isn't the one with its name warns")
  func second() {
    var asked: [String] = []
    let warning = PackageCopy.lookUp { name in
      asked.append(name)
      return NSObject.self
    }
    expect(warning?.description, is: NavigationWarning.secondCopy.description)
    expect(asked, is: ["NavigationShim.PackageCopy"])
    expectNil(PackageCopy.lookUp { _ in nil })
  }
}
