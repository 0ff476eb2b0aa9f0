/// A recoverable mistake in the use of the package.
///
/// The text doesn't quote values, titles or URLs of the app, since others can read the log.
enum NavigationWarning {
  case missingDestination(typeName: String)
  case linkWithoutDestination(typeName: String)
  case foreignValue(typeName: String, pathTypeName: String)
  case undecodableElement(index: Int, typeName: String, reason: String)
  case repeatedDestination(typeName: String)
  case noDeepLinkHandler(linkTypeName: String)
  case nestedStack
  case nestedPaths(typeName: String, outerTypeName: String)
  case navigatorWithoutPath
  case linkInColumn
  case rowsWithoutIdentity
  case linkOutsideOfStack
  case evaluationThatFeedsItself
  case secondCopy
  case failedCheck(code: String, assumption: String, details: String)
}

extension NavigationWarning: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingDestination(let typeName):
      """
      The path has a value of type \(typeName), and no destination is declared for it. Add \
      .navigationDestination(for: \(typeName).self) { … } inside the stack, on the root or on a \
      screen below the one to show, and outside of lazy containers. Where the path is an array, \
      only the root's declarations count. Where one is declared for a superclass, push the value as \
      that: path.append(value as Superclass).
      """
    case .linkWithoutDestination(let typeName):
      """
      A link with a value of type \(typeName) was tapped, and no destination is declared for it, \
      so nothing happens. Add .navigationDestination(for: \(typeName).self) { … } inside the \
      stack, on the root or on the link's screen, and outside of lazy containers. Where one is \
      declared for a superclass, link to the value as that: NavigationLink(value: value as Superclass).
      """
    case .foreignValue(let typeName, let pathTypeName):
      """
      A value of type \(typeName) can't be pushed: the elements of this stack's path are of type \
      \(pathTypeName), so nothing happens. Push one of those, or give the stack a NavigationPath, \
      which takes any type.
      """
    case .undecodableElement(let index, let typeName, let reason):
      """
      Element \(index) of the path, saved as \(typeName), can't be shown, so it and what is above \
      it are dropped. \(reason)
      """
    case .repeatedDestination(let typeName):
      """
      navigationDestination(for: \(typeName).self) is declared on more than one screen of a stack. \
      The one nearest to the root is used: remove the others.
      """
    case .noDeepLinkHandler(let linkTypeName):
      """
      A PathStore was handed a value of type \(linkTypeName), and has no handler for any, so \
      nothing happens. Hand one to the store's initializer, or add one by addURLHandler(_:) or \
      addActivityHandler(_:), before the first link comes.
      """
    case .nestedStack:
      """
      A NavigationStack is inside another one, which shows two navigation bars and confuses both. \
      Use one stack for each tab or sheet, and none inside of pushed screens.
      """
    case .nestedPaths(let typeName, let outerTypeName):
      """
      A NavigationStack with a path of \(typeName) is inside one with a path of \(outerTypeName). \
      SwiftUI compares the two, and ends the app. Push the inner stack's values on the outer one, \
      with an enum as the path's type or with a NavigationPath, or present the inner stack in a sheet.
      """
    case .navigatorWithoutPath:
      """
      A Navigator was used on a NavigationStack without a path in a column of a NavigationSplitView, \
      where SwiftUI keeps the path to itself, so nothing happens. Give the stack a path: \
      NavigationStack(path: $path) { … }.
      """
    case .linkInColumn:
      """
      A NavigationLink with a value is in a column of a NavigationSplitView, and a tap on it does \
      nothing: SwiftUI's List doesn't tell it how to select before iOS 16. Have List stand for the \
      package's, typealias List<SelectionValue: Hashable, Content: View> = \
      ListShim<SelectionValue, Content>, and give it a selection. Outside of lists, put the link \
      into a NavigationStack.
      """
    case .rowsWithoutIdentity:
      """
      A List with a selection is in a column of a NavigationSplitView, and a tap on its rows selects \
      nothing: SwiftUI's List selects in edit mode only before iOS 16, and the package can't read a \
      row's tag. Write List(data, selection: $id) { … }, where the elements' id is of the selection's \
      type, or make the rows links: NavigationLink(value: id) { … }.
      """
    case .linkOutsideOfStack:
      """
      A NavigationLink is in a sheet, a cover or a popover without a stack of its own, or on a \
      screen that SwiftUI's own link has pushed. With SwiftUI a sheet's is disabled; on a stack of \
      links it would push below what is in front. Put a NavigationStack around what is presented: \
      .sheet(…) { NavigationStack { … } }. For a NavigationView there, use the package's: \
      typealias NavigationView<Content: View> = NavigationViewShim<Content>.
      """
    case .failedCheck(let code, let assumption, let details):
      """
      Host check \(code) failed on \(details): link stacks go on without relying on \(assumption). Please \
      open an issue with the text of NavigationDiagnostics.report.
      """
    case .evaluationThatFeedsItself:
      """
      A link or a modifier that presents a screen was evaluated 60 times in a second, as happens where the \
      screen's own evaluation changes what the view below it reads. The screen isn't brought up to date \
      any more. Don't change in a body, or because of one, what the presenting view reads.
      """
    case .secondCopy:
      """
      NavigationShim is in this process twice, as it is where an app and a framework of its own both \
      link it. A navigator or a policy of one copy isn't found by the views of the other, and a link is \
      disabled in the other's stack. Link NavigationShim in one framework, and have the others get it from there.
      """
    }
  }
}
