/// What a person does beside tapping.
enum PersonsGesture {
  case longPress
  case swipe
}

/// The node of a view that heeds a gesture.
@MainActor
protocol GestureNode: Node {
  var gesture: PersonsGesture { get }

  /// The texts that a person makes the gesture on.
  var label: String { get }

  func perform()
}
