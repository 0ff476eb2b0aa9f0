/// What every room's model can tell and do.
@MainActor
protocol RoomModel: AnyObject {
  var pathDescription: String { get }
  var actions: [String] { get }
  func perform(_ action: String) -> Bool
}
