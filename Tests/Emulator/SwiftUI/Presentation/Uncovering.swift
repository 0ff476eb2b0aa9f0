@MainActor
struct Uncovering {
  weak var front: EmulatedScreen?
  let controller: UIViewController
  let transition: EmulatedTransition
  let onDismiss: [() -> Void]
  let timer: Int
}
