/// Which of two views says what the other one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}
