import type { Database } from "#app/lib/db/client.server.ts"
import type { storySubmissions } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type DecisionContext, type DecisionOutcome, decide } from "#app/review/decision/decide.server.ts"
import { storyPublishedMail, storyRejectedMail } from "../mails.ts"
import { storyKind } from "../story-kind.server.ts"
import { editedFields, type StoryEdit } from "./edit-schema.ts"
import { publishArticle } from "./story-articles.server.ts"

type Story = typeof storySubmissions.$inferSelect

/**
 * Publishes a story as an article with its picture (ruling 9). Only a pending story can be decided, once.
 *
 * @param edit replaces what was sent; validated by edit-schema.ts. The submission stays unchanged, and the log names
 *   the edited fields. A dropped picture stays private and is deleted by the cleanup job
 */
export async function approveStory(
  db: Database,
  id: number,
  context: DecisionContext,
  edit?: StoryEdit,
): Promise<DecisionOutcome & { slug?: string }> {
  let slug = ""
  const outcome = await decide(db, storyKind, id, { status: "approved" }, context, async (tx, story) => {
    const edited = edit ? editedFields(story, edit) : []
    const text = edit ? withEdit(story, edit) : story
    slug = await publishArticle(tx, text, context.now)
    const facts = {
      ...story,
      title: text.title,
      publicUrl: context.publicUrl,
      path: pathTo("/blog/:slug", { slug }),
    }
    return {
      mail: { kind: "story-published", ...storyPublishedMail(facts) },
      details: { slug, ...(edited.length > 0 && { edited: edited.join(", ") }) },
    }
  })
  return outcome.kind === "decided" ? { ...outcome, slug } : outcome
}

function withEdit(story: Story, { title, author, category, story: text, ...edit }: StoryEdit): Story {
  const picture = edit.dropPicture
    ? { imageId: null, imageAlt: null }
    : { imageAlt: story.imageId ? (edit.imageAlt ?? null) : null }
  return { ...story, title, name: author, category, story: text, ...picture }
}

/** @param reason for the mail, or null. The cleanup job deletes the picture (image-cleanup.server.ts) */
export function rejectStory(
  db: Database,
  id: number,
  reason: string | null,
  context: DecisionContext,
): Promise<DecisionOutcome> {
  return decide(db, storyKind, id, { status: "rejected", reason }, context, (_, story) => {
    const facts = { ...story, publicUrl: context.publicUrl, reason }
    return { mail: { kind: "story-rejected", ...storyRejectedMail(facts) } }
  })
}
