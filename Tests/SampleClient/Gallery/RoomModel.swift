/// What every room's model can tell and do.
@MainActor
protocol RoomModel: AnyObject {
  var pathDescription: String { get }
  var events: [AppEvent] { get }
}
