import CommandLanguage
import TextGrid

/// A message to the user that is shown until the next key.
package struct Note: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case hint, refusal
  }

  package var kind: Kind
  package var text: Bilingual

  static func hint(en: String, zh: String) -> Note {
    Note(kind: .hint, text: Bilingual(en: en, zh: zh))
  }

  static func refusal(_ text: Bilingual) -> Note { Note(kind: .refusal, text: text) }

  /// The note with a sentence before it.
  func led(by words: Bilingual) -> Note {
    Note(
      kind: kind,
      text: Bilingual(en: words.en + " " + text.en, zh: words.zh + text.zh))
  }

  static let pressColon = Note.hint(
    en: "This key has no action; press : to type, ? for all keys.",
    zh: "这个键没有作用。按 : 输入命令，按 ? 查看所有按键。")
  static let eventIsOver = Note.hint(
    en: "The event is over. Let the next one happen: o, a, t, w … or ? for all keys.",
    zh: "这个事件到此结束。可以让下一个事件发生：o、a、t、w……；按 ? 查看所有按键。")
  static let eventIsOverInPast = Note.hint(
    en: "The event is over; you stand in the past. → goes on, a new event starts a branch.",
    zh: "这个事件到此结束，正在回放。按 → 继续前进；此处发生新事件会另开分支。")
  static let beforeFirst = Note.hint(
    en: "You stand before the first step; → goes on.", zh: "现在位于第一步之前；按 → 前进。")
  static let keysDropped = Note.hint(
    en: "More than \(Input.mostKeys / 1000),000 keys waited; the rest was dropped.",
    zh: "等待处理的按键超过 \(Input.mostKeys) 个，其余已丢弃。")
  static let goesOn = Note.hint(
    en: "This is where you stopped.", zh: "已回到上次停下的地方。")
  static let loaded = Note.hint(
    en: "The script is played to its end. ← goes back a step, [ an event; → plays it again.",
    zh: "脚本已播放到末尾。← 后退一步，[ 回到前一个事件，→ 重新播放。")
  static let noLesson = Note.hint(
    en: "No lesson is on; L lists them.", zh: "现在没有进行中的课程；按 L 查看列表。")
  static let answerFirst = Note.hint(
    en: "Answer the question first; then y tells why.", zh: "请先回答问题，再用 y 查看原因。")
  static let nothingYet = Note.hint(
    en: "Nothing has happened yet; o opens the app.", zh: "还什么都没有发生；按 o 打开应用。")
}
