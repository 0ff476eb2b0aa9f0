/// What a person is asked to do, as nobody else can.
enum HandStep: String, CaseIterable, Codable, Hashable {
  case swipeHalfWay, swipeBack, swipeWhilePushing, longPressOnBack, scrollWhilePushing
  case controlCenter, authentication, call, leaving, rotation, resizing

  /// The path that the step begins with has these numbers.
  static let path = [1, 2, 3]

  var title: String {
    switch self {
    case .swipeHalfWay: "Swipe back half-way"
    case .swipeBack: "Swipe back"
    case .swipeWhilePushing: "Hold a screen while another is pushed"
    case .longPressOnBack: "Long press on Back"
    case .scrollWhilePushing: "Scroll while a screen is pushed"
    case .controlCenter: "Control Center"
    case .authentication: "Face ID, Touch ID or code"
    case .call: "A call"
    case .leaving: "Leave the app"
    case .rotation: "Rotate the device"
    case .resizing: "Resize the window"
    }
  }

  /// What the person is to do, before the question what is to be seen then.
  var instruction: String {
    switch self {
    case .swipeHalfWay:
      "Swipe from the left edge to the middle, hold for two seconds, go back to the edge and let go."
    case .swipeBack:
      "Swipe from the left edge to the right, and let go there."
    case .swipeWhilePushing:
      "Swipe from the left edge to the middle, and hold for six seconds: after four, screen 4 is to "
        + "come. Then go back to the edge and let go."
    case .longPressOnBack:
      "Hold a finger on the back button until there is a menu, and choose its last entry."
    case .scrollWhilePushing:
      "Keep scrolling the list up and down for six seconds, without letting go: after four, screen 4 "
        + "is to come."
    case .controlCenter:
      "Open Control Center, wait for six seconds, and close it: after four, screen 4 is to come."
    case .authentication:
      "Tap on Ask, wait for six seconds before you answer: after four, screen 4 is to come."
    case .call:
      "Have somebody call you, let it ring for six seconds, and decline: after four, screen 4 is to "
        + "come."
    case .leaving:
      "Go to the home screen, wait for six seconds, and come back: after four, screen 4 is to come."
    case .rotation:
      "Turn the device on its side, wait for two seconds, and turn it back."
    case .resizing:
      "Make the window narrow, or put another app beside it, wait for two seconds, and make it wide "
        + "again."
    }
  }

  /// Whether another screen is pushed meanwhile, by the app.
  var pushes: Bool {
    switch self {
    case .swipeHalfWay, .swipeBack, .longPressOnBack, .rotation, .resizing: false
    default: true
    }
  }

  /// The path that the step has to end with.
  var expectedPath: [Int] {
    switch self {
    case .swipeBack: Array(Self.path.dropLast())
    case .longPressOnBack: []
    default: pushes ? Self.path + [4] : Self.path
    }
  }
}
