import { lookUp, mapDetail } from "./map-detail.ts"

/**
 * Texts in the log that are codes today (docs/decisions/forms-and-abuse.md), by the name of the detail. The log is append-only, so old rows are
 * translated when they are read. Entries are only added to these lists.
 */
const details: Record<string, Record<string, string>> = {
  category: {
    "Fashion & Apparel": "fashion-apparel",
    "Food & Dining": "food-dining",
    Technology: "technology",
    "Health & Beauty": "health-beauty",
    "Art & Culture": "art-culture",
    Services: "services",
  },
  stage: { "coming soon": "coming-soon" },
  before: { "coming soon": "coming-soon" },
  topics: { "town halls": "town-halls" },
}
const actors: Record<string, string> = { "demo data": "demo" }

type Row = {
  actorId: string | null
  actor: string
  details: Record<string, string | number | boolean | null>
}

/** Returns a row of the log with today's codes. */
export function inCodes<Entry extends Row>(row: Entry): Entry {
  const translated = Object.entries(row.details).map(([name, value]) => [
    name,
    typeof value === "string" ? mapDetail(details, name, value) : value,
  ])
  // Only without an account: an administrator's name may equal a former name of a system actor.
  const actor = row.actorId === null ? (lookUp(actors, row.actor) ?? row.actor) : row.actor
  return { ...row, actor, details: Object.fromEntries(translated) }
}
