// What a shell usually has. The files of a worker share its process, and the product's start closes what it makes to everybody else.
process.umask(0o022)
