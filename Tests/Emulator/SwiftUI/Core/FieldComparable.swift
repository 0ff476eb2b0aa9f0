/// A value that knows how it is compared, as its fields can't be.
protocol FieldComparable {
  func isSame(as other: Any) -> Bool
}

extension Optional: FieldComparable {
  func isSame(as other: Any) -> Bool {
    switch (self, other as? Wrapped?) {
    case (.none, .some(.none)): true
    case (.some(let a), .some(.some(let b))): Comparison.areSame(a, b)
    default: false
    }
  }
}

extension Array: FieldComparable {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? [Element], other.count == count else { return false }
    return zip(self, other).allSatisfy { Comparison.areSame($0, $1) }
  }
}
