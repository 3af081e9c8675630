import { and, eq, like, or } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { articles, storySubmissions, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { slugify } from "#app/platform/fold.ts"
import { setImagePublished } from "#app/platform/images/images.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
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
 */
export async function approveStory(db: Database, id: number, context: Context): Promise<StoryDecision> {
  // Two texts of one title published at once want the same address; the unique key lets one have it, the other tries again.
  for (let attempt = 1; ; attempt++) {
    try {
      return await decide(db, id, { status: "approved" }, context, async (tx, story) => {
        const slug = await publishArticle(tx, story, context.now)
        const facts = { ...story, publicUrl: context.publicUrl, path: `/blog/${slug}` }
        return { slug, mail: await storyPublishedMail(facts) }
      })
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
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
    return { slug: null, mail: await storyRejectedMail(facts) }
  })
}

function decide(
  db: Database,
  id: number,
  decision: { status: "approved" } | { status: "rejected"; rejectionReason: string | null },
  { by, now }: Context,
  consequences: (
    tx: Database,
    story: Story,
  ) => Promise<{ slug: string | null; mail: { subject: string; html: string; text: string } }>,
): Promise<StoryDecision> {
  return db.transaction(async (tx) => {
    const [story] = await tx
      .update(storySubmissions)
      .set({ ...decision, decidedAt: now, decidedBy: by.id })
      .where(and(eq(storySubmissions.id, id), eq(storySubmissions.status, "pending")))
      .returning()
    if (!story) return whyNot(tx, id)

    const { slug, mail } = await consequences(tx, story)
    const details: Record<string, string | null> =
      "rejectionReason" in decision ? { reason: decision.rejectionReason } : { slug }
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
  const taken = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(or(eq(articles.slug, base), like(articles.slug, `${base}-%`)))
  const slugs = new Set(taken.map((row) => row.slug))
  let slug = base
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`
  return slug
}
