// What stands in for UIKit is declared beside the views that show it: sources can import either.
@_exported public import SwiftUI
