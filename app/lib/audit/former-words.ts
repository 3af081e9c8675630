import { lookUp, mapDetail } from "./map-detail.ts"

/**
 * Words that stand in the log where codes stand today (decision 20), by the name of the detail. The log is append-only, so
 * its old rows are translated when they are read. These lists only grow.
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

/** A row of the log as it would be written today. */
export function inCodes<Entry extends Row>(row: Entry): Entry {
  const translated = Object.entries(row.details).map(([name, value]) => [
    name,
    typeof value === "string" ? mapDetail(details, name, value) : value,
  ])
  // An administrator may be called as we once called ourselves.
  const actor = row.actorId === null ? (lookUp(actors, row.actor) ?? row.actor) : row.actor
  return { ...row, actor, details: Object.fromEntries(translated) }
}
