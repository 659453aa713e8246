struct Settings {
  var volume = 5 {
    didSet { volume = min(volume, 10) }
  }
  var muted = false {
    didSet { if muted { volume = 0 } }
  }
}
var settings = Settings()
settings.volume = 50
print(settings.volume)
settings.muted = true
print(settings)
