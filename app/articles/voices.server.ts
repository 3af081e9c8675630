import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { articles } from "#app/lib/db/schema.ts"
import { sentencesOf } from "#app/lib/text/formats/markdown-text.server.ts"
import { publicAuthor } from "#app/lib/text/public-author.server.ts"
import { shorten } from "#app/lib/text/shorten.ts"
import { isVisible, visible } from "./articles.server.ts"
import { articleLimits, mostVoices } from "./options.ts"

/** A testimonial: a quote from a published story for the home page. */
export type Voice = { slug: string; author: string; quote: string }

const voiceColumns = {
  slug: articles.slug,
  author: publicAuthor,
  quote: articles.voiceQuote,
  content: articles.content,
  storyId: articles.storyId,
}

/** More than are shown, because quotes that their article no longer contains are skipped. */
const mostRead = 10

/**
 * Testimonials of the home page, most recently selected first, at most three: only from public stories that still
 * contain the quote. A withdrawn or erased article thus removes its testimonial.
 */
export async function listVoices(db: Database, now: Date): Promise<(Voice & { storyId: number | null })[]> {
  const rows = await selectVoices(db, visible(now)).limit(mostRead)
  return rows
    .flatMap(({ content, quote, ...voice }) => (quote && says(content, quote) ? { ...voice, quote } : []))
    .slice(0, mostVoices)
}

function selectVoices(db: Database, where: SQL | undefined) {
  return db
    .select(voiceColumns)
    .from(articles)
    .where(and(where, isNotNull(articles.voiceAt)))
    .orderBy(desc(articles.voiceAt))
}

/** The same with a fallback, so that the home page works without the database. */
export const knownVoices = createKnownRead<Voice[]>([], 0, async (db, now) =>
  (await listVoices(db, now)).map(({ slug, author, quote }) => ({ slug, author, quote })),
)

/** State of a story's testimonial: not selected, shown, behind three newer ones, or no longer contained in the article. */
export type VoiceState = "off" | "shown" | "waits" | "changed"

/**
 * Staff's view of a published story: state of its testimonial, its present or
 * suggested quote, and the testimonials on the home page.
 */
export async function findVoiceForStaff(db: Database, storyId: number, now: Date) {
  const [article] = await db
    .select({
      slug: articles.slug,
      content: articles.content,
      quote: articles.voiceQuote,
      at: articles.voiceAt,
    })
    .from(articles)
    .where(and(visible(now), eq(articles.storyId, storyId)))
  if (!article) return null
  const shown = await listVoices(db, now)
  const { content, quote, at } = article
  const state = (): VoiceState => {
    if (!quote) return "off"
    if (!says(content, quote)) return "changed"
    return shown.some((voice) => voice.storyId === storyId) ? "shown" : "waits"
  }
  return {
    state: state(),
    at,
    quote: quote ?? openingOf(sentencesOf(content), articleLimits.voiceQuote),
    others: shown.filter((voice) => voice.storyId !== storyId),
  }
}

type Acting = { by: { id: string; name: string }; now: Date }

export type VoiceOutcome =
  | { kind: "shown"; author: string }
  | { kind: "not-in-text" }
  | { kind: "not-public" }

/** Selects a published story for the home page, with a quote that it contains. Selecting it again makes it the newest. */
export function showVoice(
  db: Database,
  storyId: number,
  words: string,
  { by, now }: Acting,
): Promise<VoiceOutcome> {
  const quote = oneLine(words)
  return db.transaction(async (tx) => {
    const article = await lockArticleOf(tx, storyId)
    if (!article || !isVisible(article, now)) return { kind: "not-public" }
    if (!quote || !says(article.content, quote)) return { kind: "not-in-text" }
    await tx.update(articles).set({ voiceQuote: quote, voiceAt: now }).where(eq(articles.id, article.id))
    await recordAct(tx, "story.shown-on-home", { type: "story", id: storyId }, { by, now })
    return { kind: "shown", author: article.author }
  })
}

/** @returns true if it was selected before */
export function hideVoice(db: Database, storyId: number, { by, now }: Acting): Promise<boolean> {
  return db.transaction(async (tx) => {
    const article = await lockArticleOf(tx, storyId)
    if (!article?.voiceAt) return false
    await tx.update(articles).set({ voiceQuote: null, voiceAt: null }).where(eq(articles.id, article.id))
    await recordAct(tx, "story.taken-off-home", { type: "story", id: storyId }, { by, now })
    return true
  })
}

async function lockArticleOf(tx: Database, storyId: number) {
  const [article] = await tx.select().from(articles).where(eq(articles.storyId, storyId)).for("update")
  return article
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim()

const says = (content: string, quote: string) => sentencesOf(content).includes(quote)

/** The first whole sentences of a text that fit; if the first sentence is too long, its first words. */
export function openingOf(text: string, length: number): string {
  let opening = ""
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)) {
    if ((opening + segment).trimEnd().length > length) break
    opening += segment
  }
  return opening.trim() || shorten(text, length).replace(/…$/, "")
}
