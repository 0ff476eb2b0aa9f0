public import Foundation

public struct FrameSize {
  let width: CGFloat?
  let height: CGFloat?
  var isNone: Bool { width == 0 && height == 0 }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    noted(FrameSize(width: width, height: height))
  }
}
