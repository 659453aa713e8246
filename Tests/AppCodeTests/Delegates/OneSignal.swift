import AppTrackingTransparency
import CoreData
import OneSignalFramework
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate, OSNotificationClickListener,
  OSNotificationLifecycleListener
{

  func onClick(event: OSNotificationClickEvent) {
    print("Notification clicked: \(event.jsonRepresentation())")
    if let additionalData = event.notification.additionalData,
      let screen = additionalData["screen"] as? String
    {
      DeepLinkRouter.shared.open(screen)
    }
  }

  func onWillDisplay(event: OSNotificationWillDisplayEvent) {
    event.preventDefault()
    event.notification.display()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OneSignal.Debug.setLogLevel(.LL_VERBOSE)
    OneSignal.initialize("77e32082-ea27-42e3-a898-c72e141824ef", withLaunchOptions: launchOptions)
    OneSignal.Notifications.requestPermission(
      { accepted in
        print("User accepted notifications: \(accepted)")
        if accepted {
          DispatchQueue.main.async {
            UIApplication.shared.registerForRemoteNotifications()
          }
        }
      }, fallbackToSettings: false)
    OneSignal.Notifications.addClickListener(self)
    OneSignal.Notifications.addForegroundLifecycleListener(self)
    ATTrackingManager.requestTrackingAuthorization { status in
      switch status {
      case .authorized: Analytics.enabled = true
      case .denied, .restricted, .notDetermined: Analytics.enabled = false
      @unknown default: break
      }
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let custom = userInfo["custom"] as? [String: Any],
      let data = custom["a"] as? [String: Any]
    else {
      completionHandler(.noData)
      return
    }
    if let type = data["type"] as? String, type == "sync" {
      SyncService.shared.sync { error in
        completionHandler(error == nil ? .newData : .failed)
      }
    } else {
      completionHandler(.noData)
    }
  }

  // MARK: - Core Data
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Model")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    return container
  }()

  func saveContext() {
    let context = persistentContainer.viewContext
    if context.hasChanges {
      do {
        try context.save()
      } catch {
        let nserror = error as NSError
        fatalError("Unresolved error \(nserror), \(nserror.userInfo)")
      }
    }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    saveContext()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    saveContext()
  }
}
