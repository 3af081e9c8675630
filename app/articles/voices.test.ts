import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { articles } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { addArticles, addStory, emptyArticles, minutes, start } from "./test-support.ts"
import { findVoiceForStaff, hideVoice, listVoices, openingOf, showVoice } from "./voices.server.ts"

const database = useDatabase()
beforeEach(() => emptyArticles(database.db))

const grace = { id: "grace", name: "Grace" }
const at = (minute: number) => ({ by: grace, now: minutes(minute) })
const content = "We began with three stalls.\\\nNow there are **thirty**.\n\nCome and see."

/** A story that is published. @returns its number */
async function publish(author: string, change: Partial<typeof articles.$inferInsert> = {}) {
  const storyId = await addStory(database.db)
  await addArticles(database.db, { author, storyId, isFromStory: true, content, ...change })
  return storyId
}
const show = (id: number, minute = 1, quote = "Now there are thirty.") =>
  showVoice(database.db, id, quote, at(minute))
const authors = async (minute = 60) =>
  (await listVoices(database.db, minutes(minute))).map(({ author }) => author)
const change = (id: number, values: Partial<typeof articles.$inferInsert>) =>
  database.db.update(articles).set(values).where(eq(articles.storyId, id))
const actions = async (id: number) =>
  (await listAudit(database.db, "story", String(id))).map(({ action, actor }) => [action, actor])

describe("a published story that staff mark for the home page", () => {
  test("is quoted there, under the name it was published with, and the log says who did it", async () => {
    const id = await publish("Adé Ọlá", { slug: "thirty-stalls" })
    expect(await show(id, 1, "We began with three  stalls.\n Now there are thirty.")).toEqual({
      kind: "shown",
      author: "Adé Ọlá",
    })
    expect(await listVoices(database.db, minutes(2))).toEqual([
      {
        slug: "thirty-stalls",
        author: "Adé Ọlá",
        quote: "We began with three stalls. Now there are thirty.",
        storyId: id,
      },
    ])
    expect(await actions(id)).toContainEqual(["story.shown-on-home", "Grace"])
  })

  test("is quoted in no words but its own", async () => {
    const id = await publish("Adé")
    for (const words of ["Now there are three hundred.", "now there are thirty", "  ", "<b>"])
      expect([words, await show(id, 1, words)]).toEqual([words, { kind: "not-in-text" }])
    expect(await authors()).toEqual([])
    expect(await actions(id)).toEqual([])
  })

  test("stands there with two more at most, the newest marks first", async () => {
    const ids: number[] = []
    for (const author of ["First", "Second", "Third", "Fourth"]) ids.push(await publish(author))
    for (const [index, id] of ids.entries()) await show(id, index)
    expect(await authors()).toEqual(["Fourth", "Third", "Second"])
    await show(ids[0] ?? 0, 9)
    expect(await authors()).toEqual(["First", "Fourth", "Third"])
    expect(await findVoiceForStaff(database.db, ids[1] ?? 0, minutes(60))).toMatchObject({
      state: "waits",
      others: [{ author: "First" }, { author: "Fourth" }, { author: "Third" }],
    })
  })

  test("is taken off again, once, and makes room for the one before", async () => {
    const id = await publish("Adé")
    await show(id)
    expect(await hideVoice(database.db, id, at(2))).toBe(true)
    expect(await hideVoice(database.db, id, at(3))).toBe(false)
    expect(await authors()).toEqual([])
    expect(await actions(id)).toEqual([
      ["story.taken-off-home", "Grace"],
      ["story.shown-on-home", "Grace"],
    ])
  })
})

describe("a voice goes from the home page with its article", () => {
  test.each([
    ["taken back to a draft", { status: "draft" }],
    ["deleted", { deletedAt: start }],
    ["put off to a later day", { publishedAt: minutes(90) }],
    ["changed so that it does not say it any more", { content: "We have closed." }],
  ] as const)("that is %s", async (_, values) => {
    const id = await publish("Adé")
    await show(id)
    expect(await authors()).toEqual(["Adé"])
    await change(id, values)
    expect(await authors()).toEqual([])
  })

  test("and staff see that the article no longer says it", async () => {
    const id = await publish("Adé")
    await show(id)
    await change(id, { content: "We have closed." })
    expect(await findVoiceForStaff(database.db, id, minutes(60))).toMatchObject({ state: "changed" })
  })

  test("what is not public is not marked", async () => {
    const id = await publish("Adé", { publishedAt: minutes(90) })
    expect(await show(id)).toEqual({ kind: "not-public" })
    expect(await findVoiceForStaff(database.db, id, minutes(60))).toBeNull()
    expect(await show(999_999)).toEqual({ kind: "not-public" })
  })
})

test("the words that are offered are the first sentences that fit, word for word", () => {
  expect(openingOf("We began. Now there are thirty! And more.", 32)).toBe("We began. Now there are thirty!")
  expect(openingOf("We began with three stalls and a song", 20)).toBe("We began with three")
  expect(openingOf("Short.", 20)).toBe("Short.")
})
