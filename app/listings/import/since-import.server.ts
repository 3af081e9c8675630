import { type SQL, sql } from "drizzle-orm"
import { listings } from "#app/lib/db/schema.ts"
import { daysBefore } from "../listing/freshness-rule.ts"
import { undoDays } from "./options.ts"

// What has become of an imported listing since it was imported or released. The staff's release itself does not count: it is undone.

/** The contact of the file, which a release makes the owner's address. */
const contact = sql`coalesce(${listings.ownerEmail}, ${listings.heldEmail})`

/** Every revision after the first gave that contact to the listing, or took it back. */
const isOnlyReleased = sql`not exists (
  select 1 from listing_revisions as later
  where later.listing_id = ${listings.id} and later.revision > 1 and not (
    later.by_kind = 'staff' and later.changes - 'ownerEmail' = '{}'
    and later.changes->'ownerEmail' in (jsonb_build_array(null, ${contact}), jsonb_build_array(${contact}, null))))`

/** Nobody has confirmed, reported or claimed it, but the staff who released it. */
const isUnheardOf = sql`(${listings.ownerConfirmedAt} is null
  and ${listings.confirmedAt} is not distinct from (case when ${listings.confirmedAt} is null then null else ${listings.releasedAt} end)
  and not exists (select 1 from listing_evidence as heard where heard.listing_id = ${listings.id}
    and (heard.source <> 'staff' or heard.at is distinct from ${listings.releasedAt}))
  and not exists (select 1 from listing_claims as claim where claim.listing_id = ${listings.id}))`

/** Nothing has become of it that would be lost with it. An owner's address that staff have typed is something. */
export const isUntouched = sql<boolean>`(${listings.status} = 'listed' and ${isOnlyReleased} and ${isUnheardOf}
  and (${listings.releasedAt} is not null or ${listings.ownerEmail} is null))`

/** It was released lately, and nothing has become of it since. */
export const canUndoRelease = (now: Date): SQL<boolean> =>
  sql`(${isUntouched} and ${listings.releasedAt} > ${daysBefore(now, undoDays).toISOString()})`
