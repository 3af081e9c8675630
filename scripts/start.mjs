// npm start, npm run dev: installs and builds what is missing, then becomes the server.
import { spawn } from "node:child_process"
import path from "node:path"
import { ensureBuilt, ensureInstalled, pinnedNode, rootDir } from "./prepare.mjs"

const isDevelopment = process.argv.includes("--dev")
// An empty NODE_ENV costs React half of its speed.
process.env.NODE_ENV = isDevelopment ? "development" : "production"

ensureInstalled()
if (!isDevelopment) ensureBuilt()

const server = path.join(rootDir, "server.ts")
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major > 22 || (major === 22 && minor >= 22)) {
  await import(server)
} else {
  // The machine's own Node is older than the product needs: the pinned one runs the server as our child. It notices
  // through the channel between us when we are killed, and stops too.
  const child = spawn(pinnedNode, [server], { cwd: rootDir, stdio: ["inherit", "inherit", "inherit", "ipc"] })
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
