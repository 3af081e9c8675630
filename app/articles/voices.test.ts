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

/** Publishes a story. @returns its id */
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

describe("a published story selected as a testimonial", () => {
  test("is quoted under its published author name, and the log contains who selected it", async () => {
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

  test("can only be quoted literally", async () => {
    const id = await publish("Adé")
    for (const words of ["Now there are three hundred.", "now there are thirty", "  ", "<b>"])
      expect([words, await show(id, 1, words)]).toEqual([words, { kind: "not-in-text" }])
    expect(await authors()).toEqual([])
    expect(await actions(id)).toEqual([])
  })

  test("is shown with two more at most, the most recently selected first", async () => {
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

  test("can be removed once, and the one before is shown again", async () => {
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

describe("a testimonial disappears with its article", () => {
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

  test("and staff see that the article does not contain the quote anymore", async () => {
    const id = await publish("Adé")
    await show(id)
    await change(id, { content: "We have closed." })
    expect(await findVoiceForStaff(database.db, id, minutes(60))).toMatchObject({ state: "changed" })
  })

  test("stories that are not public cannot be selected", async () => {
    const id = await publish("Adé", { publishedAt: minutes(90) })
    expect(await show(id)).toEqual({ kind: "not-public" })
    expect(await findVoiceForStaff(database.db, id, minutes(60))).toBeNull()
    expect(await show(999_999)).toEqual({ kind: "not-public" })
  })
})

test("the suggested quote is the first whole sentences that fit", () => {
  expect(openingOf("We began. Now there are thirty! And more.", 32)).toBe("We began. Now there are thirty!")
  expect(openingOf("We began with three stalls and a song", 20)).toBe("We began with three")
  expect(openingOf("Short.", 20)).toBe("Short.")
})
