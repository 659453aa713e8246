import ArgumentParser

/// Options for what a script may write, shared by the commands that play scripts.
struct WriteOptions: ParsableArguments {
  @ArgumentParser.Option(
    help: "Let save, save-lesson and export of scripts write below this folder.")
  var allowWrites: String?

  var permission: WritePermission { WritePermission(folder: allowWrites) }
}
