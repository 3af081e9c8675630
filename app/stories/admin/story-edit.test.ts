import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { articles } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { cleanUpImages } from "#app/lib/images/image-cleanup.server.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import { decideAll } from "#app/review/decision/decide.server.ts"
import { markSpam } from "#app/review/spam/spam.server.ts"
import { listWaiting, queueOf } from "#app/review/waiting.server.ts"
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
  days,
  emptyStories,
  hours,
  publicUrl,
  story,
} from "../test-support.ts"
import type { StoryEdit } from "./edit-schema.ts"
import { type StoryFilter, storyList } from "./staff-list.ts"
import { countByFilter, findForStaff, listForStaff } from "./staff-queries.server.ts"
import { approveStory, rejectStory } from "./story-review.server.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "story-edit-"))
const files = folderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

let decision: { by: { id: string; name: string }; publicUrl: string; now: Date }
beforeEach(async () => {
  await emptyStories(database.db)
  decision = { by: await addStaff(database.db, "Grace"), publicUrl, now: hours(1) }
})

const asSent: StoryEdit = {
  title: story.title,
  author: story.name,
  category: "business",
  story: story.story,
  dropPicture: false,
}
const storyOf = async (id: number) => (await allStories(database.db)).find((row) => row.id === id)
const approval = async (id: number) => (await auditOf(database.db, id)).at(-1)

describe("approving an edited story", () => {
  test("publishes the edit, keeps the original, and logs field names without text", async () => {
    const imageId = await addImage(database.db, files)
    const id = await addStory(database.db, { imageId, imageAlt: "A stall" })
    const edit: StoryEdit = {
      title: "Thirty stalls",
      author: "Adé",
      category: "technology",
      story: "We began with # three.\nNow thirty.",
      imageAlt: "A market",
      dropPicture: false,
    }
    const before = await storyOf(id)
    expect(await approveStory(database.db, id, decision, edit)).toMatchObject({
      kind: "decided",
      slug: "thirty-stalls",
    })
    expect(await allArticles(database.db)).toEqual([
      expect.objectContaining({
        title: "Thirty stalls",
        author: "Adé",
        category: "technology",
        content: "We began with # three.\\\nNow thirty.",
        imageId,
        imageAlt: "A market",
        isFromStory: true,
        storyId: id,
      }),
    ])
    expect(await storyOf(id)).toEqual({
      ...before,
      status: "approved",
      decidedAt: hours(1),
      decidedBy: "Grace",
      decisions: 1,
    })
    expect((await approval(id))?.details).toEqual({
      slug: "thirty-stalls",
      edited: "title, author, category, story, imageAlt",
    })
    const mail = (await allMails(database.db)).find(({ kind }) => kind === "story-published")
    expect(mail?.text).toContain(`${publicUrl}/blog/thirty-stalls`)
  })

  test("without a change logs no edit", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision, asSent)
    expect((await approval(id))?.details).toEqual({ slug: "how-our-market-took-guapcoin" })
  })

  test("without its picture leaves the picture private, to be deleted by the cleanup job", async () => {
    const imageId = await addImage(database.db, files)
    const id = await addStory(database.db, { imageId, imageAlt: "A stall" })
    await approveStory(database.db, id, decision, { ...asSent, dropPicture: true })
    expect((await allArticles(database.db))[0]).toMatchObject({ imageId: null, imageAlt: null })
    expect(await allImages(database.db)).toEqual([expect.objectContaining({ published: false })])
    expect((await approval(id))?.details).toMatchObject({ edited: "picture" })
    expect(await cleanUpImages(database.db, files, days(3))).toBe(1)
  })

  test("without a picture ignores an alternative text", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision, { ...asSent, imageAlt: "Nothing", dropPicture: true })
    expect((await allArticles(database.db))[0]?.imageAlt).toBeNull()
    expect((await approval(id))?.details).not.toHaveProperty("edited")
  })

  test("that was already decided changes nothing", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision)
    const late = await approveStory(
      database.db,
      id,
      { ...decision, now: hours(2) },
      { ...asSent, title: "Late" },
    )
    expect(late).toMatchObject({ kind: "already-decided", by: "Grace", at: hours(1) })
    expect((await allArticles(database.db)).map(({ title }) => title)).toEqual([story.title])
  })
})

