/// How many stacks a navigation view shows beside each other.
enum NavigationViewLayout {
  case automatic, stack, columns

  init(_ style: some NavigationViewStyle) {
    switch style {
    case is StackNavigationViewStyle: self = .stack
    case is DefaultNavigationViewStyle: self = .automatic
    default: self = .columns
    }
  }

  /// The first views of the columns.
  @MainActor
  func columns(of content: any View) -> [any View] {
    let pieces = Piece.pieces(of: content)
    guard pieces.count > 1 else {
      // What is alone stays as it is, so that it keeps its place in the structure.
      return self == .columns ? [content, EmptyView()] : [content]
    }
    return self == .stack ? [pieces[0].view] : pieces.map(\.view)
  }
}

extension EnvironmentValues {
  private enum NavigationViewLayoutKey: EnvironmentKey {
    static let defaultValue = NavigationViewLayout.automatic
  }

  var navigationViewLayout: NavigationViewLayout {
    get { self[NavigationViewLayoutKey.self] }
    set { self[NavigationViewLayoutKey.self] = newValue }
  }
}
