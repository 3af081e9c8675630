import { spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort, untilItAnswers } from "../../e2e/product-process.ts"
import { startOn } from "./machine.ts"
import { endProcess } from "./product.ts"

export type Nginx = { origin: string; pid: number; stop(): Promise<void> }

/**
 * Starts nginx with one worker and without access log, as fast as its documentation describes: sendfile, open file cache,
 * keep-alive.
 *
 * @param server the content of its `server` block
 * @param http the configuration before that block
 */
export async function startNginx(
  server: string,
  { core, http = "" }: { core?: number; http?: string } = {},
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-nginx-"))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const config = path.join(folder, "nginx.conf")
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; server_tokens off;
  open_file_cache max=1000; open_file_cache_valid 60s; etag on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; application/json json; }
  ${http}
  server { listen localhost:${port}; ${server} location = /is-up { return 200; } }
}
`,
  )
  const child = spawn(...startOn(core, "nginx", ["-c", config, "-p", folder]), {
    stdio: ["ignore", "ignore", "inherit"],
  })
  await untilItAnswers(`${origin}/is-up`)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
