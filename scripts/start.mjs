// npm start, npm run dev: installs and builds what is missing, then becomes the server.
import { spawn } from "node:child_process"
import path from "node:path"
import { whenNpmEnds } from "../server/start/parent.mjs"
import { ensureBuilt, ensureInstalled, memoryEnv, memoryFlags, pinnedNode, rootDir } from "./prepare.mjs"

const isDevelopment = process.argv.includes("--dev")
// With an empty NODE_ENV, React runs at half its speed.
process.env.NODE_ENV = isDevelopment ? "development" : "production"

ensureInstalled()
if (!isDevelopment) ensureBuilt()

const server = path.join(rootDir, "server.ts")
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
const flags = isDevelopment ? [] : memoryFlags
const env = { ...memoryEnv, ...process.env }
if (major > 22 || (major === 22 && minor >= 22)) {
  // Replaces this process, on systems that support it; Node reads its flags at the start of a process.
  if (process.platform === "win32") await import(server)
  else process.execve(process.execPath, [process.execPath, ...flags, server], env)
} else {
  // The machine's own Node is older than required: the pinned one runs the server as a child process. If this process is
  // killed, the child notices through the IPC channel and stops too.
  const stdio = ["inherit", "inherit", "inherit", "ipc"]
  const child = spawn(pinnedNode, [...flags, server], { cwd: rootDir, env, stdio })
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  whenNpmEnds(() => process.exit(1))
}
