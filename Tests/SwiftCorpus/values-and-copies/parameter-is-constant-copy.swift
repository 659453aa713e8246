struct Note { var text = "x" }
func shouted(_ note: Note) -> Note {
  var note = note
  note.text = note.text.uppercased()
  return note
}
let note = Note(text: "hello")
print(shouted(note).text, note.text)
