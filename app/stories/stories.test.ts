import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { articles, images, storySubmissions } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { cleanUpExcessImages, cleanUpImages } from "#app/lib/images/image-cleanup.server.ts"
import { setImagePublished } from "#app/lib/images/images.server.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { approveStory, rejectStory } from "./admin/story-review.server.ts"
import { submitStory } from "./stories.server.ts"
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
  imageFiles,
  publicUrl,
  start,
  story,
} from "./test-support.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "stories-"))
const files = folderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

let grace: { id: string; name: string }
let ada: { id: string; name: string }
beforeEach(async () => {
  await emptyStories(database.db)
  grace = await addStaff(database.db, "Grace")
  ada = await addStaff(database.db, "Ada")
})

const decision = (by = grace, now = hours(1)) => ({ by, publicUrl, now })
const nobody = 999_999
const storyOf = async (id: number) => (await allStories(database.db)).find((row) => row.id === id)
const kinds = async () => (await allMails(database.db)).map((mail) => [mail.kind, mail.recipient])

describe("sending a story", () => {
  test("stores it with an audit entry, a mail to its sender and one to staff", async () => {
    const imageId = await addImage(database.db, files)
    const id = await addStory(database.db, { imageId, imageAlt: "A stall" })
    expect(await storyOf(id)).toMatchObject({
      status: "pending",
      ...story,
      imageId,
      imageAlt: "A stall",
      suspicion: null,
      createdAt: start,
      decidedAt: null,
    })
    expect((await auditOf(database.db, id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["story.submitted", null],
    ])
    expect(await kinds()).toEqual([
      ["story-new", null],
      ["story-received", story.email],
    ])
    const [forStaff, received] = await allMails(database.db)
    expect(forStaff?.text).toContain(`${publicUrl}/admin/submissions/${id}`)
    // The address is unverified: nothing that was typed is mailed to it.
    for (const part of [received?.subject, received?.text, received?.html])
      for (const typed of [story.title, story.name]) expect(part).not.toContain(typed)
    expect(await allImages(database.db)).toEqual([expect.objectContaining({ published: false })])
  })

  test("twice with one key creates one story, also at the same moment", async () => {
    const context = { ...admitted(), imageId: null }
    const send = () => submitStory(database.db, story, context)
    const outcomes = await Promise.all([send(), send(), send()])
    expect(outcomes.map((one) => one.kind === "stored" && one.repeated).sort()).toEqual([false, true, true])
    expect(await allStories(database.db)).toHaveLength(1)
    expect(await kinds()).toHaveLength(2)
  })

  test("with the same title and address is flagged, not dropped", async () => {
    await addStory(database.db)
    const id = await addStory(database.db, { title: story.title.toUpperCase() })
    expect((await storyOf(id))?.suspicion).toBe("duplicate")
  })

  test("is rolled back if its mail cannot be queued", async () => {
    await database.db.execute(sql`alter table mails add constraint no_mail check (false) not valid`)
    await expect(addStory(database.db)).rejects.toThrow()
    await database.db.execute(sql`alter table mails drop constraint no_mail`)
    expect(await allStories(database.db)).toEqual([])
  })

  test("with a deleted picture reports that and stores nothing", async () => {
    const context = admitted()
    const outcome = await submitStory(database.db, story, { ...context, imageId: randomUUID() })
    expect(outcome).toEqual({ kind: "picture-gone" })
    expect(await allStories(database.db)).toEqual([])
  })
})

describe("approving a story", () => {
  test("publishes the article and the picture, logs it, and mails the sender its address", async () => {
    const imageId = await addImage(database.db, files)
    const id = await addStory(database.db, { imageId, imageAlt: "A stall" })
    const slug = "how-our-market-took-guapcoin"
    expect(await approveStory(database.db, id, decision())).toEqual({
      kind: "decided",
      number: 1,
      name: story.title,
      slug,
    })
    expect(await storyOf(id)).toMatchObject({ status: "approved", decidedAt: hours(1), decidedBy: "Grace" })
    expect(await allArticles(database.db)).toEqual([
      expect.objectContaining({
        slug,
        status: "published",
        publishedAt: hours(1),
        title: story.title,
        author: story.name,
        category: "business",
        imageId,
        imageAlt: "A stall",
        storyId: id,
        content: "We began with three stalls.\\\nNow there are thirty.\n\n\\* Come and see \\*",
      }),
    ])
    expect(await allImages(database.db)).toEqual([expect.objectContaining({ id: imageId, published: true })])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      at: hours(1),
      actorId: "Grace",
      action: "story.approved",
      details: { slug },
    })
    const mail = (await allMails(database.db)).find((one) => one.kind === "story-published")
    expect(mail?.recipient).toBe(story.email)
    expect(mail?.text).toContain(`${publicUrl}/blog/${slug}`)
  })

  test("with an existing title creates another slug, also at the same moment", async () => {
    const ids = [await addStory(database.db), await addStory(database.db), await addStory(database.db)]
    await Promise.all(ids.map((id) => approveStory(database.db, id, decision())))
    const slugs = (await allArticles(database.db)).map((article) => article.slug.replace(story.title, ""))
    expect(slugs.sort()).toEqual([
      "how-our-market-took-guapcoin",
      "how-our-market-took-guapcoin-2",
      "how-our-market-took-guapcoin-3",
    ])
  })

  test("transliterates a title in another script, and works if that is impossible", async () => {
    for (const title of ["سوقنا 🎉", "🎉"])
      await approveStory(database.db, await addStory(database.db, { title }), decision())
    expect((await allArticles(database.db)).map((article) => article.slug)).toEqual(["swqn", "story"])
  })
})

