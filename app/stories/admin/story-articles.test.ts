import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { eq } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { articleDrafts, articles } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { reopen, takeBack } from "#app/review/decision/take-back.server.ts"
import { useDatabase } from "#test/database.ts"
import { storyKind } from "../story-kind.server.ts"
import {
  addImage,
  addStaff,
  addStory,
  allArticles,
  allImages,
  allMails,
  allStories,
  auditOf,
  emptyStories,
  hours,
  publicUrl,
  story,
} from "../test-support.ts"
import { approveStory, rejectStory } from "./story-review.server.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "withdrawn-"))
afterAll(() => rmSync(folder, { recursive: true }))
let grace: StaffMember
beforeEach(async () => {
  await emptyStories(database.db)
  grace = await addStaff(database.db, "Grace")
})

const decision = (hour = 1) => ({ by: grace, publicUrl, now: hours(hour) })
const undo = (id: number, number = 1) => takeBack(database.db, storyKind, { id, number }, decision())
const again = (id: number) => reopen(database.db, storyKind, id, "A mistake", decision(5))
const storyOf = async (id: number) => (await allStories(database.db)).find((row) => row.id === id)
const decisionMails = async () =>
  (await allMails(database.db)).filter(({ kind }) => /^story-(published|rejected)$/.test(kind))

describe("undoing an approval", () => {
  test("removes the article, makes the picture private, and the story is pending as before", async () => {
    const imageId = await addImage(database.db, folderStore(folder))
    const id = await addStory(database.db, { imageId })
    const before = await storyOf(id)
    await approveStory(database.db, id, decision())
    expect(await undo(id)).toEqual({ kind: "taken-back", name: story.title })
    expect(await storyOf(id)).toEqual({ ...before, decisions: 1 })
    expect(await allArticles(database.db)).toEqual([expect.objectContaining({ deletedAt: hours(1) })])
    expect(await allImages(database.db)).toEqual([expect.objectContaining({ published: false })])
    expect(await decisionMails()).toEqual([])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "story.taken-back",
      actorId: "Grace",
    })
  })

  test("frees the slug for the next article", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    await undo(id)
    expect(await approveStory(database.db, id, decision(2))).toMatchObject({
      kind: "decided",
      number: 2,
      slug: "how-our-market-took-guapcoin",
    })
    expect(await allArticles(database.db)).toEqual([
      expect.objectContaining({ storyId: id, deletedAt: null, publishedAt: hours(2) }),
    ])
    expect(await decisionMails()).toHaveLength(1)
  })

  test.each([
    ["saved", { revision: 2 }],
    ["deleted", { deletedAt: hours(1) }],
  ])("does nothing if the article was %s since", async (_, change) => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    await database.db.update(articles).set(change)
    const before = [await storyOf(id), await allArticles(database.db), await allMails(database.db)]
    expect(await undo(id)).toEqual({ kind: "changed", name: story.title })
    expect([await storyOf(id), await allArticles(database.db), await allMails(database.db)]).toEqual(before)
  })

  test("does nothing if the article has a draft", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    const [article] = await allArticles(database.db)
    const draft = { articleId: article?.id ?? 0, version: 1, baseRevision: 1, values: {} }
    await database.db.insert(articleDrafts).values({ ...draft, savedAt: hours(1), savedBy: "Ada" })
    expect(await undo(id)).toEqual({ kind: "changed", name: story.title })
    expect((await allArticles(database.db))[0]?.deletedAt).toBeNull()
  })
})

test("undoing a rejection publishes and mails nothing", async () => {
  const id = await addStory(database.db)
  await rejectStory(database.db, id, "Too short", decision())
  expect(await undo(id)).toMatchObject({ kind: "taken-back" })
  expect(await storyOf(id)).toMatchObject({ status: "pending", rejectionReason: null, decidedBy: null })
  expect([await allArticles(database.db), await decisionMails()]).toEqual([[], []])
})

describe("reopening a decision", () => {
  test("removes the article from the blog, even if it was changed since", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    await database.db.update(articles).set({ revision: 7 })
    expect(await again(id)).toEqual({ kind: "reopened", name: story.title })
    expect((await storyOf(id))?.status).toBe("pending")
    expect((await allArticles(database.db))[0]?.deletedAt).toEqual(hours(5))
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "story.reopened",
      details: { reason: "A mistake" },
    })
  })

  test("allows a rejection afterwards, also if the article was already removed", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    await database.db.delete(articles).where(eq(articles.storyId, id))
    await again(id)
    expect(await rejectStory(database.db, id, null, decision(6))).toMatchObject({
      kind: "decided",
      number: 2,
    })
    expect((await decisionMails()).map(({ kind }) => kind)).toEqual(["story-rejected"])
  })
})
