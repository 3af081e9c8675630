import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import * as articles from "./articles.server.ts"
import { blogPageSize } from "./blog-search.ts"
import { addArticles, addImage, addStory, emptyArticles, minutes, start } from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyArticles(database.db))

const now = minutes(60)
const add = (...rows: Parameters<typeof addArticles> extends [unknown, ...infer Rows] ? Rows : never) =>
  addArticles(database.db, ...rows)
const list = (search: { category?: string; page?: number } = {}) =>
  articles.listPublished(database.db, { category: "", page: 1, ...search }, now)
const titles = async (search?: { category?: string; page?: number }) =>
  (await list(search)).articles.map(({ title }) => title)

describe("an article that is not public", () => {
  beforeEach(() =>
    add(
      { title: "Seen", slug: "seen" },
      { title: "Draft", slug: "draft", status: "draft", publishedAt: null, category: "Drafts" },
      { title: "Taken back", slug: "taken-back", status: "draft", category: "Drafts" },
      { title: "Tomorrow", slug: "tomorrow", publishedAt: minutes(61), category: "Tomorrow" },
      { title: "Just now", slug: "just-now", publishedAt: now },
    ),
  )

  test("is in no list, category, feed or sitemap", async () => {
    const seen = ["just-now", "seen"]
    const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
    expect(await list()).toMatchObject({ count: 2 })
    expect(slugs((await list()).articles)).toEqual(seen)
    expect(slugs(await articles.listNewest(database.db, 9, now))).toEqual(seen)
    expect(slugs(await articles.listFeed(database.db, 9, now))).toEqual(seen)
    expect(slugs(await articles.listAddresses(database.db, now))).toEqual(seen)
    expect(await articles.listCategories(database.db, now)).toEqual(["business"])
    expect(await titles({ category: "Drafts" })).toEqual([])
  })

  test("is not found by its slug, nor as a neighbor of another article", async () => {
    for (const slug of ["draft", "taken-back", "tomorrow", "nobody", "SEEN", "seen\0", "", "seen'--"])
      expect([slug, await articles.findPublished(database.db, slug, now)]).toEqual([slug, undefined])
    expect(await articles.findNeighbors(database.db, "just-now", now)).toEqual({
      previous: { slug: "seen", title: "Seen" },
      next: undefined,
    })
  })

  test("appears at its publication time", async () => {
    expect(await articles.findPublished(database.db, "tomorrow", minutes(61))).toMatchObject({
      title: "Tomorrow",
    })
  })
})

describe("the list", () => {
  test("has pages without duplicates or gaps, newest first", async () => {
    const total = blogPageSize * 2 + 3
    await add(
      ...Array.from({ length: total }, (_, index) => ({
        title: String(index),
        // Several with the same time.
        publishedAt: minutes(Math.floor(index / 5)),
        category: index % 2 ? "Odd" : "Even",
      })),
    )
    const seen = [...(await titles()), ...(await titles({ page: 2 })), ...(await titles({ page: 3 }))]
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => String(total - 1 - index)))
    expect(await titles({ page: 4 })).toEqual([])
    expect((await list({ page: 4 })).count).toBe(total)
    expect(await titles({ category: "Odd" })).toEqual(seen.filter((title) => Number(title) % 2).slice(0, 10))
    expect((await list({ category: "Odd" })).count).toBe(Math.floor(total / 2))
    expect(await articles.listCategories(database.db, now)).toEqual(["Even", "Odd"])
  })

  test("shows the summary by staff, or the beginning of the text without Markdown", async () => {
    await add(
      { publishedAt: minutes(1), excerpt: "In short." },
      { publishedAt: start, content: `# Title\n\nA **bold** [word](/learn) & ${"more ".repeat(5000)}` },
    )
    const [first, second] = (await list()).articles
    expect(first?.excerpt).toBe("In short.")
    expect(second?.excerpt).toMatch(/^A bold word & more more .*more…$/)
    expect(second?.excerpt.length).toBeLessThanOrEqual(300)
  })

  test("contains public columns only", async () => {
    await add({ storyId: await addStory(database.db) })
    const { articles: cards } = await list()
    expect(cards.map((card) => Object.keys(card).sort())).toEqual([
      ["author", "category", "excerpt", "image", "publishedAt", "slug", "title"],
    ])
  })

  test("contains the picture of an article only if it is public", async () => {
    const shown = await addImage(database.db, true)
    await add(
      { publishedAt: minutes(2), imageId: shown, imageAlt: "A stall" },
      { publishedAt: minutes(1), imageId: await addImage(database.db, false), imageAlt: "Hidden" },
    )
    const image = { id: shown, width: 1600, height: 900, widths: [800, 1600], alt: "A stall" }
    expect((await list()).articles.map((article) => article.image)).toEqual([image, null])
    const [first] = (await list()).articles
    expect((await articles.findPublished(database.db, first?.slug ?? "", now))?.image).toEqual(image)
  })
})

describe("an article", () => {
  test("has the previous and next article, also among equal times", async () => {
    await add({ slug: "a" }, { slug: "b" }, { slug: "c", publishedAt: minutes(1) })
    // Finer than a JavaScript date.
    await database.db.execute(
      sql`update articles set published_at = published_at + interval '7 microseconds'`,
    )
    const around = async (slug: string) => {
      const { previous, next } = await articles.findNeighbors(database.db, slug, now)
      return [previous?.slug, next?.slug]
    }
    expect(await around("a")).toEqual([undefined, "b"])
    expect(await around("b")).toEqual(["a", "c"])
    expect(await around("c")).toEqual(["b", undefined])
  })

  test("has a flag for stories by visitors, and the date of its last change for readers", async () => {
    await add(
      { slug: "story", isFromStory: true, updatedAt: minutes(9) },
      // Saved long before its publication.
      { slug: "ours", publishedAt: minutes(5), updatedAt: minutes(1) },
    )
    const find = (slug: string) => articles.findPublished(database.db, slug, now)
    expect(await find("story")).toMatchObject({ isFromStory: true, changedAt: minutes(9) })
    expect(await find("ours")).toMatchObject({ isFromStory: false, changedAt: minutes(5) })
  })
})
