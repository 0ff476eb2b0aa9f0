// swift-tools-version: 6.0

import PackageDescription

// Another package, as users' are: each of its programs depends on one product, and on nothing else.
func program(_ name: String, on product: String) -> Target {
  .executableTarget(name: name, dependencies: [.product(name: product, package: "NavigationShim")])
}

let package = Package(
  name: "Consumers",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "NavigationShim", path: "../..")],
  targets: [
    program("EngineAlone", on: "LinkStackEngine"),
    program("TestKitAlone", on: "NavigationShimTesting"),
    program("ShimAlone", on: "NavigationShim"),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
package.targets.append(program("PathsAlone", on: "NavigationPaths"))
#endif
