import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { auditLog, mails, settings, users } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { useDatabase } from "#test/database.ts"
import {
  changeAnnouncement,
  changeLinks,
  changePayments,
  changeRoadmap,
  changeStaffMail,
  findAnnouncement,
  findLinks,
  findPayments,
  findRoadmap,
  findStaffMail,
} from "../settings.server.ts"
import { listPastChanges, returnToEarlier } from "./settings-history.server.ts"

const database = useDatabase()
const grace = { id: "grace", name: "grace@example.org" }
const publicUrl = "https://guap.example"
const start = new Date("2026-05-01T12:00:00Z")
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const change = (now = start) => ({ by: grace, publicUrl, now })

beforeEach(async () => {
  for (const table of [settings, mails, users]) await database.db.delete(table)
  await database.db.insert(users).values(
    ["grace", "ada", "gone"].map((id) => ({
      id,
      name: `${id}@example.org`,
      email: `${id}@example.org`,
      isAdmin: id !== "gone",
      createdAt: start,
    })),
  )
})

async function setLinks(links: Parameters<typeof changeLinks>[1], now = start) {
  const { version } = await findLinks(database.db)
  expect(await changeLinks(database.db, links, { ...change(now), version })).toEqual({ kind: "saved" })
}
async function setStaffMail(staffMail: Parameters<typeof changeStaffMail>[1], now = start) {
  const { version } = await findStaffMail(database.db)
  expect(await changeStaffMail(database.db, staffMail, { ...change(now), version })).toEqual({
    kind: "saved",
  })
}
const mailed = () => database.db.select().from(mails).orderBy(mails.createdAt, mails.recipient)
/** The newest change with this label and earlier value. */
async function pastChange(label: string, before: string) {
  const changes = await listPastChanges(database.db)
  const found = changes.find(({ differences }) =>
    differences.some((one) => one.label === label && one.before === before),
  )
  if (!found) throw new Error(`No change of ${label} from ${before}`)
  return found
}

describe("a changed link", () => {
  test("is mailed to every administrator directly, with the old and new address", async () => {
    await setStaffMail({ addresses: ["thief@evil.example"], replyTo: null })
    await database.db.delete(mails)
    await setLinks({ "web-wallet": "https://evil.example/wallet", exchange: "https://market.example/" })
    const sent = await mailed()
    expect(sent.map(({ recipient, urgency, kind }) => [recipient, urgency, kind])).toEqual([
      ["ada@example.org", "account", "settings-links"],
      ["grace@example.org", "account", "settings-links"],
    ])
    for (const { text } of sent) {
      expect(text).toContain(
        "grace@example.org changed where links on the site lead, at May 1, 2026, 12:00 PM UTC",
      )
      expect(text).toContain("Web wallet\n\nBefore: not set\nNow: https://evil.example/wallet")
      expect(text).toContain(
        "Before: https://www.probit.com/app/exchange/GUAP-BTC\nNow: https://market.example/",
      )
      expect(text).toContain("https://guap.example/admin/settings/history")
      expect(text).not.toContain("Telegram")
    }
  })

  test("saved unchanged causes no mail", async () => {
    await setLinks({ discord: "https://discord.gg/x" })
    await database.db.delete(mails)
    await setLinks({ discord: "https://discord.gg/x" }, at(1))
    expect(await mailed()).toEqual([])
  })

  test("can be restored, also to the default address, without changing other links", async () => {
    await setLinks({ exchange: "https://one.example/" })
    await setLinks({ exchange: "https://two.example/", discord: "https://discord.gg/x" }, at(1))
    const { id, canReturn } = await pastChange("ProBit, GUAP-BTC", "https://one.example/")
    expect(canReturn).toBe(true)
    expect(await returnToEarlier(database.db, id, change(at(2)))).toEqual({ kind: "saved" })
    expect((await findLinks(database.db)).links).toEqual({
      exchange: "https://one.example/",
      discord: "https://discord.gg/x",
    })
    expect((await pastChange("ProBit, GUAP-BTC", "https://one.example/")).canReturn).toBe(false)

    const first = await pastChange("ProBit, GUAP-BTC", "https://www.probit.com/app/exchange/GUAP-BTC")
    expect(await returnToEarlier(database.db, first.id, change(at(3)))).toEqual({ kind: "saved" })
    expect((await findLinks(database.db)).links).toEqual({ discord: "https://discord.gg/x" })
    expect((await listAudit(database.db, "setting", "links"))[0]).toMatchObject({
      actor: "grace@example.org",
      at: at(3),
      details: { link: "exchange", before: "https://one.example/", after: null },
    })
    expect((await mailed()).filter(({ createdAt }) => createdAt >= at(2))).toHaveLength(4)
  })

  test("stored before stricter validation cannot be restored", async () => {
    const [entry] = await database.db
      .insert(auditLog)
      .values({
        at: start,
        actor: "Grace",
        action: "settings.link-changed",
        subjectType: "setting",
        subjectId: "links",
        details: { link: "discord", before: "http://discord.example", after: null },
      })
      .returning()
    expect(await returnToEarlier(database.db, entry?.id ?? 0, change())).toEqual({ kind: "not-allowed" })
    expect((await findLinks(database.db)).links).toEqual({})
  })
})

