import type { Server } from "node:net"
import { SMTPServer } from "smtp-server"

type Received = { id: string; to: string[] }

export type MailServer = {
  url: string
  /** Accepted mails, in order. */
  received: Received[]
  /** Stops accepting mail; senders have to wait. @returns a function that lets all of them continue */
  hold(): () => void
  /** Number of waiting senders. */
  readonly waiting: number
  stop(): Promise<void>
}

/** A real mail server that can make senders wait before it accepts any of their data. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  let gate = Promise.resolve()
  let waiting = 0

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onRcptTo(_address, _session, callback) {
      waiting++
      await gate
      waiting--
      callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const [, id = ""] = /^Message-ID: <([^@>]+)@/im.exec(Buffer.concat(chunks).toString()) ?? []
        received.push({ id, to: session.envelope.rcptTo.map((one) => one.address) })
        callback()
      })
    },
  })
  // A killed sender breaks its connection.
  server.on("error", () => {})
  const listening = server.server as Server
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done))
  const address = listening.address()

  return {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    received,
    get waiting() {
      return waiting
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
