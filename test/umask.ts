// The usual umask of a shell. Test files of one worker share a process, and the product's start sets a umask that closes new
// files to other users.
process.umask(0o022)
