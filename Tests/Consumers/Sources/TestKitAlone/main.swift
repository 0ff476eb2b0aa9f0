import NavigationShimTesting

let stack = SimulatedStack<Int>(on: .links, animation: .everyPush)
let change = stack.open([1, 2, 3])
stack.advance(to: 0.2)
stack.advance(by: 0.001)
precondition(stack.visible == 1)
stack.finish()
precondition(stack.path == [1, 2, 3] && change.outcome == .presented && change.endTime == 1.05)
stack.goBack()
stack.finish()
precondition(stack.path == [1, 2])
print(stack.timeline)
