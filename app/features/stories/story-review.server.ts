import { and, eq, like, or } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { articleSlugs, articles, storySubmissions, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { type BulkOutcome, decideAll } from "#app/features/moderation/bulk.ts"
import * as spam from "#app/features/moderation/spam.server.ts"
import { slugify } from "#app/platform/fold.ts"
import { firstFreeSlug } from "#app/platform/free-slug.ts"
import { setImagePublished } from "#app/platform/images/images.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { editedFields, type StoryEdit } from "./edit-schema.ts"
import { storyPublishedMail, storyRejectedMail } from "./mails.tsx"
import type { StoryStatus } from "./options.ts"
import { markdownOfStory } from "./story-text.ts"

export type StoryDecision =
  | { kind: "decided"; title: string; slug: string | null }
  /** Somebody was faster; nothing was changed. */
  | { kind: "already-decided"; title: string; status: StoryStatus; by: string | null; at: Date | null }
  | { kind: "not-found" }

type Context = { by: { id: string; name: string }; publicUrl: string; now: Date }
type Story = typeof storySubmissions.$inferSelect

/**
 * Publishes a story as an article, with its picture (ruling 9). Only a pending story can be decided, once.
 *
 * @param edit what readers get instead of what was sent, checked already: edit-schema.ts. The submission stays as it was
 * sent, and the log says which fields were changed; a picture that is left out stays private and is swept
 */
export async function approveStory(
  db: Database,
  id: number,
  context: Context,
  edit?: StoryEdit,
): Promise<StoryDecision> {
  // Two texts of one title published at once want the same address; the unique key lets one have it, the other tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await decide(db, id, { status: "approved" }, context, async (tx, story) => {
        const edited = edit ? editedFields(story, edit) : []
        const text = edit ? withEdit(story, edit) : story
        const slug = await publishArticle(tx, text, context.now)
        const details: Record<string, string> =
          edited.length > 0 ? { slug, edited: edited.join(", ") } : { slug }
        const facts = { ...story, title: text.title, publicUrl: context.publicUrl, path: `/blog/${slug}` }
        return { slug, mail: await storyPublishedMail(facts), details }
      })
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

function withEdit(story: Story, { title, author, category, story: text, ...edit }: StoryEdit): Story {
  const picture = edit.dropPicture
    ? { imageId: null, imageAlt: null }
    : { imageAlt: story.imageId ? (edit.imageAlt ?? null) : null }
  return { ...story, title, name: author, category, story: text, ...picture }
}

/** @param reason goes into the mail; null for none. The sweep deletes the picture (image-sweep.server.ts) */
export function rejectStory(
  db: Database,
  id: number,
  reason: string | null,
  context: Context,
): Promise<StoryDecision> {
  return decide(db, id, { status: "rejected", rejectionReason: reason }, context, async (_, story) => {
    const facts = { ...story, publicUrl: context.publicUrl, reason }
    const details: Record<string, string> = reason ? { reason } : {}
    return { slug: null, mail: await storyRejectedMail(facts), details }
  })
}

/** Decides one after the other, each by itself: what somebody else has decided meanwhile stays as it is. */
export function approveAll(db: Database, ids: number[], context: Context): Promise<BulkOutcome> {
  return decideAll(ids, (id) => approveStory(db, id, context))
}

export function rejectAll(
  db: Database,
  ids: number[],
  reason: string | null,
  context: Context,
): Promise<BulkOutcome> {
  return decideAll(ids, (id) => rejectStory(db, id, reason, context))
}

/** Only what waits can be spam: a decision has been told to its sender. @returns how many were moved */
export async function markSpam(
  db: Database,
  ids: number[],
  isSpam: boolean,
  context: Pick<Context, "by" | "now">,
): Promise<string> {
  const where = eq(storySubmissions.status, "pending")
  return String(await spam.markSpam(db, storySubmissions, "story", ids, isSpam, { ...context, where }))
}

function decide(
  db: Database,
  id: number,
  decision: { status: "approved" } | { status: "rejected"; rejectionReason: string | null },
  { by, now }: Context,
  consequences: (
    tx: Database,
    story: Story,
  ) => Promise<{
    slug: string | null
    mail: { subject: string; html: string; text: string }
    details: Record<string, string>
  }>,
): Promise<StoryDecision> {
  return db.transaction(async (tx) => {
    const [story] = await tx
      .update(storySubmissions)
      // What is decided is no spam: it would be in no list but that of spam.
      .set({ ...decision, isSpam: false, decidedAt: now, decidedBy: by.id })
      .where(and(eq(storySubmissions.id, id), eq(storySubmissions.status, "pending")))
      .returning()
    if (!story) return whyNot(tx, id)

    const { slug, mail, details } = await consequences(tx, story)
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: `story.${decision.status}`,
      subjectType: "story",
      subjectId: String(id),
      details,
    })
    const kind = decision.status === "approved" ? "story-published" : "story-rejected"
    await queueMail(tx, { ...mail, kind, dedupeKey: `${kind}:${id}`, to: story.email }, now)
    return { kind: "decided", title: story.title, slug }
  })
}

async function whyNot(db: Database, id: number): Promise<StoryDecision> {
  const [row] = await db
    .select({
      title: storySubmissions.title,
      status: storySubmissions.status,
      at: storySubmissions.decidedAt,
      by: users.name,
    })
    .from(storySubmissions)
    .leftJoin(users, eq(users.id, storySubmissions.decidedBy))
    .where(eq(storySubmissions.id, id))
  return row ? { kind: "already-decided", ...row } : { kind: "not-found" }
}

/** @returns the slug of the article */
async function publishArticle(db: Database, story: Story, now: Date): Promise<string> {
  const { title, name, category, imageId, imageAlt } = story
  const slug = await freeSlug(db, title)
  await db.insert(articles).values({
    slug,
    status: "published",
    publishedAt: now,
    title,
    content: markdownOfStory(story.story),
    author: name,
    category,
    imageId,
    imageAlt,
    isFromStory: true,
    storyId: story.id,
    createdAt: now,
    updatedAt: now,
  })
  if (imageId) await setImagePublished(db, imageId, true)
  return slug
}

/** The first free address made of the title: 'my-shop', then 'my-shop-2'. */
async function freeSlug(db: Database, title: string): Promise<string> {
  const base = slugify(title) || "story"
  const those = (column: typeof articles.slug | typeof articleSlugs.slug) =>
    or(eq(column, base), like(column, `${base}-%`))
  const present = await db.select({ slug: articles.slug }).from(articles).where(those(articles.slug))
  // Links to an address that an article had before lead to that article.
  const former = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(those(articleSlugs.slug))
  return firstFreeSlug(base, [...present, ...former])
}
