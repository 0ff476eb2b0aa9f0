public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}
