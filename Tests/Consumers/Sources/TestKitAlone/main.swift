import NavigationShimTesting

let stack = SimulatedStack<Int>()
stack.open([1, 2, 3])
stack.finish()
precondition(stack.path == [1, 2, 3] && stack.host.violations.isEmpty)
print(stack.timeline)
