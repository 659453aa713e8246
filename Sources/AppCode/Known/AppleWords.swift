extension KnownType {
  /// The words with which the names of UIKit's public types go on after `UI`.
  static let wordsOfUIKit: [String] = """
    Acceleration Accelerometer Accessibility Action Actions Active Activity Adaptive Adaptivity \
    Alert Animatable Appearance Application Attachment Autoresizing Axis Background Band Bar \
    Barometer Baseline Behavioral Bezier Blur Body Border Bounce Button Calendar Canvas Cell \
    Cloud Collection Collision Color Command Configuration Configurations Constraint Content \
    Context Contextual Control Conversation Coordinate Corner Custom Cut Data Datasource Date \
    Deferred Device Dictation Diffable Directional Display Document Drag Drop Dynamic Dynamics \
    Edge Edges Edit Editing Event Feedback Field File Find Focus Font Force Foundation Geometry \
    Gesture Glass Graphics Gravity Guided Hosting Hover Image Impact Indirect Input Inputs \
    Inset Interaction Interface Internal Interpolating Item Key Keyboard Label Language Large \
    Layout Letterform Lexicon Lightweight Line List Local Location Long Magnification Mail \
    Main Managed Markup Menu Modal Motion Multi Mutable Named Navigation Nib Notification \
    Object Offset Open Orientation Page Pan Pasteboard Paste Pencil Percent Photo Picker Pinch \
    Placeholder Pointer Point Pop Popover Predicate Presentation Press Presses Preview \
    Previewing Print Printer Progress Push Rect Reference Refresh Region Remote Remove \
    Representable Resize Responder Return Rich Rotation Scene Screen Screenshot Scribble Scroll \
    Search Secure Segmented Selection Semantic Shadow Shape Shared Sheet Shortcut Sidebar \
    Simple Slider Smart Snap Softeners Sound Spatial Split Spring Stack Standard State Status \
    Stepper Storyboard String Swipe Switch Symbol System Tab Table Tap Target Text Timing \
    Title Tool Toolbar Tooltip Touch Tracking Trait Transition Tree Update User Utility Vector \
    Vibrancy Video View Visual Web Window Writing Zoom
    """.split(separator: " ").map(String.init).sorted { ($1.count, $0) < ($0.count, $1) }

  /// Those of UserNotifications, after `UN`.
  static let wordsOfUserNotifications: [String] = """
    AlertStyle Authorization CalendarNotification Error LocationNotification \
    MutableNotification Notification PushNotification ShowPreviews TextInput TimeInterval \
    UserNotification
    """.split(separator: " ").map(String.init)
}
