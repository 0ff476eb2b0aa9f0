/// A reason for a stack to be left as it is for now.
enum Hindrance {
  /// The app is inactive: changes made now would all be applied in one go on return, and break
  /// (NavigationBackport issue 53).
  case inactiveApp

  /// The stack is not on screen: it is behind another tab or a full-screen cover, where links aren't
  /// rendered and so aren't followed.
  case hiddenStack
}
