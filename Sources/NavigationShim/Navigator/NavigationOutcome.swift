@_exported public import enum LinkStack.Outcome

/// How a change of a path ended that somebody has waited for: presented, superseded by a newer path,
/// or dismissed by the person.
public typealias NavigationOutcome = Outcome
