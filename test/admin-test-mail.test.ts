import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import PostalMime from "postal-mime"
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { fileTransport, smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { mailServer, rawServer } from "#app/lib/mail/test-support.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
let adas: Browser

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  adas = await signIn(app)
})
beforeEach(() => {
  app.now = new Date(app.now.getTime() + 11 * 60_000)
})

/** Makes the product send mail through this server. */
function sendThrough(url: string): void {
  const transport = smtpTransport(url)
  onTestFinished(() => transport.close())
  app.services.mailer = { ...app.services.mailer, transport }
}

async function press(): Promise<Browser> {
  const staff = await adas.tab().open("/admin/settings/mail")
  return staff.press("Send a test email")
}

test("a test mail goes to the administrator who requested it, and the page says that the server accepted it", async () => {
  const { received, url } = await mailServer()
  sendThrough(url)
  const staff = await press()
  expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings/mail"])
  expect(staff.text).toContain("The mail server has accepted the test email")
  expect(staff.text).toContain("on its way to ada@example.org")
  expect(received.map(({ to }) => to)).toEqual([["ada@example.org"]])
  expect(await PostalMime.parse(received[0]?.source ?? "")).toMatchObject({ subject: "Test email" })
})

test("the message of a server that refuses it appears on the page, without our password", async () => {
  const { url } = await mailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, callback) =>
      callback(Object.assign(new Error(`No mailbox opens with ${password}`), { responseCode: 535 })),
  })
  sendThrough(url.replace("smtp://", "smtp://site:our-password@"))
  const staff = await press()
  expect(staff.response.status).toBe(422)
  expect(staff.text).toContain("It says: EAUTH: 535 No mailbox opens with ***")
  expect(staff.html).not.toContain("our-password")
  expect(staff.text).not.toContain("Settings saved")
})

test("a missing server and one that closes the connection are reported as such", async () => {
  sendThrough("smtp://127.0.0.1:1")
  expect((await press()).text).toMatch(/It says: ESOCKET: .*ECONNREFUSED/)
  sendThrough(await rawServer((socket) => socket.end()))
  const staff = await press()
  expect([staff.response.status, staff.text.includes("The mail server did not accept")]).toEqual([422, true])
})

test("without a mail server the page says that the mail is a file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-test-mail-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  app.services.mailer = { ...app.services.mailer, transport: fileTransport(folder) }
  expect((await press()).text).toContain("The test email was written to a file")
  expect(readdirSync(folder)).toHaveLength(1)
})

test("the sixth test mail within ten minutes is refused", async () => {
  const { received, url } = await mailServer()
  sendThrough(url)
  for (let count = 0; count < 5; count++) expect((await press()).response.status).toBe(200)
  const staff = await press()
  expect([staff.response.status, received.length]).toEqual([429, 5])
  expect(staff.text).toContain("Please wait ten minutes")
})

test("only staff can request one", async () => {
  const { received, url } = await mailServer()
  sendThrough(url)
  const stranger = new Browser(app)
  await stranger.post("/admin/settings", new URLSearchParams({ intent: "test-mail" }))
  expect([stranger.path, received]).toEqual(["/admin/login?next=%2Fadmin%2Fsettings", []])
})
