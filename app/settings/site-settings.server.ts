import { createHash } from "node:crypto"
import { inArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { createKnownRead } from "#app/lib/db/known-read.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import type { RoadmapNews } from "#content/facts/network.ts"
import {
  type Announcement,
  type AnnouncementTone,
  stateOfAnnouncement,
  storedAnnouncement,
} from "./announcement.ts"
import { storedLinks } from "./link-settings.ts"
import { storedRoadmap } from "./roadmap/roadmap-settings.ts"

/** Settings shown on every page of the site. */
export type SiteSettings = {
  /** Only links that staff have set and that differ from the default. */
  links: SetLinks
  announcement: PublicAnnouncement | null
  /** The next start or end of the announcement. */
  changesAt?: Date
}

/** @property key unique per announcement: closing one does not hide the next */
type PublicAnnouncement = { key: string; text: string; link: string | null; tone: AnnouncementTone }

type Stored = { links: SetLinks; announcement: Announcement | null; roadmap: RoadmapNews }

/** How long a change by another instance may remain unseen. */
const freshMs = 10_000

const site = createKnownRead<Stored>({ links: {}, announcement: null, roadmap: {} }, freshMs, async (db) => {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ["links", "announcement", "roadmap"]))
  const storedAs = (key: string) => rows.find((row) => row.key === key)?.value
  const announcement = storedAnnouncement(storedAs("announcement"))
  return {
    links: storedLinks(storedAs("links")),
    announcement: announcement.text ? announcement : null,
    roadmap: storedRoadmap(storedAs("roadmap")),
  }
})

/**
 * Settings of public pages, cached in this process for some seconds. While the database
 * is unavailable, returns the last known or default ones: text pages need no database.
 */
export async function readSiteSettings(db: Database, now: Date): Promise<SiteSettings> {
  return forPages(await site.get(db, now), now)
}

/** The roadmap settings, cached in the same way. */
export async function readRoadmapNews(db: Database, now: Date): Promise<RoadmapNews> {
  return (await site.get(db, now)).roadmap
}

/** Call after each change, so that the next page of this process reads it. */
export const forgetSiteSettings = site.forget

/** Start and end are evaluated per request, not when caching. */
function forPages({ links, announcement }: Stored, now: Date): SiteSettings {
  if (!announcement) return { links, announcement: null }
  const { text, link, tone, from, until } = announcement
  const state = stateOfAnnouncement(announcement, now)
  const change = state === "later" ? from : state === "shown" ? until : null
  const changesAt = change ? new Date(change) : undefined
  if (state !== "shown") return { links, announcement: null, changesAt }
  const key = createHash("sha256")
    .update(JSON.stringify([text, link]))
    .digest("hex")
    .slice(0, 12)
  return { links, announcement: { key, text, link, tone }, changesAt }
}