test("several stories are decided independently, and already decided ones stay", async () => {
  const ids = [
    await addStory(database.db, { title: "One" }),
    await addStory(database.db, { title: "Two" }),
    await addStory(database.db, { title: "Three" }),
  ]
  expect(await decideAll(ids.slice(0, 1), (id) => rejectStory(database.db, id, "No.", decision))).toEqual({
    changed: 1,
    unchanged: 0,
    decisions: [{ id: ids[0], number: 1 }],
  })
  expect(await decideAll([...ids, 999_999], (id) => approveStory(database.db, id, decision))).toEqual({
    changed: 2,
    unchanged: 2,
    decisions: ids.slice(1).map((id) => ({ id, number: 1 })),
  })
  expect((await allStories(database.db)).map(({ status }) => status)).toEqual([
    "rejected",
    "approved",
    "approved",
  ])
})

describe("the list of stories", () => {
  const everything = readListSearch(storyList, new URLSearchParams())
  const titles = async (change: Partial<ListSearch<StoryFilter>> = {}) =>
    (await listForStaff(database.db, { ...everything, ...change })).rows.map((row) => row.title)

  test("can be filtered, searched by title, author, mail address and category, sorted and counted", async () => {
    await addStory(database.db, { title: "Ọjà Ọba", name: "Bola", email: "bola@mail.example" })
    const approved = await addStory(database.db, { title: "Cloth", category: "education" })
    await approveStory(database.db, approved, decision)
    expect(await titles()).toEqual(["Cloth", "Ọjà Ọba"])
    expect(await titles({ sort: "oldest" })).toEqual(["Ọjà Ọba", "Cloth"])
    expect(await titles({ sort: "name" })).toEqual(["Cloth", "Ọjà Ọba"])
    expect(await titles({ filter: "pending" })).toEqual(["Ọjà Ọba"])
    expect(await titles({ filter: "approved" })).toEqual(["Cloth"])
    expect(await titles({ filter: "rejected" })).toEqual([])
    for (const q of ["oja", "bola", "BOLA@mail", "ja"])
      expect([q, await titles({ q })]).toEqual([q, ["Ọjà Ọba"]])
    expect(await titles({ q: "education" })).toEqual(["Cloth"])
    expect(await countByFilter(database.db)).toEqual({ pending: 1, approved: 1, rejected: 0, spam: 0 })
    expect(
      (await listWaiting(database.db, [queueOf(storyKind)], 5, decision.now)).map(({ name }) => name),
    ).toEqual(["Ọjà Ọba"])
  })

  test("shows spam only in the spam filter, and a decision removes a story from it", async () => {
    const id = await addStory(database.db)
    expect(await markSpam(database.db, storyKind, [id], true, decision)).toBe(1)
    expect([await titles(), await titles({ filter: "spam" })]).toEqual([[], [story.title]])
    await approveStory(database.db, id, decision)
    expect([await titles({ filter: "approved" }), await titles({ filter: "spam" })]).toEqual([
      [story.title],
      [],
    ])
    // The sender was already notified of the decision.
    expect(await markSpam(database.db, storyKind, [id], true, decision)).toBe(0)
  })

  test("links to the article of a story while it exists", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision)
    const [article] = await allArticles(database.db)
    expect((await findForStaff(database.db, id))?.article).toMatchObject({
      id: article?.id,
      slug: article?.slug,
    })
    await database.db.delete(articles)
    expect(await findForStaff(database.db, id)).toMatchObject({ article: null, decidedBy: "Grace" })
    expect(await findForStaff(database.db, 999_999)).toBeUndefined()
  })
})
