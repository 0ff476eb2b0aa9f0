public enum ToolbarRole: Sendable {
  case automatic, navigationStack, browser, editor
}
