// So that apps see the type and its cases without importing the engine, which they have no reason to
// know.
@_exported public import enum LinkStackEngine.NavigationOutcome
