import BenchmarkKit
import NavigationShim

extension Benchmark {
  /// Appending, one by one.
  static let pathAppend = ofPath(
    "append",
    asks: "What does it cost to append to a path?",
    title: "Appending elements to an empty path, one by one",
    PathContest(
      ways: [
        .init("NavigationPath") { count in
          let mixture = opaque(Mixture(count))
          return Workload("path.append") {
            Shim.NavigationPath()
          } run: { path in
            mixture.append(to: &path)
          } isDone: { path in
            path.count == count && path.last(as: Order.self) == mixture.top
          }
        },
        .init("[AnyHashable]") { count in
          let mixture = opaque(Mixture(count))
          return Workload("path.append") {
            [AnyHashable]()
          } run: { array in
            mixture.append(to: &array)
          } isDone: { array in
            array.count == count && array.last == AnyHashable(mixture.top)
          }
        },
      ],
      ratio: .init(of: 0, to: 1)
    ),
    note: "The elements are integers, strings and small structures, in turn."
  )

  /// Removing the last element, until there is none.
  static let pathRemoveLast = ofPath(
    "removeLast",
    asks: "What does it cost to remove from a path?",
    title: "Removing all elements of a path, one by one",
    PathContest(
      ways: [
        .init("NavigationPath") { count in
          let mixture = opaque(Mixture(count))
          return Workload("path.removeLast") {
            mixture.path
          } run: { path in
            for _ in 0..<count { path.removeLast() }
          } isDone: { path in
            path.isEmpty
          }
        },
        .init("[AnyHashable]") { count in
          let mixture = opaque(Mixture(count))
          return Workload("path.removeLast") {
            mixture.array
          } run: { array in
            for _ in 0..<count { array.removeLast() }
          } isDone: { array in
            array.isEmpty
          }
        },
      ],
      ratio: .init(of: 0, to: 1)
    ),
    note: "What the elements hold is released with them, and timed."
  )

  /// Comparing equal paths.
  static let pathEquality = ofPath(
    "equality",
    asks: "What does it cost to find two paths equal?",
    title: "Comparing two equal paths that share nothing",
    PathContest(
      ways: [
        .init("NavigationPath") { count in
          equality(opaque(Mixture(count)).path, opaque(Mixture(count)).path)
        },
        .init("[AnyHashable]") { count in
          equality(opaque(Mixture(count)).array, opaque(Mixture(count)).array)
        },
      ],
      ratio: .init(of: 0, to: 1)
    ),
    note: "Paths that share their storage, as one and its copy do, are equal at once at any length."
  )

  private static func equality<Elements: Equatable>(
    _ left: Elements,
    _ right: Elements
  ) -> Workload {
    Workload("path.equality") {
      false
    } run: { areEqual in
      areEqual = left == right
    } isDone: { areEqual in
      areEqual
    }
  }
}
