/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
