import { and, eq } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { storySubmissions } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { holdImage } from "#app/lib/images/images.server.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { fold } from "#app/lib/text/fold.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { tellStaff } from "#app/review/staff-mail.server.ts"
import { storyNewMail, storyReceivedMail } from "./mails.ts"
import type { Story } from "./story-schema.ts"

export type SubmissionOutcome = { kind: "stored"; repeated: boolean } | { kind: "picture-gone" }

/**
 * Stores a story with its audit entry and two mails in one transaction. Idempotent by `submissionKey`: a double click,
 * a retry or the back button creates one row.
 *
 * @param story validated by story-schema.ts
 */
export async function submitStory(
  db: Database,
  story: Story,
  { imageId, ...admitted }: Admitted & { imageId: string | null },
): Promise<SubmissionOutcome> {
  const { submissionKey, publicUrl, now } = admitted
  const { name, email, title, category, location, imageAlt } = story
  const facts = {
    title,
    name,
    category: categoryText(category),
    hasPicture: imageId !== null,
    publicUrl,
  }
  const received = storyReceivedMail({ publicUrl })
  return db.transaction(async (tx) => {
    if (await isStored(tx, submissionKey)) return { kind: "stored", repeated: true }
    // Protects the picture from the cleanup job until the story refers to it.
    const image = imageId ? await holdImage(tx, imageId) : null
    if (image === undefined) return { kind: "picture-gone" }
    const duplicate = (await hasPendingDuplicate(tx, email, title)) ? "duplicate" : null
    const suspicion = admitted.suspicion ?? duplicate
    const [created] = await tx
      .insert(storySubmissions)
      .values({
        submissionKey,
        name,
        email,
        title,
        category,
        story: story.story,
        location: location || null,
        imageId,
        imageAlt: imageId ? imageAlt || null : null,
        imageDigest: image?.pixelsHash ?? null,
        suspicion,
        createdAt: now,
      })
      .onConflictDoNothing({ target: storySubmissions.submissionKey })
      .returning({ id: storySubmissions.id })
    if (!created) return { kind: "stored", repeated: true }

    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: "sender",
      action: "story.submitted",
      subjectType: "story",
      subjectId: String(created.id),
    })
    const mail = (kind: string) => ({ kind, dedupeKey: `${kind}:${created.id}` })
    await mailToSender(tx, { ...received, ...mail("story-received"), to: email }, { ...admitted, suspicion })
    const path = pathTo("/admin/submissions/:id", { id: created.id })
    const forStaff = storyNewMail({ ...facts, suspicion, path })
    await tellStaff(tx, { ...forStaff, ...mail("story-new") }, now)
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

/** True if a pending story has the same title and address: it is flagged for staff, never dropped. */
async function hasPendingDuplicate(db: Database, email: string, title: string): Promise<boolean> {
  const rows = await db
    .select({ title: storySubmissions.title })
    .from(storySubmissions)
    .where(and(eq(storySubmissions.email, email), eq(storySubmissions.status, "pending")))
    .limit(50)
  return rows.some((row) => fold(row.title) === fold(title))
}
