import CommandLanguage

extension Session {
  /// The configuration and the current branch as a script that replays them.
  package var script: String { script(from: setup.commands) }

  /// The same for a script saved at `path`: relative names in it begin at its folder.
  func script(savedAs path: String) -> String {
    script(
      from: setup.commands.map { command in
        if case .app = command { .app(setup.app.choice(namedIn: path)) } else { command }
      })
  }

  /// The commands of the script.
  package var commands: [Command] { commands(from: setup.commands) }

  private func commands(from stage: [StageCommand]) -> [Command] {
    stage.map(Command.stage) + (scene?.events ?? []) + history.records.map(\.command)
  }

  private func script(from stage: [StageCommand]) -> String {
    commands(from: stage).map { $0.canonicalText + "\n" }.joined()
  }

  /// The request to save a script or a lesson, refused if PushLab could not read the file again.
  func saved(_ text: String, limit: Int, _ path: String, _ replaces: Bool) -> Reply {
    let size = text.utf8.count
    if size > limit {
      return .refused(
        Bilingual(
          en: "Not saved: the file would have \(size) bytes, and PushLab reads at most \(limit). "
            + "Undo events with large payloads, or send smaller ones.",
          zh: "没有保存：文件会有 \(size) 字节，而 PushLab 最多读取 \(limit) 字节。"
            + "请撤销推送内容很大的事件，或改用较小的推送。"))
    }
    let commands = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if limit == FileLimits.script, commands > FileLimits.commands {
      return .refused(
        Bilingual(
          en: "Not saved: the script would have \(commands) commands, and PushLab reads at most "
            + "\(FileLimits.commands). Go back to an earlier event first.",
          zh: "没有保存：脚本会有 \(commands) 条命令，而 PushLab 最多读取 "
            + "\(FileLimits.commands) 条。请先回到较早的事件。"))
    }
    return .save(path: path, text: .script(text), replaces: replaces)
  }
}
