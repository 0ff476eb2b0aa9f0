/// What is reported to be wrong with real stacks: see `NativeBugs`.
extension NativeHost {
  func has(_ bug: NativeBugs) -> Bool { graph.behavior.nativeBugs.contains(bug) }

  /// Whether UIKit would say that something moves: the stack, one around it, or its tabs.
  private var isMovedByUIKit: Bool {
    root.navigationController?.transitionCoordinator != nil
      || root.tabBarController?.transitionCoordinator != nil
  }

  /// Compares the elements at each index, as real stacks do, and must not.
  func compareTypes(with elements: [NativePathElement]) {
    guard has(.typeChangeCrashes) else { return }
    for (old, new) in zip(wanted, elements) where old.typeName != new.typeName {
      return graph.record(.comparisonTypeMismatch, "\(old.typeName), \(new.typeName)")
    }
  }

  /// Compares the type of the path with that of the stack around, as real stacks do, and must not.
  func compareTypeWithStackAround() {
    guard has(.nestedStacksCrash), let inner = store?.elementType,
      let outer = (root.parent?.nearestHost as? NativeHost)?.store?.elementType, inner != outer
    else { return }
    graph.record(.comparisonTypeMismatch, "[\(inner)] in [\(outer)]")
  }

  /// Whether a path that the app has set now is never shown.
  func ignores(_ elements: [NativePathElement]) -> Bool {
    guard has(.pathInMotionIsNotShown), isMovedByUIKit else { return false }
    ignored = elements
    return true
  }

  /// Has the path before written back when the transition that runs is over, if there is one.
  func forgetLater(inFavorOf former: [NativePathElement]) {
    guard has(.pathInMotionIsNotKept) else { return }
    let transition =
      root.navigationController?.transitionCoordinator
      ?? root.tabBarController?.transitionCoordinator
    transition?.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, !isRemoved else { return }
      ignored = former
      store?.replace(former)
    }
  }

  /// Whether bindings made of closures have views hear of the wrong appearances.
  var misleadsAppearance: Bool {
    has(.closuresMisleadAppearance) && store?.isMadeOfClosures == true
  }
}
