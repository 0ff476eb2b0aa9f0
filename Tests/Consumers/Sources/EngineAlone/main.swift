import LinkStackEngine

precondition(Nanoseconds.seconds(0.5) == .milliseconds(500))
print(Nanoseconds.seconds(0.5))
