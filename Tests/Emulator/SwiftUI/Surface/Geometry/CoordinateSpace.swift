/// What positions are measured from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}
