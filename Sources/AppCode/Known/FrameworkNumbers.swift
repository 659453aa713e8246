/// Number types of Apple's frameworks that are aliases of Swift's.
enum FrameworkNumbers {
  static let types: [String: TypeReference] = [
    "CLLocationDegrees": .double, "CLLocationDistance": .double, "CLLocationAccuracy": .double,
    "CLLocationSpeed": .double, "CLLocationDirection": .double, "CFTimeInterval": .double,
    "CFAbsoluteTime": .double, "NSTimeInterval": .double, "CFIndex": .int, "AVAudioNodeBus": .int,
    "AVAudioFrameCount": .integer(.uint32), "AVAudioChannelCount": .integer(.uint32),
    "AVAudioFramePosition": .integer(.int64),
  ]
}
