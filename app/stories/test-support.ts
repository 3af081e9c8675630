import { randomUUID } from "node:crypto"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  articles,
  auditLog,
  events,
  images,
  mails,
  rateLimits,
  storySubmissions,
  users,
} from "#app/lib/db/schema.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { admitted } from "#test/admitted.ts"
import { submitStory } from "./stories.server.ts"
import type { Story } from "./story-schema.ts"

export const publicUrl = "https://guap.example"
export const start = new Date("2026-05-01T12:00:00Z")
export const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
export const days = (count: number) => hours(count * 24)

/** A complete story; tests override what they need. */
export const story = {
  name: "Adé Ọlá",
  email: "ade@oyo.example",
  title: "How our market took Guapcoin",
  category: "business",
  story: "We began with three stalls.\nNow there are thirty.\n\n* Come and see *",
  location: "Ọ̀yọ́, Nigeria",
  imageAlt: "",
} satisfies Story
/** The same as typed into the form. */
export const typedStory = { ...story, category: "Business" }

/** Submits a story. @returns its id */
export async function addStory(
  db: Database,
  change: Partial<Story> & { imageId?: string; suspicion?: Admitted["suspicion"] } = {},
): Promise<number> {
  const { imageId = null, suspicion = null, ...values } = change
  const context = { ...admitted({ suspicion }), imageId }
  const outcome = await submitStory(db, { ...story, ...values }, context)
  if (outcome.kind !== "stored") throw new Error(outcome.kind)
  return Math.max(...(await allStories(db)).map((row) => row.id))
}

/** Stores a picture as a form does. */
export async function addImage(
  db: Database,
  files: FileStore,
  createdAt = start,
  bytes = 14,
): Promise<string> {
  const id = randomUUID()
  await db.insert(images).values({ id, width: 300, height: 200, widths: [300], bytes, createdAt })
  for (const name of imageFiles(id)) await files.write(name, Buffer.from("picture"))
  return id
}

export const imageFiles = (id: string) =>
  ["webp", "jpg"].map((format) => `images/${id.slice(0, 2)}/${id}-300.${format}`)

export async function addStaff(db: Database, name: string): Promise<{ id: string; name: string }> {
  const email = `${name.toLowerCase()}@guap.example`
  await db.insert(users).values({ id: name, name, email, isAdmin: true, createdAt: start })
  return { id: name, name }
}

/** Deletes all rows that the tests write. The audit log cannot be emptied: see `auditOf`. */
export async function emptyStories(db: Database): Promise<void> {
  for (const table of [articles, storySubmissions, images, events, mails, rateLimits, users])
    await db.delete(table)
}

export const allStories = (db: Database) => db.select().from(storySubmissions).orderBy(storySubmissions.id)
export const allArticles = (db: Database) => db.select().from(articles).orderBy(articles.id)
export const allImages = (db: Database) => db.select().from(images)
export const allMails = (db: Database) => db.select().from(mails).orderBy(mails.createdAt, mails.kind)

/** Audit log of one story, oldest first. */
export async function auditOf(db: Database, id: number) {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter((entry) => entry.subjectType === "story" && entry.subjectId === String(id))
}
