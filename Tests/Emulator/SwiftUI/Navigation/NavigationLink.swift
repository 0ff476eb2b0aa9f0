/// A control that leads to another screen of the enclosing navigation view.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination
  let activity: LinkActivity
}

/// Where a link keeps whether it is on.
enum LinkActivity {
  /// With itself.
  case own

  /// Where a binding leads to.
  case bound(Binding<Bool>)
}

extension NavigationLink: View, PrimitiveView {
  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    LinkNode(view, at: place)
  }

  /// Says whether the link leads to the detail column; there is only one stack in the emulator.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    self
  }
}

@MainActor
private final class LinkNode<Label: View, Destination: View>: PrimitiveNode<
  NavigationLink<Label, Destination>
>
{
  private var link: HostedLink?
  private lazy var ownActivity = StateLocation(false)
  private var leavingScreen: ScreenNode?
  private var look = ButtonLook()

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !Comparison.areSame(look, environment.buttonLook)
  }

  override var environmentInside: EnvironmentValues { environment.outsideButtonStyle }

  override func performEvaluation() {
    let link = link ?? HostedLink(owner: self, host: screen.nearestHost as? NavigationHost)
    self.link = link
    let destination = view.destination
    link.destination = { destination }
    link.screenNode?.invalidate()
    look = environment.buttonLook
    setChildren([Child(look.body(of: view.label) { [weak link] in link?.write(true) })])
    takeInActivity(of: link)
  }

  private func takeInActivity(of link: HostedLink) {
    switch view.activity {
    case .own:
      let location = ownActivity
      link.write = { location.value = $0 }
      link.turn(location.value)
    case .bound(let binding):
      link.write = { binding.wrappedValue = $0 }
      link.turn(binding.wrappedValue)
    }
  }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    link?.screenNode?.replaceEnvironment(environment)
  }

  override func tearDown() {
    leavingScreen = link?.ownerWillGoAway()
  }

  override var shownDependents: [Node] { link?.screenNode.map { [$0] } ?? [] }

  override var dependents: [Node] { leavingScreen.map { [$0] } ?? [] }

  override var control: Control? {
    if look.takesTaps { return nil }
    let isEnabled = environment.isEnabled && link?.host != nil
    return Control(self, isEnabled: isEnabled) { [weak self] in self?.link?.write(true) }
  }
}
