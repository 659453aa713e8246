struct Settings {
  var volume = 3
}
class Player {
  var settings = Settings()
}
func louder(_ volume: inout Int) { volume += 1 }
let player = Player()
louder(&player.settings.volume)
louder(&player.settings.volume)
var levels = ["a": 1]
louder(&levels["a", default: 0])
louder(&levels["b", default: 10])
print(player.settings.volume, levels["a"]!, levels["b"]!)
