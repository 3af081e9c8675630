import { type SQL, sql } from "drizzle-orm"
import { listings } from "#app/lib/db/schema.ts"
import { daysBefore } from "../listing/verification-rule.ts"
import { undoDays } from "./options.ts"

// What happened to a listing since its import or release. The release itself is not counted, as it can be undone.

/** The contact in the file, which a release makes the owner. */
const contact = sql`coalesce(${listings.ownerEmail}, ${listings.heldEmail})`

/** Every revision after the first only set or removed that contact as the owner. */
const isOnlyReleased = sql`not exists (
  select 1 from listing_revisions as later
  where later.listing_id = ${listings.id} and later.revision > 1 and not (
    later.by_kind = 'staff' and later.changes - 'ownerEmail' = '{}'
    and later.changes->'ownerEmail' in (jsonb_build_array(null, ${contact}), jsonb_build_array(${contact}, null))))`

/** Only the release by staff confirmed it. Nobody else has confirmed, reported or claimed it. */
const isUnheardOf = sql`(${listings.ownerConfirmedAt} is null
  and ${listings.confirmedAt} is not distinct from (case when ${listings.confirmedAt} is null then null else ${listings.releasedAt} end)
  and not exists (select 1 from listing_evidence as heard where heard.listing_id = ${listings.id}
    and (heard.source <> 'staff' or heard.at is distinct from ${listings.releasedAt}))
  and not exists (select 1 from listing_claims as claim where claim.listing_id = ${listings.id}))`

/** Deleting it loses nothing that others did. An owner's address typed by staff counts as such. */
export const isUntouched = sql<boolean>`(${listings.status} = 'listed' and ${isOnlyReleased} and ${isUnheardOf}
  and (${listings.releasedAt} is not null or ${listings.ownerEmail} is null))`

/** Released within `undoDays`, and unchanged since. */
export const canUndoRelease = (now: Date): SQL<boolean> =>
  sql`(${isUntouched} and ${listings.releasedAt} > ${daysBefore(now, undoDays).toISOString()})`
