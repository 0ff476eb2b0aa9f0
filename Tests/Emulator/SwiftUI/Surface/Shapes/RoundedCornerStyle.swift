/// How round corners pass into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
