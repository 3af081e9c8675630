import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { useDatabase } from "#test/database.ts"
import { changeRoadmap, findRoadmap } from "../settings.server.ts"
import { readRoadmapNews } from "../site-settings.server.ts"
import { readRoadmap, storedRoadmap } from "./roadmap-settings.ts"

const database = useDatabase()
const by = { id: "grace", name: "Grace" }
const now = new Date("2026-05-01T12:00:00Z")
beforeEach(() => database.db.delete(settings))
const { errors } = adminSettings.roadmap

describe("the setting of a roadmap step", () => {
  const done = { state: "done", since: "The new site opened in May.", link: "/blog" } as const

  test("is shown after saving, and the audit log contains the earlier value", async () => {
    expect(
      await changeRoadmap(
        database.db,
        { relaunch: done },
        { version: "", by, now, publicUrl: "https://guap.example" },
      ),
    ).toEqual({
      kind: "saved",
    })
    expect(await readRoadmapNews(database.db, now)).toEqual({ relaunch: done })
    const { version } = await findRoadmap(database.db)
    const news = { relaunch: { ...done, state: "moved" }, upgrade: { ...done, link: null } } as const
    expect(
      await changeRoadmap(database.db, news, { version, by, now, publicUrl: "https://guap.example" }),
    ).toEqual({ kind: "saved" })
    expect(await readRoadmapNews(database.db, now)).toEqual(news)
    const [last, before] = await listAudit(database.db, "setting", "roadmap")
    expect(last).toMatchObject({
      actor: "Grace",
      action: "settings.roadmap-changed",
      details: { step: "upgrade", stateBefore: null, stateAfter: "done" },
    })
    expect(before?.details).toEqual({ step: "relaunch", stateBefore: "done", stateAfter: "moved" })
    // A concurrent change.
    expect(
      await changeRoadmap(database.db, {}, { version, by, now, publicUrl: "https://guap.example" }),
    ).toEqual({ kind: "changed-meanwhile" })
  })

  test("is empty on a new site", async () => {
    expect(await readRoadmapNews(database.db, now)).toEqual({})
    expect(readRoadmap({ "relaunch-state": "", "relaunch-since": "" })).toEqual({ news: {}, errors: {} })
  })

  test.each([
    [{ "relaunch-state": "finished" }, { "relaunch-state": errors.state }],
    [{ "relaunch-since": "It is done." }, { "relaunch-state": errors.stateForText }],
    [{ "relaunch-state": "done" }, { "relaunch-since": errors.since }],
    [{ "relaunch-state": "dropped" }, { "relaunch-since": errors.since }],
    [
      { "relaunch-state": "planned", "relaunch-link": "javascript:alert(1)" },
      { "relaunch-link": errors.link },
    ],
    [{ "relaunch-state": "planned", "relaunch-link": "//evil.example" }, { "relaunch-link": errors.link }],
  ])("%o is refused with an error at the field", (sent, expected) => {
    expect(readRoadmap(sent)).toEqual({ errors: expected, news: expect.anything() })
  })

  test("may consist of the planned state alone", () => {
    expect(readRoadmap({ "merchants-state": "planned" })).toEqual({
      news: { merchants: { state: "planned", since: null, link: null } },
      errors: {},
    })
  })

  test("is ignored if stored in an invalid form", () => {
    expect(storedRoadmap({ relaunch: { ...done, state: "finished" }, moon: done, upgrade: done })).toEqual({
      upgrade: done,
    })
    expect(storedRoadmap("nonsense")).toEqual({})
  })
})
