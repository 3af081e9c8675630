import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { createTransport } from "nodemailer"
import { site } from "#content/en/site.ts"
import { maskSecrets } from "../mask-secrets.ts"
import { smtpSecurity } from "./smtp-security.ts"

type MailMessage = {
  /** Stable across attempts, so that a mail sent twice is recognized as one. */
  messageId: string
  from: string
  to: string[]
  replyTo?: string
  headers?: Record<string, string>
  subject: string
  html: string
  text: string
  icalEvent?: { method: string; filename: string; content: string }
}

/** Stops automatic replies such as vacation notices (RFC 3834). */
const everyMail = { "Auto-Submitted": "auto-generated" }

export type MailTransport = {
  kind: "server" | "files"
  describe: string
  /** @param signal aborts the attempt at any point */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  /** Closes idle connections. A running delivery is completed. */
  close(): void
}

/** A transport and the sender. */
export type Mailer = {
  transport: MailTransport
  /** The sender, such as 'Guapcoin <no-reply@example.org>'. */
  from: string
  /** The right-hand side of Message-IDs. */
  domain: string
}

/** The number of mails sent at the same time by one instance. */
export const sentAtOnce = 5
/**
 * An idle connection is closed after this time in ms, so that fewer mails meet a connection that the server has just closed.
 * Reuse still spares the many mails of a busy moment the greeting, TLS and sign-in (four to eight round trips each).
 */
const idleMs = 5_000

/** Writes one `.eml` file per mail, named after the mail, so that a second attempt replaces the first. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    kind: "files",
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
    close() {},
  }
}

/**
 * Sends over TLS: with smtp:// it upgrades before signing in, and sends nothing if the server offers no TLS. Except on this
 * machine, and if the address has tls=none.
 *
 * @param smtpUrl smtp:// or smtps://, with user and password if the server requires them
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const { url, tls } = smtpSecurity(smtpUrl)
  const transporter = createTransport({
    url,
    pool: true,
    // One more than the worker uses, so that a test mail (settings) can be sent while all others hang.
    maxConnections: sentAtOnce + 1,
    idleTimeout: idleMs,
    // Only for a connection that was closed before any byte of the mail was sent.
    maxRequeues: 1,
    requireTLS: tls === "required",
    ignoreTLS: tls === "none",
    // A server that hangs must not hold a connection. (A second argument of createTransport would be message defaults, not
    // transport options.)
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const hidePassword = passwordHider(url)
  return {
    kind: "server",
    describe: `sent through ${new URL(url).hostname}${tls === "none" ? ", without TLS: whoever is on the way can read mails and password" : ""}`,
    async send(message, signal) {
      try {
        await transporter.sendMail({ ...message, headers: { ...message.headers, ...everyMail }, signal })
      } catch (error) {
        throw hidePassword(error)
      }
    },
    close: () => transporter.close(),
  }
}

/** Some servers repeat the credentials in their response; staff read responses. */
function passwordHider(url: string) {
  const password = decodeURIComponent(new URL(url).password)
  const forms = [password, Buffer.from(password).toString("base64")].filter(Boolean)
  const hide = (text: string) => forms.reduce((hidden, form) => hidden.replaceAll(form, "***"), text)
  return (error: unknown) => {
    if (!(error instanceof Error)) return error
    const { response } = error as { response?: unknown }
    error.message = hide(error.message)
    return typeof response === "string" ? Object.assign(error, { response: hide(response) }) : error
  }
}

export type MailFailure = {
  /** Only the codes of server and network: a server's text repeats addresses, which are not logged. */
  code: string
  /** The same with the server's message, for staff. */
  reason: string
  /** The server refused this mail for good. */
  permanent: boolean
  hint?: string
}

/** Returns why a server did not accept a mail. */
export function describeFailure(error: unknown): MailFailure {
  const { code, responseCode, response, message } = error as Record<string, unknown>
  const reply = typeof responseCode === "number" ? responseCode : undefined
  const name = typeof code === "string" ? code : "ERROR"
  const words = [response, message].find((text): text is string => typeof text === "string" && text !== "")
  const told = {
    code: [name, reply].filter(Boolean).join(" "),
    reason: words ? `${name}: ${maskSecrets(words.replace(/\s+/g, " ").trim())}` : name,
  }
  if (code === "ETLS") return { ...told, permanent: false, hint: noTlsHint }
  // 535 means our password is wrong: staff will correct it, and the mail is valid.
  return { ...told, permanent: reply !== undefined && reply >= 550 && reply <= 554 }
}

/** For readers of the log. */
const noTlsHint =
  "The mail server offers no TLS that works. Nothing was sent. Use a server with STARTTLS or smtps:// in SMTP_URL, or add ?tls=none to it on a network of your own."

/** Returns the sender: the user name of SMTP_URL if it is an address, else no-reply at the site's host. */
export function senderAddress(smtpUrl: string | undefined, domain: string): string {
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : ""
  return `${site.name} <${user.includes("@") ? user : `no-reply@${domain}`}>`
}
