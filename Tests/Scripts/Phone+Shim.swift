import AppUnderTest
import ClientOnShim
import Foundation
import NavigationShim
import SwiftUI

extension Phone {
  static func launchOnShim(
    _ flow: FlowName,
    _ isObservable: Bool,
    _ host: NavigationHost,
    _ files: [String: Data],
    _ behavior: HostBehavior,
    _ kept: KeptState
  ) -> RunningApp {
    let disk = Disk(files: files)
    #if canImport(Observation)
    if isObservable, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      switch flow {
      case .fleet: return launch(ObservableFleetModel(disk: disk), disk, behavior, kept, host)
      case .shop: return launch(ObservableShopModel(disk: disk), disk, behavior, kept, host)
      case .library: return launch(ObservableLibraryModel(disk: disk), disk, behavior, kept, host)
      default: break
      }
    }
    #endif
    return switch flow {
    case .fleet: launch(FleetModel(disk: disk), disk, behavior, kept, host)
    case .shop: launch(ShopModel(disk: disk), disk, behavior, kept, host)
    case .numbers: launch(NumbersModel(disk: disk), disk, behavior, kept, host)
    case .picker: launch(PickerModel(disk: disk), disk, behavior, kept, host)
    case .pages: launch(PagesModel(disk: disk), disk, behavior, kept, host)
    case .notes: launch(NotesModel(disk: disk), disk, behavior, kept, host)
    case .book: launch(BookModel(disk: disk), disk, behavior, kept, host)
    case .library: launch(LibraryModel(disk: disk), disk, behavior, kept, host)
    case .account: launch(AccountModel(disk: disk), disk, behavior, kept, host)
    case .mail: launch(MailModel(disk: disk), disk, behavior, kept, host)
    case .atlas: launch(AtlasModel(disk: disk), disk, behavior, kept, host)
    case .birds: launch(BirdsModel(disk: disk), disk, behavior, kept, host)
    case .desk: launch(DeskModel(disk: disk), disk, behavior, kept, host)
    case .drawers: launch(DrawersModel(disk: disk), disk, behavior, kept, host)
    case .gallery: launch(GalleryModel(disk: disk), disk, behavior, kept, host)
    }
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ behavior: HostBehavior,
    _ kept: KeptState,
    _ host: NavigationHost
  ) -> RunningApp {
    let writes = WriteTrace(of: flow.models) { flow.pathDescription }
    let screen = AppUnderTest(stacks: host, behavior: behavior, kept: kept) { flow.root }
    return RunningApp(
      screen: screen,
      writes: writes,
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      open: { if !screen.open($0) { flow.open($0) } },
      files: { disk.files },
      secondWindow: {
        AppUnderTest(stacks: Ability.nativeStacks.isHere ? .native : host) { flow.root }
      }
    )
  }
}
