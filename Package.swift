// swift-tools-version: 6.0

import PackageDescription

#if canImport(Darwin)
let swiftUI: [Target.Dependency] = []
let emulator: [Target.Dependency] = []
let otherPlatforms = ["Emulator"]
// The sample app is one of Xcode's there.
let sampleApp: [Target.Dependency] = []
let mutants: [Target.Dependency] = []
let testsElsewhere = [
  "FacadeTests": ["Films"], "SwapTests": ["SampleApp"], "ToolTests": ["Mutants"],
]
#else
// Where there is no SwiftUI, the tests bring a small one of their own: see Tests/Emulator.
let swiftUI: [Target.Dependency] = ["SwiftUI", "UIKit", "Combine"]
let emulator: [Target.Dependency] = ["AppUnderTest", "SidesOnShim", "SidesOnSwiftUI"] + swiftUI
let otherPlatforms = ["Apple"]
let sampleApp: [Target.Dependency] = ["SampleApp", "ShopExample", "TrailsExample"]
let mutants: [Target.Dependency] = ["Mutants"]
let testsElsewhere: [String: [String]] = [:]
#endif

// The client is built on SwiftUI alone as well, where that has a navigation stack: everywhere on Linux.
#if canImport(Darwin)
let hasSwiftUISide = Context.environment["SWIFTUI_SIDE"] == "1"
#else
let hasSwiftUISide = true
#endif
let clientOnSwiftUI: [Target.Dependency] = (hasSwiftUISide ? ["ClientOnNative"] : []) + swiftUI

// The lowest systems that the compiler's Xcode builds for: anything lower is an error with Xcode 27.
#if compiler(>=6.4)
let platforms: [SupportedPlatform] = [.iOS(.v15), .tvOS(.v15), .watchOS(.v9), .macOS(.v12)]
#else
let platforms: [SupportedPlatform] = [.iOS(.v14), .tvOS(.v14), .watchOS(.v7), .macOS(.v11)]
#endif

