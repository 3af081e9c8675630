import { createHash } from "node:crypto"
import { inArray } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { settings } from "#app/db/schema.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import {
  type Announcement,
  type AnnouncementTone,
  stateOfAnnouncement,
  storedAnnouncement,
} from "./announcement.ts"
import { storedLinks } from "./link-settings.ts"

/** What every page of the site shows of the settings. */
export type SiteSettings = {
  /** Only those that content leaves open and staff have set. */
  links: SetLinks
  announcement: PublicAnnouncement | null
}

/** @property key differs from announcement to announcement: who closed one sees the next */
export type PublicAnnouncement = { key: string; text: string; link: string | null; tone: AnnouncementTone }

type Stored = { links: SetLinks; announcement: Announcement | null }

/** How long another instance's change may go unseen. */
const freshMs = 10_000
/** The pause before a database that did not answer is asked again. */
const pauseMs = 1000
/** No page waits longer for its settings: it shows what was known last. */
const patienceMs = 500

type Cache = {
  stored: Stored
  /** On the clock of the callers. */
  readAt: number
  freshFor: number
  reading?: Promise<{ error?: unknown }>
  /** A read that has outlasted somebody's patience is not waited for again. */
  isSlow: boolean
}

const caches = new WeakMap<Database, Cache>()

/**
 * The settings that public pages show, kept for a few seconds in this process. While the database is away they are
 * those that were known last, or none: a page of text needs no database.
 */
export async function readSiteSettings(db: Database, now: Date): Promise<SiteSettings> {
  const cache: Cache = caches.get(db) ?? {
    stored: { links: {}, announcement: null },
    readAt: 0,
    freshFor: 0,
    isSlow: false,
  }
  caches.set(db, cache)
  const age = now.getTime() - cache.readAt
  if (age < 0 || age >= cache.freshFor) {
    cache.reading ??= read(db, cache, now)
    const result = cache.isSlow ? undefined : await withPatience(cache.reading)
    if (!result) cache.isSlow = true
    if (result?.error) throw result.error
  }
  return forPages((caches.get(db) ?? cache).stored, now)
}

/** Call after each change: the next page of this process reads it. */
export function forgetSiteSettings(db: Database): void {
  const cache = caches.get(db)
  // A read that began before the change may not know it: it goes on for whoever waits for it, and is not kept.
  if (cache) caches.set(db, { stored: cache.stored, readAt: 0, freshFor: 0, isSlow: false })
}

async function read(db: Database, cache: Cache, now: Date): Promise<{ error?: unknown }> {
  const done = (freshFor: number) =>
    Object.assign(cache, { readAt: now.getTime(), freshFor, reading: undefined, isSlow: false })
  try {
    const rows = await db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, ["links", "announcement"]))
    const storedAs = (key: string) => rows.find((row) => row.key === key)?.value
    const announcement = storedAnnouncement(storedAs("announcement"))
    cache.stored = {
      links: storedLinks(storedAs("links")),
      announcement: announcement.text ? announcement : null,
    }
    done(freshMs)
    return {}
  } catch (error) {
    done(pauseMs)
    return isDatabaseUnavailable(error) ? {} : { error }
  }
}

async function withPatience<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined)
  })
  const first = await Promise.race([reading, late])
  clearTimeout(timer)
  return first
}

/** From and until are up to the clock of each request, not to the cache. */
function forPages({ links, announcement }: Stored, now: Date): SiteSettings {
  if (!announcement || stateOfAnnouncement(announcement, now) !== "shown")
    return { links, announcement: null }
  const { text, link, tone } = announcement
  const key = createHash("sha256")
    .update(JSON.stringify([text, link]))
    .digest("hex")
    .slice(0, 12)
  return { links, announcement: { key, text, link, tone } }
}
