import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { createTransport } from "nodemailer"
import { site } from "#content/en/site.ts"

export type MailMessage = {
  /** Stable over attempts, so that a mail sent twice is recognised as one. */
  messageId: string
  from: string
  to: string[]
  replyTo?: string
  headers?: Record<string, string>
  subject: string
  html: string
  text: string
}

/** Keeps vacation notices from answering us (RFC 3834). */
const everyMail = { "Auto-Submitted": "auto-generated" }

export type MailTransport = { describe: string; send(message: MailMessage): Promise<void> }

/** One `.eml` file a mail, named after the mail, so that a second attempt replaces the first. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    describe: `each mail is a file in ${folder}`,
    async send(message) {
      const { message: source } = await composer.sendMail({
        ...message,
        headers: { ...message.headers, ...everyMail },
      })
      await mkdir(folder, { recursive: true })
      const id = message.messageId.replace(/^<|@.*$/g, "")
      const file = path.join(folder, `${id}.eml`)
      await writeFile(`${file}.part`, source as Buffer)
      await rename(`${file}.part`, file)
    },
  }
}

/** @param url smtp:// or smtps://, with user and password where the server asks for them */
export function smtpTransport(url: string): MailTransport {
  const server = new URL(url)
  const transporter = createTransport({
    url,
    // A server that hangs must not hold the queue. (A second argument would be defaults of messages, not of the
    // transport.)
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    describe: `sent through ${server.hostname}`,
    async send(message) {
      await transporter.sendMail({ ...message, headers: { ...message.headers, ...everyMail } })
    },
  }
}

/** Why a server did not take a mail: its reply code and the network's, never its text, which repeats addresses. */
export function describeFailure(error: unknown): { reason: string; permanent: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const reply = typeof responseCode === "number" ? responseCode : undefined
  return {
    reason: [typeof code === "string" ? code : "ERROR", reply].filter(Boolean).join(" "),
    // 535 is a wrong password of ours: staff will mend it, and the mail is not at fault.
    permanent: reply !== undefined && reply >= 550 && reply <= 554,
  }
}

/** Who writes: the mailbox we sign in to, where its name is an address, else no-reply at the site's own host. */
export function senderAddress(smtpUrl: string | undefined, domain: string): string {
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : ""
  return `${site.name} <${user.includes("@") ? user : `no-reply@${domain}`}>`
}
