import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { mails, settings } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { useDatabase } from "#test/database.ts"
import { listPastChanges, returnToEarlier } from "../history/settings-history.server.ts"
import { changeWebinar, findWebinar } from "../settings.server.ts"
import { storedWebinar } from "./stored-webinar.ts"
import { readWebinar as readAnnounced } from "./webinar.server.ts"
import { announcedWebinar, freshWebinar } from "./webinar.ts"
import { readWebinar } from "./webinar-settings.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")
const change = { by: { id: "grace", name: "Grace" }, now, publicUrl: "https://guap.example" }
const joinUrl = "https://call.example/weekly"
const on = { ...freshWebinar, state: "on", joinUrl } as const
const { errors, parts, states } = adminSettings.webinar
beforeEach(() => database.db.delete(settings))

describe("the weekly webinar", () => {
  test("is not announced on a new site", async () => {
    expect(await readAnnounced(database.db, now)).toBeNull()
    expect((await findWebinar(database.db)).webinar).toEqual(freshWebinar)
  })

  test("is announced while switched on, and the audit log names the person", async () => {
    expect(await changeWebinar(database.db, on, { ...change, version: "" })).toEqual({ kind: "saved" })
    expect(await readAnnounced(database.db, now)).toMatchObject({ weekday: 5, time: "19:00", joinUrl })
    const { version } = await findWebinar(database.db)
    await changeWebinar(database.db, { ...on, state: "off" }, { ...change, version })
    expect(await readAnnounced(database.db, now)).toBeNull()
    expect((await findWebinar(database.db)).webinar.joinUrl).toBe(joinUrl)
    const [last] = await listAudit(database.db, "setting", "webinar")
    expect(last).toMatchObject({
      actor: "Grace",
      action: "settings.webinar-changed",
      details: { stateBefore: "on", stateAfter: "off" },
    })
    // A concurrent change.
    expect(await changeWebinar(database.db, on, { ...change, version })).toEqual({
      kind: "changed-meanwhile",
    })
  })

  test("can be restored to its state before a change", async () => {
    await changeWebinar(database.db, on, { ...change, version: "" })
    const { version } = await findWebinar(database.db)
    await changeWebinar(database.db, { ...on, weekday: "2", time: "18:30" }, { ...change, version })
    const [last] = await listPastChanges(database.db)
    expect(last).toMatchObject({
      canReturn: true,
      differences: [
        { label: parts.weekday, before: "Friday", after: "Tuesday" },
        { label: parts.time, before: "19:00", after: "18:30" },
      ],
    })
    expect(await returnToEarlier(database.db, last?.id ?? 0, change)).toEqual({ kind: "saved" })
    expect((await findWebinar(database.db)).webinar).toEqual(on)
    const [returned, , first] = await listPastChanges(database.db)
    expect(returned?.canReturn).toBe(true)
    expect(first?.differences).toContainEqual({
      label: parts.state,
      before: states.off.label,
      after: states.on.label,
    })
    expect(await database.db.$count(mails)).toBe(0)
  })

  test.each([
    [{ weekday: "7" }, { weekday: errors.weekday }],
    [{ weekday: "" }, { weekday: errors.weekday }],
    [{ time: "24:00" }, { time: errors.time }],
    [{ time: "7 PM" }, { time: errors.time }],
    [{ timeZone: "Mars/Olympus" }, { timeZone: errors.timeZone }],
    [{ joinUrl: "" }, { joinUrl: errors.joinUrl }],
    [{ joinUrl: "call.example" }, { joinUrl: errors.joinUrl }],
    [{ joinUrl: "javascript:alert(1)" }, { joinUrl: errors.joinUrl }],
  ])("is not switched on with %o", (wrong, expected) => {
    expect(readWebinar({ ...on, ...wrong }).errors).toEqual(expected)
  })

  test("needs no link while it is off, and accepts a time with seconds", () => {
    expect(readWebinar({ ...freshWebinar, time: "18:30:00" })).toEqual({
      webinar: { ...freshWebinar, time: "18:30" },
      errors: {},
    })
  })

  test("stored in an invalid form counts as none", () => {
    for (const stored of ["on", null, { ...on, state: "maybe" }, { ...on, joinUrl: undefined }])
      expect(storedWebinar(stored)).toEqual(freshWebinar)
    for (const wrong of [{ weekday: "9" }, { time: "x" }, { timeZone: "x" }, { joinUrl: "" }])
      expect(announcedWebinar({ ...on, ...wrong }, now)).toBeNull()
  })
})
