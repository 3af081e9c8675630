import { randomUUID } from "node:crypto"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles, images, storySubmissions } from "#app/lib/db/schema.ts"

export const start = new Date("2026-05-01T12:00:00Z")
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

type Row = typeof articles.$inferInsert

/** A published article; tests override what they need. */
export function articleRow(change: Partial<Row> = {}): Row {
  return {
    slug: randomUUID(),
    status: "published",
    publishedAt: start,
    title: "A market day in Abeokuta",
    content: "We sold cloth all day.",
    author: "Adé Ọlá",
    category: "business",
    createdAt: start,
    updatedAt: start,
    ...change,
  }
}

export async function addArticles(db: Database, ...rows: Partial<Row>[]): Promise<void> {
  await db.insert(articles).values(rows.map(articleRow))
}

/** Adds an approved story. @returns its id */
export async function addStory(db: Database): Promise<number> {
  const [row] = await db
    .insert(storySubmissions)
    .values({
      submissionKey: randomUUID(),
      status: "approved",
      title: "My story",
      story: "Text",
      category: "business",
      name: "Secret Name",
      email: "secret@mail.example",
      createdAt: start,
      decidedAt: start,
    })
    .returning({ id: storySubmissions.id })
  return row?.id ?? 0
}

/** Adds a picture in two sizes. @returns its id */
export async function addImage(db: Database, published: boolean): Promise<string> {
  const id = randomUUID()
  await db
    .insert(images)
    .values({ id, width: 1600, height: 900, widths: [800, 1600], published, createdAt: start })
  return id
}

export async function emptyArticles(db: Database): Promise<void> {
  for (const table of [articles, storySubmissions, images]) await db.delete(table)
}
