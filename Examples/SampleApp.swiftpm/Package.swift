// swift-tools-version: 6.0

import PackageDescription

#if canImport(AppleProductTypes)
import AppleProductTypes
#endif

let package = Package(
  name: "SampleApp",
  // The lowest that app playgrounds take.
  platforms: [.iOS("15.2")],
  dependencies: [.package(name: "NavigationShim", path: "../..")],
  targets: [
    .executableTarget(
      name: "SampleApp",
      dependencies: [
        "ClientOnShim", .product(name: "NavigationShim", package: "NavigationShim"),
      ],
      path: "App"
    ),
    .target(
      name: "ClientOnShim",
      dependencies: [.product(name: "NavigationShim", package: "NavigationShim")],
      path: "ClientOnShim"
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(AppleProductTypes)
// What finds out about a system by windows of UIKit's own.
let shim = Target.Dependency.product(name: "NavigationShim", package: "NavigationShim")
package.targets += [
  .target(name: "HostBehaviors", path: "HostBehaviors"),
  .target(name: "AppUnderTest", dependencies: ["HostBehaviors", shim], path: "AppUnderTest"),
  .target(
    name: "HostFacts",
    dependencies: ["AppUnderTest", "HostBehaviors", shim],
    path: "HostFacts"
  ),
  .target(name: "Scripts", dependencies: ["AppUnderTest", "ClientOnShim", shim], path: "Scripts"),
]
package.targets[0].dependencies += ["HostFacts", "Scripts"]

// The client on SwiftUI alone, for the scripts to compare.
let hasSwiftUISide = Context.environment["SWIFTUI_SIDE"] == "1"
if hasSwiftUISide {
  package.platforms = [.iOS("17.0")]
  package.targets.append(.target(name: "ClientOnNative", path: "ClientOnNative"))
  package.targets.first { $0.name == "Scripts" }?.dependencies.append("ClientOnNative")
}

package.products = [
  .iOSApplication(
    name: "SampleApp",
    targets: ["SampleApp"],
    bundleIdentifier: "navigationshim.sample",
    teamIdentifier: "",
    displayVersion: "1.0",
    bundleVersion: "1",
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [
      .portrait,
      .landscapeLeft,
      .landscapeRight,
      .portraitUpsideDown(.when(deviceFamilies: [.pad])),
    ]
  )
]
#endif

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  #if canImport(AppleProductTypes)
  if hasSwiftUISide { target.swiftSettings?.append(.define("SWIFTUI_SIDE")) }
  #endif
}
