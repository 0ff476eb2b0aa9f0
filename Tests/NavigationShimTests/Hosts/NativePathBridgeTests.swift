import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// A path of which SwiftUI can take the lowest elements only: what is saved above a value that can't
/// be saved has no representation for SwiftUI to decode.
@MainActor
@Suite("What SwiftUI's own stack is handed")
struct NativePathBridgeTests {
  @Test("it gets all below an element that it can't take, which leaves the path")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func restoresBelow() {
    let bridged = Bridged.refusing()
    expect(bridged.bridge.nativePath.count, is: 2)
    expect(bridged.warnings.texts.count, is: 1)
    for part in ["Element 2 of the path", "SwiftUI can't decode it"] {
      expect(bridged.warnings.texts.first?.contains(part), is: true)
    }
    bridged.scheduler.run()
    expect(bridged.holder.path.count, is: 2)
    // Of the same type as the element that was taken, so that the path isn't cut first.
    bridged.holder.path = Shim.NavigationPath([5])
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 1)
  }

  @Test("what SwiftUI drops too early it gets again")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func waits() {
    for (isNewer, count) in [(false, 1), (true, 2)] {
      let bridged = Bridged([PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))])
      bridged.bridge.nativePath.removeLast()
      bridged.prepare()
      expect(bridged.holder.path.count, is: 1)
      expect(bridged.bridge.nativePath.count, is: 0)
      bridged.bridge.links.register(Int.self)
      if isNewer { bridged.holder.path.append(2) }
      bridged.prepare()
      bridged.scheduler.run()
      // The stack is made anew only where it wouldn't get what it has dropped otherwise.
      expect(bridged.remakes, is: isNewer ? 0 : 1)
      bridged.prepare()
      expect(bridged.bridge.nativePath.count, is: count)
      bridged.bridge.links.register(String.self)
      bridged.scheduler.run()
      expect(bridged.remakes, is: isNewer ? 0 : 1)
    }
  }

  @Test("what it drops as nothing takes it leaves the app's path, unless that is another by now")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func drops() {
    for isNewer in [false, true] {
      let bridged = Bridged([PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))])
      bridged.bridge.links.register(String.self)
      if isNewer { bridged.holder.path.elements = [PathElement(9)] }
      bridged.bridge.nativePath.removeLast()
      expect(bridged.holder.path.elements, is: isNewer ? [PathElement(9)] : [])
      expect(bridged.remakes, is: isNewer ? 1 : 0)
    }
  }

  @Test("it gets the values of saved elements, where these or the new path's have them")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func values() {
    let values = [PathElement(1), PathElement(2)]
    let saved = ["1", "2"].map { item in
      PathElement(content: UndecodedElement(tag: "Swift.Int", item: item))
    }
    for (shown, new) in [(values, saved), (saved, values)] {
      let bridged = Bridged(shown)
      bridged.holder.path.elements = [PathElement(9), new[1]]
      bridged.prepare()
      expect(bridged.bridge.nativePath == SwiftUI.NavigationPath([9, 2]), is: true)
    }
  }

  @Test("links' values are known in a path that can't be saved, too")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func knowsLinks() {
    let bridged = Bridged([PathElement(Plain())])
    for number in [2, 3] { bridged.bridge.links.links.note(LinkValue(number)) }
    var written = bridged.bridge.nativePath
    for number in [2, 3] { written.append(number) }
    bridged.bridge.nativePath = written
    expect(bridged.holder.path.elements.dropFirst(), is: [PathElement(2), PathElement(3)])
  }

  @Test("what it can take of a long path is found without trying all parts of it")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func bisects() {
    let counter = Counter()
    let half = Array(repeating: PathElement(Counted(counter: counter)), count: 256)
    let saved = PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))
    let bridged = Bridged(half + [PathElement(Plain())] + half + [saved])
    expect(bridged.bridge.nativePath.count, is: 513)
    // Of 514 parts, ten are tried at the most, of which none has more elements.
    expect(counter.count <= 10 * 514, is: true)
    // What a person leaves below them isn't looked at.
    let plain = Bridged(half)
    counter.count = 0
    plain.bridge.nativePath.removeLast()
    expect(counter.count, is: 0)
  }

  @Test("what the app saves as it learns of that is saved")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func othersAreSaved() async throws {
    let folder = try TemporaryFolder()
    let bridged = Bridged.refusing()
    let other = SerializedNavPath(url: folder.file, scheduler: bridged.scheduler)
    bridged.holder.pathHasChanged = { other.append(7) }
    bridged.scheduler.run()
    try await other.save()
    expect(SerializedNavPath(url: folder.file).routes(as: Int.self), is: [7])
  }

  @Test("what the app pushes before that stays")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func keepsWhatIsPushed() {
    let bridged = Bridged.refusing()
    bridged.holder.path.append(7)
    bridged.prepare()
    bridged.scheduler.run()
    expect(bridged.holder.path.count, is: 3)
    expect(bridged.holder.path.elements.last, is: PathElement(7))
  }

  @Test("what a link of SwiftUI's own has pushed leaves the app's path as a person goes back")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func leavesOwn() {
    let bridged = Bridged([])
    bridged.bridge.nativePath.append(1)
    expect(bridged.holder.path.count, is: 1)
    bridged.bridge.nativePath.removeLast()
    expect(bridged.holder.path.count, is: 0)
  }

  @Test("what SwiftUI puts below an element that stays is taken, and the same path is no news")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func replacesBelow() {
    let bridged = Bridged([PathElement(1), PathElement(2)])
    for path in [[9, 2], [9, 2]] {
      bridged.bridge.nativePath = SwiftUI.NavigationPath(path)
      expect(bridged.holder.path.compactValues(of: Int.self), is: [9, 2])
      bridged.holder.pathHasChanged = { Issue.record("written again") }
    }
    expect(bridged.remakes, is: 0)
  }

  @Test("what SwiftUI puts in the place of a saved element is taken at once")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func replacesSaved() {
    let bridged = Bridged([PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))])
    bridged.bridge.nativePath = SwiftUI.NavigationPath([7])
    expect(bridged.holder.path.count, is: 1)
    expect(bridged.holder.path.elements[0] == PathElement(7), is: true)
  }

  @Test("a saved element stays what it is as SwiftUI has decoded it")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func decodedByHost() {
    let saved = PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))
    let bridged = Bridged([saved])
    bridged.scheduler.run()
    bridged.bridge.nativePath = SwiftUI.NavigationPath([1, 2])
    expect(bridged.holder.path.elements.map(\.isUndecoded), is: [true, true])
    expect(bridged.holder.path.elements.first, is: saved)
    bridged.bridge.nativePath.removeLast()
    expect(bridged.holder.path.elements, is: [saved])
  }

  #if !canImport(Darwin)
  @Test("what is pushed is compared with links of its type alone")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func comparesWithinType() {
    let values: [LinkValue] = [LinkValue(2), LinkValue("two"), LinkValue(Plain())]
    for value in values {
      let bridged = Bridged([PathElement(1)])
      for value in values.filter({ $0 != value }) + [value] {
        bridged.bridge.links.links.note(value)
      }
      bridged.prepare()
      guard let element = value.element else { continue }
      var written = bridged.bridge.nativePath
      element.append(to: &written)
      SwiftUI.NavigationPath.$typesAreCompared.withValue({ Issue.record("\($0) and \($1)") }) {
        bridged.bridge.nativePath = written
      }
      expect(bridged.holder.path.elements, is: [PathElement(1), element])
    }
  }
  #endif
}

