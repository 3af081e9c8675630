import { createServer, type Server, type Socket } from "node:net"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { onTestFinished } from "vitest"

type Received = { from: string; to: string[]; source: string }

/** Starts a mail server for one test. `options` may refuse mail; accepted mail is recorded. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    // Our side keeps connections open for the next mail.
    closeTimeout: 20,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ""
        received.push({
          from,
          to: rcptTo.map((one) => one.address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
    ...options,
  })
  server.on("error", () => {})
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  const sockets = new Set<Socket>()
  server.server.on("connection", (socket: Socket) => sockets.add(socket))
  return {
    received,
    url: await listen(server.server as Server),
    /** Closes all connections, as a server does at a restart. */
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Starts a server that does not speak SMTP, or stops in the middle. */
export function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    onConnection(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listen(server)
}

function listen(server: Server): Promise<string> {
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      done(`smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`)
    }),
  )
}
