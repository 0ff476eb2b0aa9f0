import SwiftUI
import Testing

@testable import NavigationShim

/// A value that is equal by its number alone, and that can't be saved.
private struct Contact: Hashable {
  let number: Int
  var name = ""

  static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.number == rhs.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An object that does something as it goes, and equals all others.
private final class Reader: Hashable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void = {}) { self.end = end }

  deinit { end() }

  static func == (lhs: Reader, rhs: Reader) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A value that counts how often its kind is saved.
private struct Counted: Hashable, Codable {
  nonisolated(unsafe) static var count = 0
  let number: Int

  func encode(to encoder: any Encoder) throws {
    Self.count += 1
    try number.encode(to: encoder)
  }
}

@Suite("An element that SwiftUI has pushed")
struct PushedElementTests {
  /// Returns a path of the values, the last of which SwiftUI has pushed.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private func appended(_ lower: [Contact] = [], pushed: Contact) -> Shim.NavigationPath {
    var path = Shim.NavigationPath(lower)
    path.native.append(pushed)
    return path
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private func offer(_ values: [some Hashable], to path: Shim.NavigationPath) {
    let elements = PushedElements()
    elements.beginUpdate()
    elements.wait(in: path.elements)
    for value in values { elements.offer(value) }
    elements.endUpdate()
  }

  @Test("can't be read before its screen has its value")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func plain() throws {
    let path = appended(pushed: Contact(number: 1, name: "a"))
    let copy = path
    let element = try #require(path.elements.last)
    expectNil(element.value)
    expect(element.typeName, is: "(unreadable)")
    expect("\(element)", is: "(unreadable)")
    let error = #expect(throws: PathElementError.self) { _ = try element.value(as: Contact.self) }
    expect(error?.description.contains("isn't Codable"), is: true)
    expectNil(path.codable)
    offer([Contact(number: 1, name: "a")], to: path)
    expect(copy.lastValue(of: Contact.self)?.name, is: "a")
    expectNil(path.codable)
  }

  @Test("has the last equal value of the update of its push, and the first one after that")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func equalToLower() {
    let (old, new) = (Contact(number: 1, name: "old"), Contact(number: 1, name: "new"))
    for (values, later, name) in [
      ([old, new], [old], "new"), ([new], [old], "new"), ([], [new, old], "new"),
      (nil, [new, old], "new"),  // Another stack has pushed it.
    ] {
      let path = appended([old], pushed: new)
      let elements = PushedElements()
      if values != nil { elements.beginUpdate() }
      elements.wait(in: path.elements)
      for value in values ?? [] { elements.offer(value) }
      if values != nil { elements.endUpdate() }
      for value in later { elements.offer(value) }
      expect(path.lastValue(of: Contact.self)?.name, is: name, "\(values ?? []), \(later)")
    }
  }

  @Test("an element that replaces an equal one has the value that is shown, or else the former one")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func replacing() {
    let (old, new) = (Contact(number: 1, name: "old"), Contact(number: 1, name: "new"))
    for (values, name) in [([], "old"), ([new], "new")] {
      let lower = Contact(number: 0)
      var path = Shim.NavigationPath([lower, old])
      path.native = SwiftUI.NavigationPath([lower, new])
      expect(path.lastValue(of: Contact.self)?.name, is: "old")
      offer(values, to: path)
      expect(path.lastValue(of: Contact.self)?.name, is: name)
      // Writes don't make it larger.
      path.native = SwiftUI.NavigationPath([lower, new])
      offer([Contact](), to: path)
      expect(path.lastValue(of: Contact.self)?.name, is: name)
      expect(path.elements.last?.pushed?.shown is PushedElement, is: false)
    }
  }

  @Test("equals the same value at the same place, in either order, before and after it is known")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func equality() throws {
    for isKnown in [false, true] {
      let own = appended([Contact(number: 1)], pushed: Contact(number: 2))
      let other = appended([Contact(number: 1)], pushed: Contact(number: 2))
      let different = appended([Contact(number: 1)], pushed: Contact(number: 3))
      if isKnown { offer([Contact(number: 2)], to: own) }
      let known = PathElement(Contact(number: 2))
      let saved = try path(savedAs: #"["Swift.Int","2"]"#).elements[0]
      for (same, isSame) in [
        (own.elements[1], true), (other.elements[1], true), (known, true),
        (own.elements[0], false), (PathElement(Contact(number: 3)), false), (PathElement(2), false),
        (saved, false), (different.elements[1], false),
      ] {
        expect(own.elements[1] == same, is: isSame, "\(same)")
        expect(same == own.elements[1], is: isSame, "\(same)")
      }
      var shorter = own
      expect(shorter.pop(to: Contact(number: 2)), is: true)
      expect(shorter.count, is: 2)
    }
  }

  @Test("releases a former value where that may read the path")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func release() {
    var path = Shim.NavigationPath()
    path.native.append(Reader())
    let copy = path
    let elements = PushedElements()
    elements.beginUpdate()
    elements.wait(in: path.elements)
    var readCount = 0
    elements.offer(Reader { readCount += copy.elements.count { $0.value is Reader } })
    elements.offer(Reader())
    expect(readCount, is: 1)
  }

  @Test("equals its saved form")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func savedForm() throws {
    var pushed = Shim.NavigationPath()
    pushed.native.append(7)
    let saved = try path(savedAs: #"["Swift.Int","7"]"#)
    expect("\(pushed)", is: "NavigationPath(elements: [undecoded Swift.Int 7])")
    expect(pushed.elements[0].typeName, is: "Swift.Int")
    expect(pushed == saved, is: true)
    expect(saved == pushed, is: true)
    expect(pushed == (try path(savedAs: #"["Swift.Int","8"]"#)), is: false)
    offer([7], to: pushed)
    expect(try savedStrings(of: pushed), is: ["Swift.Int", "7"])
  }

  @Test("is saved together with those below it, each once")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func savedOnce() throws {
    var path = Shim.NavigationPath()
    for number in 1...3 { path.native.append(Counted(number: number)) }
    expect(try savedStrings(of: path).count, is: 6)
    expect(Counted.count, is: 3)
  }

  @Test("an object is decoded once, for all copies of its element")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func object() throws {
    var pushed = Shim.NavigationPath()
    pushed.native.append(Coordinator())
    for path in [pushed, try path(savedAs: ["NavigationShimTests.Coordinator", "{}"])] {
      let (copy, object) = (path, try #require(path.lastValue(of: Coordinator.self)))
      expect(copy.lastValue(of: Coordinator.self) === object, is: true)
    }
  }
}
