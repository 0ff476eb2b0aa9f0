import CommandSupport

extension UsageError {
  /// Takes over what is wrong with a link.
  init(_ error: ShopURLError, in url: String) {
    self.init("can't open \(quoting: url): \(error.complaint)", known: error.knownInWords)
  }
}