describe("rejecting a story", () => {
  test("stores the reason and mails it to the sender; nothing is published", async () => {
    const imageId = await addImage(database.db, files)
    const id = await addStory(database.db, { imageId })
    const reason = "Please tell us more about the market."
    expect(await rejectStory(database.db, id, reason, decision())).toMatchObject({ kind: "decided" })
    expect(await storyOf(id)).toMatchObject({ status: "rejected", rejectionReason: reason })
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "story.rejected",
      details: { reason },
    })
    expect((await allMails(database.db)).find((one) => one.kind === "story-rejected")?.text).toContain(reason)
    expect(await allArticles(database.db)).toEqual([])
    expect(await allImages(database.db)).toEqual([expect.objectContaining({ published: false })])
  })
})

describe("a story is decided once", () => {
  test("by the first user; the second sees by whom and when, and nothing changes", async () => {
    const id = await addStory(database.db)
    await approveStory(database.db, id, decision())
    const late = {
      kind: "already-decided",
      name: story.title,
      status: "approved",
      by: "Grace",
      at: hours(1),
    }
    expect(await rejectStory(database.db, id, "too late", decision(ada, hours(2)))).toEqual(late)
    expect(await approveStory(database.db, id, decision(ada, hours(2)))).toEqual(late)
    expect(await allArticles(database.db)).toHaveLength(1)
    expect(await kinds()).toHaveLength(3)
    expect(await auditOf(database.db, id)).toHaveLength(2)
  })

  test("if ten users decide at the same moment", async () => {
    const id = await addStory(database.db)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? approveStory(database.db, id, decision())
          : rejectStory(database.db, id, null, decision(ada)),
      ),
    )
    expect(outcomes.filter((one) => one.kind === "decided")).toHaveLength(1)
    expect(await kinds()).toHaveLength(3)
  })

  test("and an unknown one never", async () => {
    expect(await approveStory(database.db, nobody, decision())).toEqual({ kind: "not-found" })
    expect(await rejectStory(database.db, nobody, null, decision())).toEqual({ kind: "not-found" })
  })
})

