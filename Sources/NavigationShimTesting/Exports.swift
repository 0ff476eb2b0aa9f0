// So that a test sees these types without importing the engine, which it has no reason to know.
@_exported public import enum LinkStackEngine.NavigationAnimation
@_exported public import enum LinkStackEngine.NavigationOutcome
@_exported public import struct LinkStackEngine.Nanoseconds
