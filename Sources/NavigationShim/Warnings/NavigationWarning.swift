/// A recoverable mistake in the use of the package.
///
/// The text doesn't quote values, titles or URLs of the app, since others can read the log.
enum NavigationWarning {
  case missingDestination(typeName: String)
  case linkWithoutDestination(typeName: String)
  case foreignValue(typeName: String, pathTypeName: String)
  case undecodableElement(index: Int, typeName: String, reason: String)
  case repeatedDestination(typeName: String)
  case nestedStack
  case navigatorWithoutPath
  case linkInColumn
  case rowsWithoutIdentity
  case listInStack
  case linkOutsideOfStack
  case viewBesideStack
  case secondCopy
  case failedCheck(check: String, assumption: String, details: String)
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
      which takes values of any type.
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
    case .nestedStack:
      """
      A NavigationStack is inside another one, which shows two navigation bars and breaks both \
      stacks. Use one stack for each tab or sheet, and none inside a pushed screen.
      """
    case .navigatorWithoutPath:
      """
      A Navigator was used on a NavigationStack without a path in a column of a NavigationSplitView. \
      SwiftUI keeps that path to itself, so nothing happens. Give the stack a path: \
      NavigationStack(path: $path) { … }.
      """
    case .linkInColumn:
      """
      A NavigationLink with a value is in a column of a NavigationSplitView, and a tap on it does \
      nothing: before iOS 16, SwiftUI's List can't select its row. In a List, add the alias \
      typealias List<SelectionValue: Hashable, Content: View> = ListShim<SelectionValue, Content>, \
      and give the List a selection. Outside of lists, put the navigation link into a NavigationStack.
      """
    case .rowsWithoutIdentity:
      """
      A List with a selection is in a column of a NavigationSplitView, and a tap on its rows selects \
      nothing: before iOS 16, SwiftUI's List selects only in edit mode, and NavigationShim can't read \
      a row's tag. Write List(data, selection: $id) { … }, with elements whose id has the selection's \
      type, or make the rows navigation links: NavigationLink(value: id) { … }.
      """
    case .listInStack:
      """
      A List with a selection is in a NavigationStack, and a tap on its rows selects nothing: before iOS 16, \
      it selects only in a column of a NavigationSplitView, outside of stacks, or in edit mode. \
      Put the List into such a column, or make its rows navigation links. SwiftUI.List doesn't select either, \
      but logs no warning.
      """
    case .linkOutsideOfStack:
      """
      A NavigationLink is in a sheet, a cover or a popover without a stack of its own, or on a \
      screen that SwiftUI's navigation link has pushed. SwiftUI disables it in a sheet; on a link \
      stack it would push behind the presented view. Put a NavigationStack around that view: \
      .sheet(…) { NavigationStack { … } }. If it has a NavigationView, add the alias \
      typealias NavigationView<Content: View> = NavigationViewShim<Content>.
      """
    case .viewBesideStack:
      """
      A navigationDestination or a NavigationLink to a view is outside of the NavigationStack in a \
      column of a NavigationSplitView, so its view isn't shown. Move it into the stack: \
      NavigationStack { root.navigationDestination(…) }.
      """
    case .failedCheck(let check, let assumption, let details):
      """
      Host check \(check) failed on \(details), which refutes \(assumption): the stack continues in \
      safe mode. \
      Please open an issue with the text of NavigationDiagnostics.report.
      """
    case .secondCopy:
      """
      NavigationShim is in this process twice, as it is if an app and a framework of its own both \
      link it. Navigators and policies of one copy aren't found by the views of the other, and \
      navigation links are disabled in the other's stacks. Link NavigationShim in one framework, and \
      have the others get it from there.
      """
    }
  }
}
