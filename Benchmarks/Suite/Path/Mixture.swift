import NavigationShim

/// Elements of several types, as an app's path has them; the top is an ``Order`` at any count.
struct Mixture {
  /// A value of one of the types.
  enum Value {
    case number(Int)
    case name(String)
    case order(Order)
  }

  /// The values, from the one on the root to the one on top.
  let values: [Value]

  /// Makes up values, equal for equal counts.
  init(_ count: Int) {
    values = (0..<count).map { index in
      switch (count - 1 - index) % 3 {
      case 0: .order(Order(number: index, isPaid: index.isMultiple(of: 2)))
      case 1: .number(index)
      // Too long to be kept without a buffer of its own.
      default: .name("customer number \(index)")
      }
    }
  }

  /// The value on top.
  ///
  /// - Precondition: There is one.
  var top: Order {
    guard case .order(let order) = values.last else {
      preconditionFailure("a mixture of no elements has no top: ask for one at least")
    }
    return order
  }

  /// Appends the values to a path, one by one.
  func append(to path: inout Shim.NavigationPath) {
    for value in values {
      switch value {
      case .number(let number): path.append(number)
      case .name(let name): path.append(name)
      case .order(let order): path.append(order)
      }
    }
  }

  /// Appends the values to an array, one by one.
  func append(to array: inout [AnyHashable]) {
    for value in values {
      switch value {
      case .number(let number): array.append(number)
      case .name(let name): array.append(name)
      case .order(let order): array.append(order)
      }
    }
  }

  /// The values as a path of their own.
  var path: Shim.NavigationPath {
    var path = Shim.NavigationPath()
    append(to: &path)
    return path
  }

  /// The values as an array of their own.
  var array: [AnyHashable] {
    var array: [AnyHashable] = []
    append(to: &array)
    return array
  }
}
