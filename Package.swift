// swift-tools-version: 6.0

import PackageDescription

// What looks for faults or measures for long: `TOOLS=1 swift test` builds and runs it, too, as .ci does.
let hasTools = Context.environment["TOOLS"] == "1"

#if canImport(Darwin)
let isApples = true
#else
let isApples = false
#endif
// Where there is no SwiftUI, the tests bring a small one of their own: see Tests/Emulator.
let swiftUI: [Target.Dependency] = isApples ? [] : ["SwiftUI", "UIKit", "Combine"]

// The client is built on SwiftUI alone as well, where that has a navigation stack: everywhere on Linux.
let hasSwiftUISide = !isApples || Context.environment["SWIFTUI_SIDE"] == "1"

let shim: [Target.Dependency] = ["NavigationShim"] + swiftUI
let client: [Target.Dependency] =
  ["ClientOnShim"] + (hasSwiftUISide ? ["ClientOnNative"] : []) + shim
// The engine, on a simulated host.
let engine: [Target.Dependency] = ["LinkStackEngine", "SimulatedHost", "TestSupport"]

// The lowest systems that the compiler's Xcode builds for: anything lower is an error with Xcode 27.
#if compiler(>=6.4)
let platforms: [SupportedPlatform] = [.iOS(.v15), .tvOS(.v15), .watchOS(.v9), .macOS(.v12)]
#else
let platforms: [SupportedPlatform] = [.iOS(.v14), .tvOS(.v14), .watchOS(.v7), .macOS(.v11)]
#endif

// The apps, which Xcode builds on a Mac.
var examples: KeyValuePairs = [
  "SampleApp": "SampleApp.swiftpm/App", "ShopExample": "Shop", "TrailsExample": "Trails",
]
if isApples || !hasTools { examples = [:] }

let package = Package(
  name: "NavigationShim",
  platforms: platforms,
  products: [.library(name: "NavigationShim", targets: ["NavigationShim"])],
  targets: [
    .target(name: "LinkStackEngine"),
    .target(name: "NavigationShim", dependencies: ["LinkStackEngine"] + swiftUI),

    .executableTarget(
      name: "DeepLinkDemo",
      dependencies: engine + ["NavigationShim"],
      path: "Examples/DeepLinkDemo"
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(name: "BenchmarkKit", path: "Benchmarks/Kit"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "BenchmarkKit"] + engine + shim
        + (isApples ? [] : ["AppTesting", "SidesOnShim", "SidesOnSwiftUI"]),
      path: "Benchmarks/Suite"
    ),

    .target(
      name: "SimulatedHost",
      dependencies: ["LinkStackEngine"],
      path: "Tests/Support/SimulatedHost"
    ),
    .target(
      name: "TestSupport",
      dependencies: ["LinkStackEngine", "SimulatedHost"],
      path: "Tests/Support/TestSupport"
    ),
    .target(name: "HostBehaviors", path: "Tests/Emulator/HostBehaviors"),
    .target(name: "ClientOnShim", dependencies: shim, path: "Tests/Client/OnShim"),
    .target(
      name: "AppTesting",
      dependencies: ["HostBehaviors", "LinkStackEngine", "TestSupport"] + client,
      path: "Tests/Support/AppTesting",
      exclude: ["AppUnderTest/" + (isApples ? "Emulator" : "Apple")]
    ),

    .testTarget(name: "LinkStackEngineTests", dependencies: engine),
    .testTarget(
      name: "NavigationShimTests",
      dependencies: engine + shim + (hasTools ? ["Searches"] : [])
    ),
    .testTarget(name: "FacadeTests", dependencies: ["AppTesting"] + engine + shim),
    .testTarget(
      name: "SwapTests",
      dependencies: ["AppTesting", "TestSupport"] + client
        + (hasTools ? ["HostFacts"] : []) + examples.map { .byName(name: $0.key) },
      exclude: (hasTools ? [] : ["HostFacts", "Interactions"])
        + (examples.isEmpty ? ["SampleApp"] : [])
    ),
  ],
  swiftLanguageModes: [.v6]
)

if hasTools {
  package.targets += [
    .target(
      name: "HostFacts",
      dependencies: ["AppTesting", "HostBehaviors"] + shim,
      path: "Tests/Emulator/HostFacts"
    ),
    .executableTarget(
      name: "Searches",
      dependencies: ["AllocationCounter", "AppTesting", "NavigationShim"] + engine,
      path: "Tests/Tools/Searches"
    ),
    .testTarget(
      name: "ToolTests",
      dependencies: ["BenchmarkKit", "Benchmarks"] + engine + shim,
      path: "Tests/Tools/ToolTests"
    ),
  ]
}

// On Apple's platforms these must not even exist: the first ones would shadow the real modules.
if !isApples {
  package.targets += [
    .target(name: "Combine", path: "Tests/Emulator/Combine"),
    .target(
      name: "SwiftUI",
      dependencies: ["Combine", "HostBehaviors", "LinkStackEngine", "SimulatedHost"],
      path: "Tests/Emulator/SwiftUI"
    ),
    .target(name: "UIKit", dependencies: ["SwiftUI"], path: "Tests/Emulator/UIKit"),
    .target(
      name: "SidesOnShim",
      dependencies: ["BenchmarkKit"] + shim,
      path: "Benchmarks/Sides/OnShim"
    ),
    .target(
      name: "SidesOnSwiftUI",
      dependencies: ["BenchmarkKit"] + swiftUI,
      path: "Benchmarks/Sides/OnSwiftUI"
    ),
  ]
}
for (name, folder) in examples {
  package.targets.append(
    .executableTarget(
      name: name,
      dependencies: name == "SampleApp" ? client + ["AppTesting", "HostFacts"] : shim,
      path: "Examples/\(folder)"
    )
  )
}

if hasSwiftUISide {
  package.targets.append(
    .target(name: "ClientOnNative", dependencies: swiftUI, path: "Tests/Client/OnNative")
  )
  if isApples { package.platforms = [.iOS(.v17), .tvOS(.v17), .watchOS(.v10), .macOS(.v14)] }
}

// `TEST_TARGETS=FacadeTests,SwapTests swift test` builds these test targets and what they need, and nothing else.
if let names = Context.environment["TEST_TARGETS"] {
  var wanted: Set<String> = []
  func want(_ name: String) {
    guard wanted.insert(name).inserted else { return }
    let target = package.targets.first { $0.name == name }
    for case .byNameItem(let other, _) in target?.dependencies ?? [] { want(other) }
  }
  names.split(separator: ",").map(String.init).forEach(want)
  let known = package.targets.map(\.name)
  let tests = known.filter { $0.hasSuffix("Tests") }.joined(separator: ",")
  precondition(wanted.isSubset(of: known), "TEST_TARGETS names no target: write some of \(tests)")
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}

for target in package.targets {
  // SE-0335: existentials are spelt `any P`. SE-0409: an import shows in our interface only where it says `public`.
  // SE-0444: a member is visible only where its module is imported.
  let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  target.swiftSettings = features.map { .enableUpcomingFeature($0) }
  if hasSwiftUISide { target.swiftSettings?.append(.define("SWIFTUI_SIDE")) }
}
