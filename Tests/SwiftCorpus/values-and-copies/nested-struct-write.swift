struct Sound { var name = "default" }
struct Alert { var title = "", sound = Sound() }
struct Aps { var alert = Alert(), badge = 0 }
var aps = Aps()
aps.alert.sound.name = "ping.caf"
aps.alert.title = "Hi"
let saved = aps
aps.badge += 3
aps.alert.sound.name += "!"
print(saved.alert.sound.name, saved.badge)
print(aps.alert.sound.name, aps.badge, aps.alert.title)
