import { and, eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { images, storySubmissions } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { fold } from "#app/platform/fold.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { storyContent } from "#content/en/stories.ts"
import { storyNewMail, storyReceivedMail } from "./mails.tsx"
import type { StoryCategory } from "./options.ts"
import type { StoryValues } from "./story-schema.ts"

export type SubmissionOutcome = { kind: "stored"; repeated: boolean } | { kind: "picture-gone" }

/**
 * Stores a story with its audit row and its two mails, all or nothing. The same `submissionKey` again changes nothing
 * and succeeds: a double click, a retry and the back button make one record.
 *
 * @param values checked already: story-schema.ts
 */
export async function submitStory(
  db: Database,
  values: StoryValues,
  context: {
    submissionKey: string
    imageId: string | null
    suspicion: string | null
    publicUrl: string
    now: Date
  },
): Promise<SubmissionOutcome> {
  const { submissionKey, imageId, suspicion, publicUrl, now } = context
  const { name, email, title, category, story, location, imageAlt } = values
  const facts = { title, name, category, suspicion, hasPicture: imageId !== null, publicUrl }
  const received = await storyReceivedMail(facts)
  return db.transaction(async (tx) => {
    if (await isStored(tx, submissionKey)) return { kind: "stored", repeated: true }
    // Holds the picture against the sweep until the story refers to it.
    if (imageId && !(await holdImage(tx, imageId))) return { kind: "picture-gone" }
    const duplicate = await hasPendingDuplicate(tx, email, title)
    const [created] = await tx
      .insert(storySubmissions)
      .values({
        submissionKey,
        name,
        email,
        title,
        category: category as StoryCategory,
        story,
        location: location || null,
        imageId,
        imageAlt: imageId ? imageAlt || null : null,
        suspicion: suspicion ?? (duplicate ? "duplicate" : null),
        createdAt: now,
      })
      .onConflictDoNothing({ target: storySubmissions.submissionKey })
      .returning({ id: storySubmissions.id })
    if (!created) return { kind: "stored", repeated: true }

    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: storyContent.sender,
      action: "story.submitted",
      subjectType: "story",
      subjectId: String(created.id),
    })
    const mail = (kind: string) => ({ kind, dedupeKey: `${kind}:${created.id}` })
    await queueMail(tx, { ...received, ...mail("story-received"), to: email }, now)
    const forStaff = await storyNewMail({ ...facts, path: `/admin/submissions/${created.id}` })
    await queueMail(tx, { ...forStaff, ...mail("story-new"), to: null }, now)
    return { kind: "stored", repeated: false }
  })
}

async function isStored(db: Database, submissionKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: storySubmissions.id })
    .from(storySubmissions)
    .where(eq(storySubmissions.submissionKey, submissionKey))
  return rows.length > 0
}

async function holdImage(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: images.id }).from(images).where(eq(images.id, id)).for("key share")
  return rows.length > 0
}

/** The same title from the same address, still undecided: marked for staff, never dropped. */
async function hasPendingDuplicate(db: Database, email: string, title: string): Promise<boolean> {
  const rows = await db
    .select({ title: storySubmissions.title })
    .from(storySubmissions)
    .where(and(eq(storySubmissions.email, email), eq(storySubmissions.status, "pending")))
    .limit(50)
  return rows.some((row) => fold(row.title) === fold(title))
}