describe("an announcement", () => {
  const hello = { text: "Hello", link: null, tone: "info", from: null, until: null } as const
  const set = async (announcement: Parameters<typeof changeAnnouncement>[1], minutes = 0) => {
    const { version } = await findAnnouncement(database.db)
    return changeAnnouncement(database.db, announcement, { ...change(at(minutes)), version })
  }
  const shown = async () => (await findAnnouncement(database.db)).announcement

  test("is mailed to every administrator and can be restored, also to none", async () => {
    await set(hello)
    await database.db.delete(mails)
    await set({ ...hello, text: "Send your coins here", link: "https://evil.example/" }, 1)
    const sent = await mailed()
    expect(sent.map(({ recipient, kind }) => [recipient, kind])).toEqual([
      ["ada@example.org", "settings-announcement"],
      ["grace@example.org", "settings-announcement"],
    ])
    expect(sent[0]?.text).toContain("Message\n\nBefore: Hello\nNow: Send your coins here")
    expect(sent[0]?.text).toContain("Link\n\nBefore: not set\nNow: https://evil.example/")

    const changed = await pastChange("Message", "Hello")
    expect(changed.canReturn).toBe(true)
    expect(await returnToEarlier(database.db, changed.id, change(at(2)))).toEqual({ kind: "saved" })
    expect(await shown()).toEqual(hello)
    expect((await pastChange("Message", "Hello")).canReturn).toBe(false)
    const first = await pastChange("Message", "not set")
    expect(await returnToEarlier(database.db, first.id, change(at(3)))).toEqual({ kind: "saved" })
    expect((await shown()).text).toBe("")
  })

  test("can be restored after removal", async () => {
    await set(hello)
    await set({ ...hello, text: "" }, 1)
    const { id } = await pastChange("Message", "Hello")
    expect(await returnToEarlier(database.db, id, change(at(2)))).toEqual({ kind: "saved" })
    expect(await shown()).toEqual(hello)
  })
})

describe("the roadmap", () => {
  const since = "It runs since May."
  const set = async (news: Parameters<typeof changeRoadmap>[1], minutes = 0) => {
    const { version } = await findRoadmap(database.db)
    return changeRoadmap(database.db, news, { ...change(at(minutes)), version })
  }

  test("is mailed to every administrator, and each step can be restored separately, also to its planned state", async () => {
    await set({ relaunch: { state: "done", since, link: null } })
    await database.db.delete(mails)
    await set({ relaunch: { state: "done", since, link: "https://evil.example/" } }, 1)
    const sent = await mailed()
    expect(sent.map(({ kind }) => kind)).toEqual(["settings-roadmap", "settings-roadmap"])
    expect(sent[0]?.text).toContain("Now: https://evil.example/")

    const [newest, oldest] = await listPastChanges(database.db)
    expect(newest?.differences.map(({ before }) => before)).toEqual(["not set"])
    expect(await returnToEarlier(database.db, newest?.id ?? 0, change(at(2)))).toEqual({ kind: "saved" })
    expect((await findRoadmap(database.db)).news).toEqual({ relaunch: { state: "done", since, link: null } })
    expect(await returnToEarlier(database.db, oldest?.id ?? 0, change(at(3)))).toEqual({ kind: "saved" })
    expect((await findRoadmap(database.db)).news).toEqual({})
  })
})

