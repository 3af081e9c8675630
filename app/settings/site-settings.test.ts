import { type AddressInfo, createServer, type Socket } from "node:net"
import { beforeEach, expect, test, vi } from "vitest"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { silentLog, useDatabase } from "#test/database.ts"
import { changeAnnouncement, changeLinks } from "./settings.server.ts"
import { forgetSiteSettings, readSiteSettings } from "./site-settings.server.ts"

const database = useDatabase()
const by = { id: "grace", name: "Grace" }
const publicUrl = "https://guap.example"
const start = new Date("2026-05-01T12:00:00Z")
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

beforeEach(async () => {
  await database.db.delete(settings)
  forgetSiteSettings(database.db)
})

const set = (discord: string) =>
  database.db
    .insert(settings)
    .values({ key: "links", value: { discord }, updatedAt: start })
    .onConflictDoUpdate({ target: settings.key, set: { value: { discord } } })

test("a new installation has no links and no announcement", async () => {
  expect(await readSiteSettings(database.db, start)).toEqual({ links: {}, announcement: null })
})

test("a change in this process is visible at once", async () => {
  await readSiteSettings(database.db, start)
  await changeLinks(
    database.db,
    { discord: "https://discord.gg/x" },
    { version: "", by, publicUrl, now: start },
  )
  expect((await readSiteSettings(database.db, start)).links).toEqual({ discord: "https://discord.gg/x" })
})

test("a change by another instance is visible after ten seconds", async () => {
  await readSiteSettings(database.db, start)
  await set("https://discord.gg/elsewhere")
  expect((await readSiteSettings(database.db, after(9))).links).toEqual({})
  expect((await readSiteSettings(database.db, after(10))).links).toEqual({
    discord: "https://discord.gg/elsewhere",
  })
})

test("a read started before a change does not hide it", async () => {
  const reading = readSiteSettings(database.db, start)
  await changeLinks(
    database.db,
    { discord: "https://discord.gg/x" },
    { version: "", by, publicUrl, now: start },
  )
  await reading
  expect((await readSiteSettings(database.db, start)).links).toEqual({ discord: "https://discord.gg/x" })
})

test("an announcement starts and ends on time, even while cached", async () => {
  const announcement = {
    text: "We meet on Friday.",
    link: "/events",
    tone: "info",
    from: after(2).toISOString(),
    until: after(4).toISOString(),
  } as const
  await changeAnnouncement(database.db, announcement, {
    version: "",
    by,
    now: start,
    publicUrl: "https://guap.example",
  })
  const textAt = async (seconds: number) =>
    (await readSiteSettings(database.db, after(seconds))).announcement?.text
  expect([await textAt(1), await textAt(2), await textAt(4)]).toEqual([
    undefined,
    "We meet on Friday.",
    undefined,
  ])
})

test("a changed text is a new announcement for those who closed the first", async () => {
  const keyOf = async (text: string, seconds: number) => {
    await database.db.delete(settings)
    const announcement = { text, link: null, tone: "info", from: null, until: null } as const
    await changeAnnouncement(database.db, announcement, {
      version: "",
      by,
      now: after(seconds),
      publicUrl: "https://guap.example",
    })
    return (await readSiteSettings(database.db, after(seconds))).announcement?.key
  }
  const first = await keyOf("One", 0)
  expect(await keyOf("One", 60)).toBe(first)
  expect(await keyOf("Two", 120)).not.toBe(first)
})

test("if the database was never reachable, pages show the defaults", async () => {
  const nobody = connectDatabase("postgres://nobody@127.0.0.1:1/none", silentLog)
  expect(await readSiteSettings(nobody.db, start)).toEqual({ links: {}, announcement: null })
  await nobody.close()
})

test("a hanging database delays only one page, and only briefly", async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1")
  await new Promise((resolve) => silent.once("listening", resolve))
  const { port } = silent.address() as AddressInfo
  const hanging = connectDatabase(`postgres://nobody@127.0.0.1:${port}/none`, silentLog)
  const shown = { links: {}, announcement: null }
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const first = readSiteSettings(hanging.db, start)
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toEqual(shown)
  // Fake time no longer advances: a page that waited would hang.
  expect(await readSiteSettings(hanging.db, start)).toEqual(shown)
  vi.useRealTimers()
  for (const socket of sockets) socket.destroy()
  silent.close()
  await hanging.close()
})
