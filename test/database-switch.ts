import { connect, createServer, type NetConnectOpts, type Socket } from "node:net"
import type pg from "pg"

export type DatabaseSwitch = {
  /** For `useApp`: connects to the database through a proxy that can be cut. */
  reach(direct: pg.PoolConfig): Promise<pg.PoolConfig>
  /** Every connection breaks, and new ones are refused. */
  cut(): Promise<void>
  /** The database hangs: open connections stay, new ones are accepted, and nothing is answered. */
  swallow(): void
  /** The database machine is gone: open connections stay without an answer, and new ones reach its replacement. */
  silence(): void
  /** Undoes `cut` or `swallow`. Connections that `swallow` held break. */
  mend(): Promise<void>
}

/** A proxy in front of the database that can be cut and repaired like a real network connection. */
export function createDatabaseSwitch(): DatabaseSwitch {
  let port = 0
  let target: NetConnectOpts
  const sockets = new Set<Socket>()
  let swallows = false
  const server = createServer((visitor) => {
    const database = connect(target)
    for (const socket of [visitor, database]) {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.on("close", () => {
        sockets.delete(socket)
        visitor.destroy()
        database.destroy()
      })
    }
    if (!swallows) visitor.pipe(database).pipe(visitor)
  })
  const listen = () =>
    new Promise<void>((done) =>
      server.listen(port, "127.0.0.1", () => {
        const address = server.address()
        if (typeof address === "object" && address) port = address.port
        done()
      }),
    )
  server.unref()
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }

  return {
    silence,
    async reach(direct) {
      if (direct.connectionString) {
        const url = new URL(direct.connectionString)
        target = { host: url.hostname, port: Number(url.port || 5432) }
        await listen()
        url.host = `127.0.0.1:${port}`
        return { connectionString: url.href }
      }
      const { host = "", port: databasePort = 5432 } = direct
      target = host.startsWith("/")
        ? { path: `${host}/.s.PGSQL.${databasePort}` }
        : { host, port: databasePort }
      await listen()
      return { ...direct, host: "127.0.0.1", port }
    },
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
    swallow() {
      swallows = true
      silence()
    },
    async mend() {
      if (!swallows) return listen()
      swallows = false
      for (const socket of sockets) socket.destroy()
    },
  }
}