describe("changed addresses for staff mail", () => {
  const former = { addresses: ["desk@guap.example", "ADA@example.org"], replyTo: "hello@guap.example" }

  test("are mailed once to every administrator and to the previous addresses, but not to the new ones", async () => {
    await setStaffMail(former)
    await database.db.delete(mails)
    await setStaffMail({ addresses: ["thief@evil.example"], replyTo: "thief@evil.example" }, at(1))
    const sent = await mailed()
    expect(sent.map(({ recipient }) => recipient?.toLowerCase()).sort()).toEqual([
      "ada@example.org",
      "desk@guap.example",
      "grace@example.org",
      "hello@guap.example",
    ])
    expect(sent[0]).toMatchObject({ kind: "settings-staff-mail", urgency: "account" })
    expect(sent[0]?.text).toContain("Before: hello@guap.example\nNow: thief@evil.example")
    expect(sent[0]?.text).toContain("Before: desk@guap.example, ADA@example.org\nNow: thief@evil.example")
  })

  test("can be restored", async () => {
    await setStaffMail(former)
    await setStaffMail({ addresses: former.addresses, replyTo: "thief@evil.example" }, at(1))
    await setStaffMail({ addresses: [], replyTo: "thief@evil.example" }, at(2))
    const { id } = await pastChange("Reply address", "hello@guap.example")
    expect(await returnToEarlier(database.db, id, change(at(3)))).toEqual({ kind: "saved" })
    expect((await findStaffMail(database.db)).staffMail).toEqual({ addresses: [], replyTo: former.replyTo })
    const addresses = await pastChange("Staff email addresses", "desk@guap.example, ADA@example.org")
    await returnToEarlier(database.db, addresses.id, change(at(4)))
    expect((await findStaffMail(database.db)).staffMail).toEqual(former)
  })
})

test("an audit entry of another kind restores nothing", async () => {
  const [entry] = await database.db
    .insert(auditLog)
    .values({
      at: start,
      actor: "Grace",
      action: "settings.directory-stage-changed",
      subjectType: "setting",
      subjectId: "directory-stage",
      details: { before: "https://a.example" },
    })
    .returning()
  for (const id of [entry?.id ?? 0, 999_999])
    expect(await returnToEarlier(database.db, id, change())).toEqual({ kind: "not-found" })
})

test("a change whose mail cannot be queued is not made", async () => {
  await database.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on mails for each row execute function refuse()`),
  )
  await expect(setLinks({ discord: "https://discord.gg/x" })).rejects.toThrow()
  await database.db.execute(sql.raw("drop function refuse cascade"))
  expect((await findLinks(database.db)).links).toEqual({})
})

describe("the payments mode", () => {
  const { heading, modes } = adminSettings.payments

  test("is mailed and logged once on a change, and can be restored with another mail", async () => {
    expect(await findPayments(database.db)).toEqual({ mode: "show", version: "" })
    expect(await changePayments(database.db, "off", { ...change(), version: "" })).toEqual({ kind: "saved" })
    expect((await findPayments(database.db)).mode).toBe("off")
    const sent = await mailed()
    expect(sent.map(({ recipient, urgency, kind }) => [recipient, urgency, kind])).toEqual([
      ["ada@example.org", "account", "settings-payments"],
      ["grace@example.org", "account", "settings-payments"],
    ])
    expect(sent[0]?.text).toContain(`Before: ${modes.show.label}`)
    expect(sent[0]?.text).toContain(`Now: ${modes.off.label}`)

    const past = await pastChange(heading, modes.show.label)
    expect(past).toMatchObject({ by: "grace@example.org", canReturn: true })
    expect(await returnToEarlier(database.db, past.id, change(at(1)))).toEqual({ kind: "saved" })
    expect((await findPayments(database.db)).mode).toBe("show")
    expect(await mailed()).toHaveLength(4)
    expect((await listAudit(database.db, "setting", "payments")).map(({ details }) => details)).toEqual([
      { before: "off", after: "show" },
      { before: "show", after: "off" },
    ])
  })

  test("causes no mail if saved unchanged, and does not overwrite a concurrent change", async () => {
    expect(await changePayments(database.db, "show", { ...change(), version: "" })).toEqual({ kind: "saved" })
    expect(await mailed()).toEqual([])
    expect(await changePayments(database.db, "off", { ...change(), version: "" })).toEqual({ kind: "saved" })
    expect(await changePayments(database.db, "off", { ...change(), version: "" })).toEqual({
      kind: "changed-meanwhile",
    })
  })
})
