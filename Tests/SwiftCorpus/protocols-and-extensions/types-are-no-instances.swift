protocol Media { var title: String { get } }
struct Movie: Media { var title = "Heat" }
class Song: Media { var title = "Help" }
let values: [Any] = [Movie.self, Movie(), Song.self, Song(), 1]
for value in values {
  switch value {
  case let media as Media: print("media", media.title)
  case is Media.Type: print("type")
  default: print("other")
  }
}
let type: Any = Movie.self
print(type is Movie, type is Movie.Type, type as? Song == nil)
