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