/// An element that can't be read, as the bridge makes it of what the native stack writes.
@MainActor
@Suite("An element that SwiftUI's own stack alone knows")
struct UnreadableElementTests {
  @Test("it is in the app's path and in SwiftUI's")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isThere() {
    let bridged = Bridged.unreadable()
    expect(bridged.holder.path.count, is: 3)
    expect(bridged.bridge.nativePath.count, is: 3)
    expectNil(bridged.holder.path.elements[1].value)
    expect(bridged.holder.path.elements[1].isCodable, is: false)
    expect(bridged.warnings.texts, is: [])
    // A person who goes back from it has seen it: it is popped, and not dropped.
    let values = LinkValues()
    expect(values.canShow(bridged.holder.path.elements[1]), is: true)
    values.register(Int.self)
    expect(values.canShow(bridged.holder.path.elements[1]), is: true)
  }

  @Test("and a saved one may have been seen where no type is known, or where one takes it")
  func saved() {
    let values = LinkValues()
    let saved = PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))
    expect(values.canShow(saved), is: true)
    values.register(String.self)
    expect(values.canShow(saved), is: false)
    values.register(Int.self)
    expect(values.canShow(saved), is: true)
  }

  @Test("encoding it says why that can't be")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func encoding() {
    let bridged = Bridged.unreadable()
    let representation = Shim.NavigationPath.CodableRepresentation(
      elements: bridged.holder.path.elements
    )
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(representation) }
    expect("\(error.map { "\($0)" } ?? "")".contains("Element 1 of the path"), is: true)
  }

  @Test("it comes back with what was below it")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func comesBack() {
    let bridged = Bridged.unreadable()
    let path = bridged.holder.path
    bridged.holder.path = Shim.NavigationPath()
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 0)
    bridged.holder.path = path
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 3)
    // In the place of another one, which may be of another type, it comes in the next update.
    bridged.bridge.nativePath.removeLast(2)
    bridged.bridge.nativePath.append(Plain(id: 1))
    bridged.holder.path = path
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 1)
    bridged.scheduler.run()
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 3)
    expect(bridged.warnings.texts, is: [])
  }

  @Test("above anything else it is dropped, with what is above it and a warning")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func moved() {
    let bridged = Bridged.unreadable()
    bridged.holder.path.elements.removeFirst()
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 0)
    bridged.scheduler.run()
    bridged.prepare()
    expect(bridged.bridge.nativePath.count, is: 0)
    expect(bridged.warnings.texts.count, is: 1)
    for part in ["Element 0 of the path", "only together with the elements below it"] {
      expect(bridged.warnings.texts.first?.contains(part), is: true)
    }
    bridged.scheduler.run()
    expect(bridged.holder.path.isEmpty, is: true)
  }

  @Test("two are equal at the same place with the same value, and nowhere else")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func equality() throws {
    let bridged = Bridged.unreadable()
    let element = bridged.holder.path.elements[1]
    bridged.bridge.nativePath.removeLast(2)
    bridged.bridge.nativePath.append(Plain())
    expect(bridged.holder.path.elements[1], is: element)
    bridged.bridge.nativePath.append(Plain())
    expect(bridged.holder.path.elements[2] != element, is: true)
    expect(bridged.holder.path.elements[0] != element, is: true)
    expect(element != bridged.holder.path.elements[0], is: true)
    let saved = PathElement(content: UndecodedElement(tag: "(unreadable)", item: "1"))
    expect(saved != element, is: true)
    expect(element != saved, is: true)
  }
}

