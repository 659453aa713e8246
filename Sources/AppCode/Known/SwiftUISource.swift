/// SwiftUI's property wrappers as Swift source. The interpreter reads them together with the files of an app with a
/// SwiftUI `App`, so that it needs no code of its own for their storage and lookup.
enum SwiftUISource {
  /// Lines of this source have numbers below 1 and never appear in the trace.
  static let firstLine = -1000

  static let text = #"""
    enum ScenePhase: Int, Comparable {
      case background, inactive, active
      static func < (one: ScenePhase, other: ScenePhase) -> Bool { one.rawValue < other.rawValue }
    }
    @propertyWrapper struct Binding<Value> {
      let get: () -> Value
      let set: (Value) -> Void
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
      }
      static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
      var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
      }
      var projectedValue: Binding<Value> { self }
      subscript(dynamicMember path: Any) -> Binding<Any> {
        get {
          Binding<Any>(
            get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
        }
        nonmutating set {}
      }
    }
    struct ObservedWrapper<Object> {
      let object: Object
      subscript(dynamicMember path: Any) -> Binding<Any> {
        get {
          Binding<Any>(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
        nonmutating set {}
      }
    }
    @propertyWrapper final class State<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(initialValue: Value) { wrappedValue = initialValue }
      var projectedValue: Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
      }
    }
    @propertyWrapper final class FocusState<Value> {
      var wrappedValue: Value
      init() { wrappedValue = false }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var projectedValue: Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
      }
    }
    @propertyWrapper final class StateObject<Object> {
      var made: [Object] = []
      let make: () -> Object
      init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }
      var wrappedValue: Object {
        if made.isEmpty { made = [make()] }
        return made[0]
      }
      var projectedValue: ObservedWrapper<Object> { ObservedWrapper(object: wrappedValue) }
    }
    @propertyWrapper final class ObservedObject<Object> {
      var wrappedValue: Object
      init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
      init(initialValue: Object) { wrappedValue = initialValue }
      var projectedValue: ObservedWrapper<Object> { ObservedWrapper(object: wrappedValue) }
    }
    @propertyWrapper final class Bindable<Object> {
      var wrappedValue: Object
      init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
      init(_ object: Object) { wrappedValue = object }
      var projectedValue: ObservedWrapper<Object> { ObservedWrapper(object: wrappedValue) }
    }
    @propertyWrapper final class EnvironmentObject<Object> {
      var wrappedValue: Object!
      init() {}
      var projectedValue: ObservedWrapper<Object> { ObservedWrapper(object: wrappedValue) }
    }
    @propertyWrapper final class Environment<Value> {
      let key: Any
      var wrappedValue: Any
      init(_ key: Any) {
        self.key = key
        wrappedValue = ScenePhase.background
      }
    }
    @propertyWrapper final class AppStorage<Value> {
      let standard: Value
      let key: String
      init(wrappedValue: Value, _ key: String, store: Any? = nil) {
        standard = wrappedValue
        self.key = key
      }
      var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) ?? standard }
        set { UserDefaults.standard.set(newValue, forKey: key) }
      }
      var projectedValue: Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
      }
    }
    @propertyWrapper final class SceneStorage<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
      var projectedValue: Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
      }
    }
    """#

  /// Wrappers whose storage belongs to a place in the view tree and outlives the view's value.
  static let keptWrappers: Set<String> = ["State", "StateObject", "FocusState", "SceneStorage"]
}

/// Names of SwiftUI through which the app's closures run.
enum SwiftUINames {
  static let windows: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]
  /// Scenes and views whose closures are their content. Closures of other views do not run.
  static let containers: Set<String> = [
    "WindowGroup", "Window", "DocumentGroup", "Group", "VStack", "HStack", "ZStack", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "Tab", "ScrollView", "ScrollViewReader", "List", "Form",
    "Section", "ForEach", "GeometryReader", "ViewThatFits", "GroupBox", "ControlGroup", "AnyView",
    "AnyLayout", "Settings",
  ]

  /// Views without code of the app, such as `Text("x")`. The load report does not list them.
  static let leaves: Set<String> = [
    "Text", "Image", "Label", "Button", "Spacer", "Divider", "Color", "EmptyView", "ProgressView",
    "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper", "DatePicker",
    "NavigationLink", "Link", "Menu", "Rectangle", "Circle", "Capsule", "RoundedRectangle",
    "AsyncImage", "ToolbarItem", "ToolbarItemGroup", "Alert", "Path", "LinearGradient",
  ]

  /// Modifiers whose closures SwiftUI calls as callbacks.
  static let hooks: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onOpenURL", "onContinueUserActivity",
    "onReceive", "backgroundTask",
  ]

  /// Modifiers whose arguments are views, or that change the environment of inner views.
  static let content: Set<String> = [
    "overlay", "background", "safeAreaInset", "modifier", "environment", "environmentObject", "tag",
  ]

  static func isView(_ name: String) -> Bool { containers.contains(name) || leaves.contains(name) }
}
