/// How this was built.
enum Build {
  /// Whether the optimizer was at work: an assertion is not even evaluated then.
  static let isOptimized: Bool = {
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }()
    )
    return isOptimized
  }()
}
