import NavigationShim

typealias NavigationPath = NavigationPathShim
