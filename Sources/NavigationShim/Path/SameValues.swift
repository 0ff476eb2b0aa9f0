/// Returns whether two values have the same bits.
///
/// If so, they are the same value, whatever `==` compares. Values with other bits may be the same, too.
func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}

/// Returns whether two values are equal or have the same bits, as two with the same NaN have.
func areSame<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool {
  lhs == rhs || haveSameBits(lhs, rhs)
}
