// So that apps see these types without importing a module that they have no reason to know.
@_exported public import struct LinkStackRecording.NavigationRecording
@_exported public import enum LinkStackRecording.NavigationRecordingError