@MainActor
@Suite("What is known of the links in SwiftUI's own stack")
struct LinkNotesTests {
  @Test("a value is kept once for each type and way to be saved")
  func distinct() {
    let notes = LinkNotes()
    let values = [LinkValue(1), LinkValue(Plain(id: 1)), LinkValue(UInt8(1)), LinkValue(Int?.none)]
    for value in values + values + [LinkValue(hiding: 1)] { notes.note(value) }
    expect(notes.elements.count, is: 4)
  }

  @Test("of many values those of the newest links are kept, and not all")
  func forgotten() {
    let notes = LinkNotes()
    for number in 0..<20_000 {
      notes.note(LinkValue(number))
      notes.note(LinkValue(-1))
    }
    let kept = Set(notes.elements.compactMap { try? $0.value(as: Int.self) })
    expect(kept.isSuperset(of: [-1] + Array(19_000..<20_000)), is: true)
    expect(kept.count < 3_000, is: true)
  }

  @Test("an object is known as long as it lives, and lives no longer for that")
  func objects() {
    let notes = LinkNotes()
    var kept: [LinkedObject] = []
    weak var gone: LinkedObject?
    for number in 0..<500 {
      let object = LinkedObject()
      for _ in 0..<2 {
        notes.note(LinkValue(object))
        notes.note(LinkValue(object as PlainObject))
      }
      if number.isMultiple(of: 50) { kept.append(object) } else { gone = object }
    }
    expect(gone == nil, is: true)
    let elements = notes.elements
    expect(elements.count, is: 2 * kept.count)
    for object in kept {
      expect(elements.contains(PathElement(object)), is: true)
      expect(elements.contains(PathElement(object as PlainObject)), is: true)
    }
  }
}

private class PlainObject: Hashable {
  static func == (lhs: PlainObject, rhs: PlainObject) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class LinkedObject: PlainObject {}

extension LinkValue {
  /// A value that nobody knows can be saved.
  fileprivate init<V: Hashable>(hiding value: V) {
    self.init(value)
  }
}

/// A bridge between the package's path and SwiftUI's.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
private final class Bridged {
  let scheduler = ManualScheduler()
  private(set) lazy var bridge = NativePathBridge { [unowned self] in remakes += 1 }
  private(set) var remakes = 0
  let holder = Holder()
  let warnings = Lines()
  var configuration = NavigationConfiguration()

  init(_ elements: [PathElement]) {
    holder.path.elements = elements
    configuration.scheduler = scheduler
    configuration.warnings = WarningLog { [warnings] text in warnings.texts.append(text) }
    prepare()
  }

  func prepare() {
    bridge.prepare(ObservedObject(wrappedValue: holder).projectedValue.path, configuration)
  }

  /// A path whose elements SwiftUI can take but for the last.
  static func refusing() -> Bridged {
    let saved = [("Swift.Int", "1"), ("Swift.String", #""a""#)].map { tag, item in
      PathElement(content: UndecodedElement(tag: tag, item: item))
    }
    return Bridged([saved[0], PathElement(Plain()), saved[1]])
  }

  /// A path of 5, an element that can't be read, and 6.
  static func unreadable() -> Bridged {
    let bridged = Bridged([PathElement(5)])
    var written = bridged.bridge.nativePath
    written.append(Plain())
    bridged.bridge.nativePath = written
    bridged.holder.path.append(6)
    bridged.prepare()
    return bridged
  }
}

@MainActor
private final class Holder: ObservableObject {
  var path = Shim.NavigationPath() { didSet { pathHasChanged() } }

