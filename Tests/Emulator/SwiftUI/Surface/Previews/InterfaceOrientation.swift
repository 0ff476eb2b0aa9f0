/// The position of a device.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
