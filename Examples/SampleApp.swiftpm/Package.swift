// swift-tools-version: 6.0

import PackageDescription

// The client on SwiftUI alone, for the scripts to compare.
let hasSwiftUISide = Context.environment["SWIFTUI_SIDE"] == "1"

#if canImport(Darwin)
let behaviors: [Target] = [.target(name: "HostBehaviors", path: "HostBehaviors")]
#else
// The emulator brings it, which the package has there for a SwiftUI.
let behaviors: [Target] = []
#endif

let shim = Target.Dependency.product(name: "NavigationShim", package: "NavigationShim")
let package = Package(
  name: "SampleApp",
  // The lowest that app playgrounds take.
  platforms: [.iOS(hasSwiftUISide ? "17.0" : "15.2")],
  dependencies: [.package(name: "NavigationShim", path: "../..")],
  targets: [
    .executableTarget(
      name: "SampleApp",
      dependencies: ["AppTesting", "ClientOnShim", "HostFacts", shim],
      path: "App"
    ),
    .target(name: "ClientOnShim", dependencies: [shim], path: "ClientOnShim"),
    // What finds out about a system by windows of UIKit's own.
    .target(
      name: "AppTesting",
      dependencies: behaviors.map { .target(name: $0.name) } + ["ClientOnShim", shim]
        + (hasSwiftUISide ? ["ClientOnNative"] : []),
      path: "AppTesting"
    ),
    .target(name: "HostFacts", dependencies: ["AppTesting", shim], path: "HostFacts"),
  ] + behaviors,
  swiftLanguageModes: [.v6]
)
if hasSwiftUISide {
  // It waits for the package, of which it imports nothing, because on Linux that has a SwiftUI.
  package.targets.append(
    .target(name: "ClientOnNative", dependencies: [shim], path: "ClientOnNative")
  )
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if hasSwiftUISide && target.name == "AppTesting" {
    target.swiftSettings?.append(.define("SWIFTUI_SIDE"))
  }
}

// The one thing that only Xcode knows.
#if canImport(AppleProductTypes)
import AppleProductTypes

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
