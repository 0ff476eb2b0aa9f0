/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
