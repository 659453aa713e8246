extension KnownType {
  /// The words that can follow `UI` in the names of UIKit's public types.
  static let wordsOfUIKit: [String] = """
    Acceleration Accelerometer Accessibility Action Activity Adaptive Alert Animatable \
    Appearance Application Attachment Axis Background Band Bar Baseline Behavioral Bezier \
    Blur Button Calendar Canvas Cell Cloud Collection Collision Color Command \
    Configuration Content Context Contextual Control Conversation Coordinate Corner Cubic \
    Data Date Deferred Device Dictation Diffable Display Document Drag Drop Dynamic \
    Dynamics Edge Edit Editing Event Feedback Field Find Float Focus Font Force Gesture \
    Glass Graphics Gravity Guided Hosting Hover Image Impact Indirect Input Interaction \
    Interface Interpolating Item Key Keyboard Label Large Layout Letterform Lexicon Line \
    List Local Location Long Main Managed Markup Menu Modal Motion Mutable Navigation Nib \
    Notification Object Offset Open Page Pan Paste Pasteboard Pencil Percent Picker Pinch \
    Pointer Pop Popover Presentation Press Presses Preview Previewing Print Printer \
    Progress Push Rect Reference Refresh Region Remote Responder Return Rotation Scene \
    Screen Screenshot Scribble Scroll Search Segmented Selection Semantic Shadow Shape \
    Sheet Simple Slider Snap Split Spring Stack Standard State Status Stepper Storyboard \
    Swipe Switch Symbol System Tab Table Tap Targeted Text Timing Titlebar Tool Toolbar \
    Touch Tracking Trait Update User Vibrancy Video View Visual Web Window Writing Zoom
    """.split(separator: " ").map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }

  /// The words that can follow `UN` in the names of UserNotifications.
  static let wordsOfUserNotifications: [String] = """
    AlertStyle Authorization CalendarNotification Error LocationNotification \
    MutableNotification Notification PushNotification ShowPreviews TextInput TimeInterval \
    UserNotification
    """.split(separator: " ").map(String.init)
}
