import AVFoundation
import MediaPlayer
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var player: AVPlayer?
  var tracks: [Track] = []
  var currentIndex = 0 {
    willSet { print("from \(currentIndex)") }
    didSet { updateNowPlaying() }
  }
  var backgroundSessionCompletionHandler: (() -> Void)?
  lazy var downloadSession: URLSession = {
    let configuration = URLSessionConfiguration.background(withIdentifier: "music.download")
    configuration.sessionSendsLaunchEvents = true
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }()

  struct Track: Codable, Equatable {
    var id: Int
    var title: String
    var url: URL?
    var duration: TimeInterval = 180
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
    } catch let error as NSError {
      print("audio session: \(error.localizedDescription)")
    }
    let commands = MPRemoteCommandCenter.shared()
    commands.playCommand.addTarget { [unowned self] event in
      guard let player = self.player, player.rate == 0.0 else { return .commandFailed }
      player.play()
      return .success
    }
    NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
    ) { [weak self] note in
      guard let raw = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
        let type = AVAudioSession.InterruptionType(rawValue: raw)
      else { return }
      switch type {
      case .began: self?.player?.pause()
      case .ended: self?.player?.play()
      @unknown default: break
      }
    }
    tracks = loadTracks()
    application.beginReceivingRemoteControlEvents()
    application.registerForRemoteNotifications()
    return true
  }

  func loadTracks() -> [Track] {
    guard let data = UserDefaults.standard.data(forKey: "tracks"),
      let decoded = try? JSONDecoder().decode([Track].self, from: data)
    else {
      return [Track(id: 1, title: "One", url: URL(string: "https://example.com/1.mp3"))]
    }
    return decoded
  }

  func updateNowPlaying() {
    guard tracks.indices.contains(currentIndex) else { return }
    var info: [String: Any] = [MPMediaItemPropertyTitle: tracks[currentIndex].title]
    info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player?.currentTime().seconds ?? 0
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard
      let new = (userInfo["tracks"] as? [[String: Any]])?.compactMap({ entry -> Track? in
        guard let id = entry["id"] as? Int, let title = entry["title"] as? String else {
          return nil
        }
        return Track(
          id: id, title: title, url: (entry["url"] as? String).flatMap(URL.init(string:)))
      }), !new.isEmpty
    else { return completionHandler(.noData) }
    let unseen = new.filter { track in !tracks.contains { $0.id == track.id } }
    tracks.append(contentsOf: unseen.sorted { $0.id < $1.id })
    for url in unseen.compactMap(\.url) { downloadSession.downloadTask(with: url).resume() }
    UserDefaults.standard.set(try? JSONEncoder().encode(tracks), forKey: "tracks")
    completionHandler(unseen.isEmpty ? .noData : .newData)
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    backgroundSessionCompletionHandler = completionHandler
    _ = downloadSession
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if player?.rate == 0 || player == nil { try? AVAudioSession.sharedInstance().setActive(false) }
  }
}

extension AppDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let target = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(location.lastPathComponent)
    try? FileManager.default.removeItem(at: target)
    do { try FileManager.default.moveItem(at: location, to: target) } catch { print(error) }
  }
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
    DispatchQueue.main.async {
      self.backgroundSessionCompletionHandler?()
      self.backgroundSessionCompletionHandler = nil
    }
  }
}
