import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { readPostmaster } from "./postmaster-pid.ts"
import { runAs, type ServerUser } from "./server-user.ts"

/**
 * A shell process between Node and PostgreSQL, so that kill -9 of Node leaves no server behind: the kernel closes the pipe, the
 * watcher reads its end and requests a fast shutdown (SIGINT), after 5 s an immediate one (SIGQUIT), which loses nothing
 * committed but makes the next start replay the log. SIGINT is repeated because a shell starts background programs with SIGINT
 * ignored, until PostgreSQL installs its own handler. Each of the two shells can do this alone. Arguments: log file, socket
 * folder (removed at the end if it is a separate, empty one), command.
 */
const SCRIPT = `
umask 077
exec 3<&0
log=$1 socket_folder=$2 parent_gone=
shift 2
trap 'parent_gone=yes' USR1
"$@" </dev/null >"$log" 2>&1 3<&- &
server=$!
(
  read -r _ <&3
  kill -USR1 $$
  for second in 1 2 3 4 5; do
    kill -INT "$server" 2>/dev/null || exit
    sleep 1
  done
  kill -QUIT "$server" 2>/dev/null
) &
exec 3<&-
trap 'kill -INT "$server"' HUP INT TERM
while :; do
  wait "$server"
  status=$?
  kill -0 "$server" 2>/dev/null || break
done
trap '' TERM
kill -TERM 0
[ -z "$parent_gone" ] || rmdir -- "$socket_folder" 2>/dev/null
exit "$status"
`

/** Longer than the guardian's own 5 s: after this time both of its shells must have been killed. */
const GUARDIAN_LOST_MS = 8_000

export type ServerProcess = {
  /** Resolves with the reason, as text, when the postmaster is gone. Never rejects. */
  exited: Promise<string>
  stop(): Promise<void>
  /** The server's output during the start; later lines are in the cluster's log folder. */
  startLog(): string
}

export function startServer(options: {
  command: string[]
  directory: string
  socketFolder: string
  user: ServerUser | undefined
}): ServerProcess {
  const { command, directory, socketFolder, user } = options
  const log = join(directory, "start.log")
  // detached: a new session, so that Ctrl-C in the terminal reaches Node only.
  const shell = spawn("/bin/sh", ["-c", SCRIPT, "postgres-guardian", log, socketFolder, ...command], {
    ...runAs(user),
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  })
  // Undefined when the process could not be created, which "error" reports.
  const pipe = shell.stdin as Socket | undefined
  pipe?.on("error", () => {})
  // A command-line tool that forgets stop() still ends; then the guardian stops the server.
  shell.unref()
  pipe?.unref()
  const exited = new Promise<string>((resolve) => {
    shell.once("error", (error) => resolve(error.message))
    shell.once("exit", async (code, signal) => {
      pipe?.destroy()
      await serverGone(directory)
      resolve(signal ?? (Number(code) > 128 ? `signal ${Number(code) - 128}` : `exit code ${code}`))
    })
  })
  return {
    exited,
    async stop() {
      shell.ref()
      pipe?.destroy()
      await exited
    },
    startLog() {
      try {
        return readFileSync(log, "utf8").trim().split("\n").slice(-5).join(" ")
      } catch (error) {
        return (error as Error).message
      }
    },
  }
}

/** Usually returns at once; waits only when the guardian was killed and its server was not. */
async function serverGone(directory: string): Promise<void> {
  for (let waited = 0; ; waited += 50) {
    const server = readPostmaster(directory)
    if (!server) return
    if (waited === GUARDIAN_LOST_MS) signal(server.pid, "SIGQUIT")
    await sleep(50)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process ended by itself in the meantime.
  }
}
