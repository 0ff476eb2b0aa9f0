// So that apps see this type without importing a module that they have no reason to know.
@_exported public import struct LinkStackRecording.NavigationRecording