  var numbers: [Int] = []

  /// Called with every change of the path.
  var pathHasChanged: @MainActor () -> Void = {}
}

/// Counts.
private final class Counter {
  var count = 0
}

/// A value that counts how often it is encoded.
private struct Counted: Hashable, Codable {
  let counter: Counter

  init(counter: Counter) { self.counter = counter }

  init(from decoder: any Decoder) throws { counter = Counter() }

  func encode(to encoder: any Encoder) throws {
    counter.count += 1
    var container = encoder.singleValueContainer()
    try container.encode(1)
  }

  static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.counter === rhs.counter }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counter)) }
}

/// What the native stack writes, where the app has set its path since the stack has read it.
///
/// Nothing is popped from it, and what is pushed comes on top of whatever is there.
@MainActor
@Suite("A path that the app has set since SwiftUI's own stack has read it")
struct NewerPathTests {
  @Test("a path of any types ends as the rule says, in every small case")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func path() {
    for write in Write.all {
      let holder = Holder()
      let bridge = NativePathBridge {}
      let path = ObservedObject(wrappedValue: holder).projectedValue.path
      holder.path = Shim.NavigationPath(write.known)
      bridge.prepare(path, NavigationConfiguration())
      // What comes in the place of others does, whether those could be shown or not.
      if !write.added.isEmpty { bridge.links.register(String.self) }
      holder.path = Shim.NavigationPath(write.newer)
      var native = bridge.nativePath
      native.removeLast(write.known.count - write.kept)
      for number in write.added { native.append(number) }
      bridge.nativePath = native
      expect(holder.path.compactValues(of: Int.self), is: write.outcome, "\(write)")
      bridge.prepare(path, NavigationConfiguration())
      expect(bridge.nativePath.count, is: write.outcome.count, "\(write)")
    }
  }

  @Test("a path of one type ends as the rule says, in every small case")
  func typed() {
    for write in Write.all {
      let holder = Holder()
      let bridge = Navigator<[Int]>()
      let path = ObservedObject(wrappedValue: holder).projectedValue.numbers
      holder.numbers = write.known
      bridge.follow(path, NavigationConfiguration())
      holder.numbers = write.newer
      bridge.hostPath = write.known[..<write.kept] + write.added
      expect(holder.numbers, is: write.outcome, "\(write)")
      bridge.follow(path, NavigationConfiguration())
      expect(bridge.hostPath, is: write.outcome, "\(write)")
    }
  }

  @Test("a write that is not heeded has the stack made anew, with what the app has set")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isMadeAnew() {
    let holder = Holder()
    var count = 0
    let bridge = NativePathBridge { count += 1 }
    let typed = Navigator<[Int]>()
    let observation = typed.objectWillChange.sink { _ in count += 1 }
    defer { observation.cancel() }
    holder.path = Shim.NavigationPath([1, 2, 3])
    holder.numbers = [1, 2, 3]
    let bindings = ObservedObject(wrappedValue: holder).projectedValue
    bridge.prepare(bindings.path, NavigationConfiguration())
    typed.follow(bindings.numbers, NavigationConfiguration())
    holder.path = Shim.NavigationPath([9, 8, 7, 6])
    holder.numbers = [9, 8, 7, 6]
    bridge.nativePath = SwiftUI.NavigationPath()
    typed.hostPath = []
    expect(count, is: 2)
    expect(holder.path.compactValues(of: Int.self), is: [9, 8, 7, 6])
    expect(holder.numbers, is: [9, 8, 7, 6])
  }
}

/// A write of the native stack to a path that the app has set since.
private struct Write {
  /// What the stack knows.
  let known: [Int]

  /// What the app has set since.
  let newer: [Int]

  /// How much the stack leaves of what it knows.
  let kept: Int

  /// What it puts on top.
  let added: [Int]

  /// What the app's path is to be afterwards.
  var outcome: [Int] {
    if newer == known { return known[..<kept] + added }
    return kept < known.count ? newer : newer + added
  }

  /// Every case with paths of at most three elements of two values, and at most two elements pushed.
  ///
  /// What is pushed is another value: a replacement by an equal one is no change to anybody.
  static var all: [Write] {
    let paths = (0...3).flatMap { self.paths(ofLength: $0) }
    return paths.flatMap { known in
      paths.flatMap { newer in
        (0...known.count).flatMap { kept in
          [[], [3], [3, 4]].map { Write(known: known, newer: newer, kept: kept, added: $0) }
        }
      }
    }
  }

  private static func paths(ofLength length: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { paths, _ in paths.flatMap { path in [1, 2].map { path + [$0] } } }
  }
}