let package = Package(
  name: "NavigationShim",
  platforms: platforms,
  products: [
    .library(name: "NavigationShim", targets: ["NavigationShim"]),
    .library(name: "NavigationShimTesting", targets: ["NavigationShimTesting"]),
  ],
  targets: [
    .target(name: "LinkStackEngine"),
    .target(name: "NavigationShim", dependencies: ["LinkStackEngine"] + swiftUI),
    .target(name: "NavigationShimTesting", dependencies: ["LinkStackEngine"]),
    .target(name: "CommandSupport", path: "Tests/CommandSupport"),
    .executableTarget(
      name: "DeepLinkDemo",
      dependencies: [
        "CommandSupport", "LinkStackEngine", "NavigationShim", "TestSupport",
        "NavigationShimTesting",
      ],
      path: "Examples/DeepLinkDemo"
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(name: "BenchmarkKit", path: "Benchmarks/Kit"),
    .target(
      name: "BenchmarkSuite",
      dependencies: [
        "BenchmarkKit", "CommandSupport", "LinkStackEngine", "NavigationShim", "TestSupport",
        "NavigationShimTesting",
      ] + emulator,
      path: "Benchmarks/Suite"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "BenchmarkKit", "BenchmarkSuite", "CommandSupport"],
      path: "Benchmarks/Main"
    ),
    .target(
      name: "TestSupport",
      dependencies: ["CommandSupport", "LinkStackEngine", "NavigationShimTesting"],
      path: "Tests/TestSupport"
    ),
    .executableTarget(
      name: "FaultHarness",
      dependencies: ["NavigationShim", "TestSupport"],
      path: "Tests/FaultHarness"
    ),
    .target(
      name: "HostileInputs",
      dependencies: [
        "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting", "TestSupport",
      ],
      path: "Tests/HostileInputs"
    ),
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["CommandSupport", "HostileInputs", "TestSupport"],
      path: "Tests/Fuzzer"
    ),
    .target(
      name: "Exploration",
      dependencies: ["CommandSupport", "LinkStackEngine", "NavigationShimTesting", "TestSupport"],
      path: "Tests/Exploration"
    ),
    .executableTarget(
      name: "Explorer",
      dependencies: ["CommandSupport", "Exploration", "LinkStackEngine", "TestSupport"],
      path: "Tests/Explorer"
    ),
    .target(
      name: "HeapGrowth",
      dependencies: ["AllocationCounter", "CommandSupport", "TestSupport"],
      path: "Tests/HeapGrowth"
    ),
    .target(name: "HostBehaviors", path: "Tests/HostBehaviors"),
    .target(
      name: "AppUnderTest",
      dependencies: ["HostBehaviors", "LinkStackEngine", "NavigationShim"] + swiftUI,
      path: "Tests/AppUnderTest",
      exclude: otherPlatforms
    ),
    .target(
      name: "ClientOnShim",
      dependencies: ["NavigationShim"] + swiftUI,
      path: "Tests/ClientOnShim"
    ),
    .target(
      name: "Scripts",
      dependencies: ["AppUnderTest", "ClientOnShim", "NavigationShim"] + clientOnSwiftUI,
      path: "Tests/Scripts"
    ),
    .target(
      name: "Interactions",
      dependencies: ["AppUnderTest", "CommandSupport", "NavigationShim", "Scripts", "TestSupport"]
        + swiftUI,
      path: "Tests/Interactions"
    ),
    .executableTarget(
      name: "Monkey",
      dependencies: [
        "AppUnderTest", "CommandSupport", "HeapGrowth", "Interactions", "TestSupport",
      ],
      path: "Tests/Monkey"
    ),
    .target(
      name: "HostFacts",
      dependencies: ["AppUnderTest", "HostBehaviors", "NavigationShim"] + swiftUI,
      path: "Tests/HostFacts"
    ),
    .testTarget(
      name: "LinkStackEngineTests",
      dependencies: [
        "LinkStackEngine", "NavigationShimTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationShimTests",
      dependencies: [
        "FaultHarness", "HostileInputs", "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting", "TestSupport",
      ] + swiftUI
    ),
    .testTarget(
      name: "FacadeTests",
      dependencies: [
        "AppUnderTest", "CommandSupport", "Interactions", "LinkStackEngine",
        "NavigationShim", "NavigationShimTesting",
        "TestSupport",
      ] + swiftUI,
      exclude: testsElsewhere["FacadeTests", default: []]
    ),
    .testTarget(
      name: "SwapTests",
      dependencies: [
        "AppUnderTest", "ClientOnShim", "CommandSupport", "HostFacts", "Interactions",
        "NavigationShim", "Scripts", "TestSupport",
      ] + sampleApp + clientOnSwiftUI,
      exclude: testsElsewhere["SwapTests", default: []]
    ),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "BenchmarkKit", "BenchmarkSuite", "CommandSupport", "DeepLinkDemo", "Exploration",
        "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting", "TestSupport",
      ] + mutants,
      exclude: testsElsewhere["ToolTests", default: []]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
// What of the package needs no views, for a consumer that wants no module named SwiftUI. It is made of
// the same sources, by symbolic links.
package.products.append(.library(name: "NavigationPaths", targets: ["NavigationPaths"]))
package.targets += [
  .target(name: "NavigationPaths"),
  .testTarget(
    name: "NavigationPathsTests",
    dependencies: ["LinkStackEngine", "NavigationPaths", "NavigationShimTesting"]
  ),
]

// On Apple's platforms these targets must not even exist: they would shadow the real modules.
package.targets += [
  .target(name: "Combine", path: "Tests/Emulator/Combine"),
  .target(
    name: "SwiftUI",
    dependencies: ["Combine", "HostBehaviors", "LinkStackEngine", "NavigationShimTesting"],
    path: "Tests/Emulator/SwiftUI"
  ),
  .target(name: "UIKit", dependencies: ["SwiftUI"], path: "Tests/Emulator/UIKit"),
  .testTarget(
    name: "EmulatorTests",
    dependencies: ["Combine", "NavigationShimTesting", "SwiftUI", "TestSupport"]
  ),
  .target(
    name: "SidesOnShim",
    dependencies: ["BenchmarkKit", "NavigationShim"] + swiftUI,
    path: "Benchmarks/Sides/OnShim"
  ),
  .target(
    name: "SidesOnSwiftUI",
    dependencies: ["BenchmarkKit"] + swiftUI,
    path: "Benchmarks/Sides/OnSwiftUI"
  ),
  .executableTarget(
    name: "Journeys",
    dependencies: ["AppUnderTest", "NavigationShim"] + swiftUI,
    path: "Tests/Journeys"
  ),
  .executableTarget(
    name: "MinimalApp",
    dependencies: ["NavigationShim"] + swiftUI,
    path: "Benchmarks/Size"
  ),
  .executableTarget(
    name: "SampleApp",
    dependencies: ["ClientOnShim", "HostFacts", "NavigationShim", "Scripts"] + swiftUI,
    path: "Examples/SampleApp.swiftpm/App"
  ),
  .executableTarget(
    name: "ShopExample",
    dependencies: ["NavigationShim"] + swiftUI,
    path: "Examples/Shop"
  ),
  .executableTarget(
    name: "TrailsExample",
    dependencies: ["NavigationShim"] + swiftUI,
    path: "Examples/Trails"
  ),
]

// What the tests are worth: see `swift run Mutants --help`. Most of it needs the emulator.
package.targets += [
  .executableTarget(
    name: "Mutants",
    dependencies: ["CommandSupport", "TestSupport"],
    path: "Tests/Mutants"
  )
]
#endif

if hasSwiftUISide {
  package.targets.append(
    .target(name: "ClientOnNative", dependencies: swiftUI, path: "Tests/ClientOnNative")
  )
  #if canImport(Darwin)
  package.platforms = [.iOS(.v17), .tvOS(.v17), .watchOS(.v10), .macOS(.v14)]
  #endif
}

// `TEST_TARGETS=FacadeTests,SwapTests swift test` builds these test targets and what they need, and nothing else.
if let names = Context.environment["TEST_TARGETS"] {
  var wanted = Set(names.split(separator: ",").map(String.init))
  var hasGrown = true
  while hasGrown {
    let count = wanted.count
    for target in package.targets where wanted.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { wanted.insert(name) }
    }
    hasGrown = wanted.count > count
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products.removeAll {
    ($0 as? Product.Library)?.targets.contains { !wanted.contains($0) } ?? false
  }
}

for target in package.targets {
  target.swiftSettings = [
    // SE-0335: existentials are spelt `any P`.
    .enableUpcomingFeature("ExistentialAny"),
    // SE-0409: an import shows in our interface only where it says `public`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // SE-0444: a member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if hasSwiftUISide { target.swiftSettings?.append(.define("SWIFTUI_SIDE")) }
}
