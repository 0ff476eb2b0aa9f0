/// How content fits a space that has other proportions.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
