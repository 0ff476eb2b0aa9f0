// Under MemberImportVisibility the cases would otherwise be seen only by files that import LinkStack,
// which apps have no reason to know.
@_exported public import enum LinkStack.Outcome

/// How a change of a path ended that somebody has waited for: presented, superseded by a newer path,
/// or dismissed by the person.
public typealias NavigationOutcome = Outcome
