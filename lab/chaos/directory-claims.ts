import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"
import { loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { claimPath, holderPath } from "#app/listings/claims/claim-links.server.ts"
import { type Act, browserAt, filled, isOpened, isTaken } from "./directory-browser.ts"
import { countOf, type Part, quietly, type Round } from "./directory-part.ts"
import { addShops, type Shop } from "./directory-site.ts"

const [claimed, decided] = [2, 2]

/**
 * Claims: a visitor claims a listing and confirms the mailbox, the holder of the listing's address agrees, and staff hand the
 * listing over.
 */
export function claims(): Part {
  /** What was acknowledged for each claim, by its mailbox. */
  const said = new Map<string, { confirmed?: true; agreed?: true; granted?: true }>()

  const claim = (
    { product: { origin }, said: counted }: Round,
    shop: Shop,
    email = `${randomUUID()}@example.net`,
  ) => {
    const path = `/merchant-directory/${shop.slug}/claim`
    let body: URLSearchParams | undefined
    const act: Act = async () => {
      if (!body) {
        const browser = browserAt(origin)
        if (!(await isOpened(browser, path))) return false
        body = filled(browser, { situation: "bought", email })
      }
      const [again, form] = [browserAt(origin), body]
      const taken = await isTaken(counted, again, () => again.post(path, form))
      if (taken) said.set(email, {})
      return taken
    }
    return { act, email, shop }
  }

  const decide = async (
    { product, db, staff, said: counted }: Round,
    { email, shop }: { email: string; shop: Shop },
  ) => {
    const [row] = await db.select().from(listingClaims).where(eq(listingClaims.email, email))
    if (!row) throw new Error("A claim that was acknowledged is not there")
    const secrets = loadSecrets(product.dataDir)
    const post = (
      path: string,
      fields: Record<string, string>,
      done: "confirmed" | "agreed" | "granted",
      cookie?: string,
    ) => {
      const act: Act = async () => {
        const browser = browserAt(product.origin, cookie)
        const taken = await isTaken(counted, browser, () => browser.post(path, new URLSearchParams(fields)))
        if (taken) said.set(email, { ...said.get(email), [done]: true })
        return taken
      }
      return act
    }
    const grant = { id: String(row.id), intent: "grant", [`grant-how-${row.id}`]: "agreed", seen: "" }
    return [
      post(claimPath(secrets, row), { intent: "confirm" }, "confirmed"),
      post(holderPath(secrets, row, shop.ownerEmail), { intent: "agree" }, "agreed"),
      post("/admin/listing-claims", grant, "granted", staff),
    ]
  }

  return {
    async streams(round) {
      const all = (await addShops(round.db, round.product, claimed + decided)).map((shop) =>
        claim(round, shop),
      )
      const made = all.slice(0, decided)
      await quietly(made.map(({ act }) => act))
      const decisions = await Promise.all(made.map((one) => decide(round, one)))
      return [all.slice(decided).map(({ act }) => act), ...decisions]
    },
    async findWrong(db) {
      const own = JSON.stringify([...said].map(([email, stands]) => ({ email, ...stands })))
      return {
        "claims acknowledged and lost, or stored twice": await countOf(
          db,
          sql`
          select a.email from jsonb_to_recordset(${own}::jsonb)
            as a(email text, confirmed bool, agreed bool, granted bool)
          left join listing_claims c on c.email = a.email
          group by a.email having count(c.id) <> 1 or bool_or(a.confirmed and c.confirmed_at is null
            or a.agreed and c.agreed_at is null or a.granted and c.status <> 'granted')`,
        ),
        "steps of a claim without one entry in the log and one mail": await countOf(
          db,
          sql`
          select c.id from listing_claims c cross join lateral (values
            ('listing.claimed', c.confirmed_at is not null), ('listing.claim-agreed', c.agreed_at is not null),
            ('listing.claim-granted', c.status = 'granted')) as step(action, done)
          where step.done::int <> (select count(*) from audit_log
            where action = step.action and subject_type = 'listing' and subject_id = c.listing_id::text)
          union all
          select c.id from listing_claims c cross join lateral (values
            ('listing-claim-confirm:' || c.id, true), ('listing-claim-told:' || c.id, c.confirmed_at is not null),
            ('listing-claim-open:' || c.id || ':0', c.confirmed_at is not null),
            ('listing-claim-granted:' || c.id, c.status = 'granted'),
            ('listing-handed-over:' || c.id, c.status = 'granted')) as told(key, done)
          where told.done::int <> (select count(*) from mails where dedupe_key = told.key)`,
        ),
        ...(await findHalves(db)),
      }
    },
  }
}

/** Counts each part of a handover separately, so that the report says which part is missing. */
async function findHalves(db: Database): Promise<Record<string, number>> {
  const count = (isWrong: ReturnType<typeof sql>) =>
    countOf(
      db,
      sql`select c.id from listing_claims c join listings l on l.id = c.listing_id
        cross join lateral (select c.status = 'granted' as granted) as so where ${isWrong}`,
    )
  return {
    "claims whose listing has the wrong owner": await count(sql`granted <> (l.owner_email = c.email)`),
    "new owners whose mailbox does not count as confirmed": await count(
      sql`granted and l.owner_confirmed_at is distinct from c.confirmed_at`,
    ),
    "claims decided by half": await count(
      sql`granted <> (c.decided_at is not null) or granted <> (c.former_email is not null)`,
    ),
    "claimed listings with a revision too many or too few": await count(sql`l.revision <> 1 + granted::int
      or l.revision <> (select count(*) from listing_revisions r where r.listing_id = l.id)`),
    "listings handed over whose history names the former owner": await count(sql`granted and exists (
      select 1 from listing_revisions r
      where r.listing_id = l.id and position(c.former_email in r.changes::text) > 0)`),
  }
}