describe("the cleanup job for pictures", () => {
  const sweep = (now: Date) => cleanUpImages(database.db, files, now)
  const isThere = async (id: string) => {
    const row = (await allImages(database.db)).some((image) => image.id === id)
    const kept = await Promise.all(imageFiles(id).map((name) => files.read(name)))
    expect(kept.map(Boolean)).toEqual([row, row])
    return row
  }

  test("deletes those of forms that were never completed, after two days", async () => {
    const id = await addImage(database.db, files)
    expect([await sweep(hours(47)), await isThere(id)]).toEqual([0, true])
    expect([await sweep(hours(49)), await isThere(id)]).toEqual([1, false])
    expect(await sweep(hours(49))).toBe(0)
  })

  test("deletes all that are due, however many", async () => {
    for (let one = 0; one < 45; one++) await addImage(database.db, files)
    expect([await sweep(hours(49)), await allImages(database.db)]).toEqual([45, []])
  })

  test("always leaves the newest 500 MB of unused pictures", async () => {
    const waiting = await addImage(database.db, files, start, 400_000_000)
    await addStory(database.db, { imageId: waiting })
    const ids: string[] = []
    for (const [index, megabytes] of [150, 300, 150, 10].entries())
      ids.push(await addImage(database.db, files, hours(index), megabytes * 1_000_000))
    expect(await cleanUpExcessImages(database.db, files, hours(5))).toBe(1)
    expect(await Promise.all([waiting, ...ids].map(isThere))).toEqual([true, false, true, true, true])
    ids.push(await addImage(database.db, files, hours(5), 450_000_000))
    expect(await sweep(hours(6))).toBe(2)
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, false, true, true])
  })

  test("leaves those of pending stories, however old", async () => {
    const id = await addImage(database.db, files)
    await addStory(database.db, { imageId: id })
    expect([await sweep(days(1000)), await isThere(id)]).toEqual([0, true])
  })

  test("deletes those of rejected stories after thirty days, without the story", async () => {
    const id = await addImage(database.db, files)
    const storyId = await addStory(database.db, { imageId: id })
    await rejectStory(database.db, storyId, null, decision(grace, days(10)))
    expect([await sweep(days(39)), await isThere(id)]).toEqual([0, true])
    expect([await sweep(days(41)), await isThere(id)]).toEqual([1, false])
    expect((await storyOf(storyId))?.imageId).toBeNull()
  })

  test("leaves those of articles, and deletes them after the article", async () => {
    const id = await addImage(database.db, files)
    await approveStory(database.db, await addStory(database.db, { imageId: id }), decision())
    expect([await sweep(days(1000)), await isThere(id)]).toEqual([0, true])
    await database.db.delete(articles)
    expect([await sweep(days(1000)), await isThere(id)]).toEqual([1, false])
  })

  test("deletes those of deleted stories", async () => {
    const id = await addImage(database.db, files)
    await addStory(database.db, { imageId: id })
    await database.db.delete(storySubmissions)
    expect([await sweep(days(3)), await isThere(id)]).toEqual([1, false])
  })

  test("repairs the state after a crash: a row whose files are gone or were never written", async () => {
    const id = await addImage(database.db, files)
    await files.remove(imageFiles(id)[0] ?? "")
    expect(await sweep(days(3))).toBe(1)
    expect(await isThere(id)).toBe(false)
  })

  test("retries if a file cannot be deleted, and forgets no picture", async () => {
    const id = await addImage(database.db, files)
    const broken = { ...files, remove: () => Promise.reject(new Error("disk")) }
    await expect(cleanUpImages(database.db, broken, days(3))).rejects.toThrow("disk")
    expect(await isThere(id)).toBe(true)
    expect(await sweep(days(3))).toBe(1)
  })

  test("and a story sent at the same moment have one consistent result", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await addImage(database.db, files, days(-5))
      const context = admitted()
      const [outcome] = await Promise.all([
        submitStory(database.db, story, { ...context, imageId: id }),
        sweep(start),
      ])
      expect(await isThere(id)).toBe(outcome.kind === "stored")
    }
  })
})

test("a picture can be made private again", async () => {
  const id = await addImage(database.db, files)
  for (const published of [true, false]) {
    await setImagePublished(database.db, id, published)
    const [row] = await database.db.select().from(images).where(eq(images.id, id))
    expect(row?.published).toBe(published)
  }
})
