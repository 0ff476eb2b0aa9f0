extension OptionName {
  /// The number that an option's value is.
  ///
  /// - Throws: ``UsageError``, which names the option and what it takes.
  package func number<Number: FixedWidthInteger>(
    _ value: String,
    in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    guard let number = Number(value), range.contains(number) else {
      let known = "\(range.lowerBound) to \(range.upperBound)"
      throw UsageError("\(flag) can't be \(quoting: value)", known: known)
    }
    return number
  }
}
