import CommandSupport

/// A chain of links in one line: `root ▸ orders ▸ order 42`.
enum ChainText {
  private static let arrow = " ▸ "
  private static let gap = "… ▸ "

  /// Writes a chain, leaving out what is in its middle if it is wider than a number of columns.
  ///
  /// Only as much of the chain is looked at as fits, whatever its length.
  static func fitting(_ chain: [ShopRoute], to width: Int) -> String {
    let root = ShopRoute.rootTitle
    guard let top = chain.last else { return TerminalText.elidingEnd(root, to: width) }
    var end = TerminalText.cleaned(top.title)
    var count = 1
    for screen in chain.dropLast().reversed() {
      let longer = TerminalText.cleaned(screen.title) + arrow + end
      let start = root + arrow + (count + 1 < chain.count ? gap : "")
      guard TerminalText.width(start + longer) <= width else { break }
      end = longer
      count += 1
    }
    let isWhole = count == chain.count
    for start in [root + arrow + (isWhole ? "" : gap), isWhole ? root + arrow : gap]
    where TerminalText.width(start + end) <= width {
      return start + end
    }
    return TerminalText.elidingEnd((isWhole ? root + arrow : gap) + end, to: width)
  }
}
