import { and, asc, eq, gt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, mails } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { confirmListing } from "#app/listings/listing/confirm-listing.server.ts"
import type { Listing } from "#app/listings/listing/listing-facts.ts"
import type { ReportAnswer } from "#app/listings/listing/listing-options.ts"
import { openListing } from "#app/listings/listing/open-listing.server.ts"
import { findByConfirmToken } from "#app/listings/owners/confirm-link.server.ts"
import { clearDoubt, recordCall } from "#app/listings/verification/admin/staff-acts.server.ts"
import { findHealth } from "#app/listings/verification/admin/staff-queries.server.ts"
import { confirmByLink } from "#app/listings/verification/confirmation.server.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"
import { submitReport } from "#app/listings/verification/reports.server.ts"

type Said = { answer: ReportAnswer; network: string; device: string; code?: string }
type Group = {
  /** Whether the shop accepts the coin on a day. */
  takes(day: number): boolean
  /**
   * Days until a mail is answered through its link; undefined: never. @param nth number of the mail since the last answer, from 1
   */
  answers?(nth: number): number | undefined
  /** Whether a program opens each link in a mail. */
  scanned?: boolean
  reports?(day: number, shop: number): Said[]
}

const always = () => true
const untilDay60 = (day: number) => day < 60
const atOnce = () => 1
const liars = (count: number, day: number, shop: number, every: number): Said[] =>
  Array.from({ length: count }, (_, liar) => liar).flatMap((liar) =>
    day > 0 && day % every === liar % every
      ? { answer: "asked-no", network: `liar ${shop} ${liar}`, device: `liar ${shop} ${liar}` }
      : [],
  )
/** The code on the stickers of all shops. */
const code = "K7M2QX"
const withCode = (said: Said[]): Said[] => said.map((one) => ({ ...one, code }))
/** Two visitors on consecutive days. */
const pairFrom = (day: number, first: number, who: string): Said[] => {
  const name = day === first ? `${who} 1` : `${who} 2`
  return day === first || day === first + 1 ? [{ answer: "asked-no", network: name, device: name }] : []
}
const customers = (answer: ReportAnswer, days: number[], day: number, shop: number): Said[] =>
  days.includes(day)
    ? [{ answer, network: `customer ${shop} ${day}`, device: `customer ${shop} ${day}` }]
    : []

/** The groups of adversaries.md. */
export const groups: Record<string, Group> = {
  answers: { takes: always, answers: atOnce },
  "answers-late": { takes: always, answers: (nth) => (nth >= 3 ? 5 : undefined) },
  "never-answers": { takes: always },
  vouched: { takes: always, reports: (day, shop) => customers("paid", [150, 152, 330, 332], day, shop) },
  "stopped-silent": { takes: untilDay60 },
  "stopped-reported": {
    takes: untilDay60,
    reports: (day, shop) => customers("tried-failed", [70, 77, 84], day, shop),
  },
  "lying-owner": {
    takes: untilDay60,
    answers: atOnce,
    reports: (day, shop) =>
      customers(
        "tried-failed",
        [70, 77, 84, 130, 137, 144, 190, 197, 204, 250, 257, 264, 310, 317, 324],
        day,
        shop,
      ),
  },
  sold: { takes: always },
  scanner: { takes: always, scanned: true },
  "one-liar": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => [
      {
        answer: "asked-no",
        // At home with the usual browser first, then another network or another browser, never both at once.
        network: day === 1 || day % 2 ? `liar ${shop}` : `liar ${shop} ${day}`,
        device: day === 1 || day % 2 === 0 ? `liar ${shop}` : `liar ${shop} ${day}`,
      },
    ],
  },
  "two-liars": { takes: always, answers: atOnce, reports: (day, shop) => liars(2, day, shop, 30) },
  "two-liars-once": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => (day === 30 || day === 31 ? liars(2, day, shop, 30) : []),
  },
  "five-liars": { takes: always, answers: atOnce, reports: (day, shop) => liars(5, day, shop, 30) },
  "two-liars-silent": {
    takes: always,
    reports: (day, shop) => (day === 30 || day === 31 ? liars(2, day, shop, 30) : []),
  },
  "one-liar-code": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => {
      const who = day % 2 ? `liar ${shop}` : `liar ${shop} ${day}`
      return withCode([{ answer: "asked-no", network: who, device: who }])
    },
  },
  "two-liars-code": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => withCode(liars(2, day, shop, 30)),
  },
  "five-liars-code": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => withCode(liars(5, day, shop, 30)),
  },
  "one-liar-two-faces": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => pairFrom(day, 30, `liar ${shop}`),
  },
  "two-liars-patient": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => pairFrom(day, 30 + Math.floor((day - 30) / 92) * 92, `liar ${shop}`),
  },
  "five-liars-in-pairs": {
    takes: always,
    answers: atOnce,
    reports: (day, shop) => {
      const turn = Math.floor((day - 30) / 50)
      return pairFrom(day, 30 + turn * 50, `liar ${shop} ${turn % 2}`)
    },
  },
  "stopped-code": {
    takes: untilDay60,
    reports: (day, shop) => withCode(customers("tried-failed", [70, 77, 84], day, shop)),
  },
  "stopped-code-and-not": {
    takes: untilDay60,
    reports: (day, shop) => {
      const said = customers("tried-failed", [70, 77, 84], day, shop)
      return day === 77 ? said : withCode(said)
    },
  },
}

export type Figures = {
  shops: number
  /** The number of days, over all shops, on which a shop that accepts the coin was missing from the default lists. */
  daysOff: number
  /** The number of days on which it was listed lower because of doubts. */
  daysDoubtful: number
  /** The number of days on which a shop that does not accept the coin was shown as confirmed. */
  daysWrong: number
  /**
   * How often the public status of a listing differed from the day before: whether it is in the directory, and how it is
   * verified.
   */
  turns: number
  mails: number
  /** The mails of the owner with the most. */
  mostMails: number
  clicks: number
  staffMinutes: number
}

const dayMs = 24 * 60 * 60 * 1000
const callMinutes = 3
const lookMinutes = 5
const secrets = deriveSecrets("a secret of the simulation, and of nothing else")
const publicUrl = "https://guap.example"

type Shop = {
  id: number
  group: string
  number: number
  mails: number
  unanswered: number
  /** The public status on the day before. */
  stood: string
}
type Click = { day: number; shop: Shop; token: string }

/**
 * Simulates a year for `each` shops of each group. The database must be empty, except for a staff member.
 *
 * @param options.hasStaff whether staff work through their lists each day
 */
export async function simulate(
  db: Database,
  {
    each,
    by,
    hasStaff,
    only,
  }: { each: number; by: { id: string; name: string }; hasStaff: boolean; only?: string[] },
  start = new Date("2026-01-01T12:00:00Z"),
): Promise<Record<string, Figures>> {
  const at = (day: number) => new Date(start.getTime() + day * dayMs)
  const names = only ?? Object.keys(groups)
  const shops = new Map<number, Shop>()
  const figures = Object.fromEntries(names.map((name) => [name, noFigures(each)])) as Record<string, Figures>
  for (const group of names)
    for (let number = 0; number < each; number++) {
      const id = await db.transaction(async (tx) => {
        const { id } = await openListing(tx, facts(group, number), { by, now: at(0) })
        await confirmListing(tx, id, { by: { kind: "staff", ...by }, how: "call", now: at(0) })
        await tx.update(listings).set({ stickerCode: code }).where(eq(listings.id, id))
        return id
      })
      shops.set(id, { id, group, number, mails: 0, unanswered: 0, stood: "listed confirmed" })
    }

  const clicks: Click[] = []
  let lastMail = new Date(0)
  for (let day = 1; day <= 365; day++) {
    const now = at(day)
    for (const shop of shops.values()) {
      const said = groups[shop.group]?.reports?.(day, shop.number) ?? []
      for (const [index, report] of said.entries())
        await submitReport(db, slugOf(shop), report, {
          ...{ submissionKey: crypto.randomUUID(), suspicion: null, network: "", secrets, publicUrl },
          // Hours before the daily job, far enough apart to count as independent.
          now: new Date(now.getTime() - (said.length - index) * 1000),
        })
    }
    await ageListings(db, { secrets, publicUrl, now })

    const sent = await db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, "listing-still-right"), gt(mails.createdAt, lastMail)))
      .orderBy(asc(mails.createdAt))
    lastMail = now
    for (const mail of sent) {
      const shop = shops.get(Number(mail.dedupeKey.split(":")[1]))
      if (!shop) continue
      const token = mail.text.match(/still-accepting\/([\w-]+)/)?.[1] ?? ""
      shop.mails++
      shop.unanswered++
      const group = groups[shop.group]
      if (group?.scanned) await findByConfirmToken(db, secrets, token, now)
      const after = group?.answers?.(shop.unanswered)
      if (after !== undefined) clicks.push({ day: day + after, shop, token })
    }
    for (const { shop, token } of clicks.filter((click) => click.day === day)) {
      const outcome = await confirmByLink(db, token, { secrets, now })
      const own = figures[shop.group]
      if (outcome.kind !== "gone" && own) own.clicks++
      shop.unanswered = 0
    }
    if (hasStaff) await workAsStaff(db, { shops, figures, by, day, now })
    for (const listing of await db.select().from(listings)) count(listing, day, shops, figures)
  }
  for (const shop of shops.values()) {
    const own = figures[shop.group]
    if (!own) continue
    own.mails += shop.mails
    own.mostMails = Math.max(own.mostMails, shop.mails)
  }
  return figures
}

const noFigures = (shops: number): Figures => ({
  ...{ shops, daysOff: 0, daysDoubtful: 0, daysWrong: 0, turns: 0 },
  ...{ mails: 0, mostMails: 0, clicks: 0, staffMinutes: 0 },
})

const slugOf = ({ group, number }: Pick<Shop, "group" | "number">) => `${group}-${number}`

function facts(group: string, number: number) {
  return {
    ...{ source: "staff" as const, businessName: `${group} ${number}` },
    ...{ businessType: "retail" as const, directoryCategory: "services" as const, description: "A shop." },
    ...{
      website: null,
      phone: "+14045550134",
      onlineOnly: true,
      address: null,
      city: null,
      town: null,
      state: null,
    },
    ...{ zipCode: null, country: "US" as const, walletAddress: null, showWallet: false },
    ...{ ownerName: "Owner", ownerEmail: `${group}.${number}@example.org` },
  }
}

type Work = {
  shops: Map<number, Shop>
  figures: Record<string, Figures>
  by: { id: string; name: string }
  day: number
  now: Date
}

async function workAsStaff(db: Database, { shops, figures, by, day, now }: Work): Promise<void> {
  const { toAsk, doubted } = await findHealth(db, now)
  for (const { id, isDecision } of [
    ...doubted.filter(({ isForStaff }) => isForStaff).map(({ id }) => ({ id, isDecision: true })),
    ...toAsk.map(({ id }) => ({ id, isDecision: false })),
  ]) {
    const shop = shops.get(id)
    const own = shop && figures[shop.group]
    if (!shop || !own) continue
    own.staffMinutes += isDecision ? lookMinutes : callMinutes
    const takes = groups[shop.group]?.takes(day) ?? false
    const call = { answer: takes ? "yes" : "no", how: "call", note: null } as const
    if (isDecision && takes) await clearDoubt(db, id, { by, now })
    if (isDecision && !takes) await db.update(listings).set({ status: "closed" }).where(eq(listings.id, id))
    else await recordCall(db, id, call, { by, now })
  }
}

function count(
  listing: Listing,
  day: number,
  shops: Map<number, Shop>,
  figures: Record<string, Figures>,
): void {
  const shop = shops.get(listing.id)
  const own = shop && figures[shop.group]
  if (!shop || !own) return
  const takes = groups[shop.group]?.takes(day) ?? false
  const isOff = listing.status !== "listed" || listing.freshness === "unconfirmed"
  const stands = `${listing.status} ${listing.freshness}`
  if (stands !== shop.stood) own.turns++
  shop.stood = stands
  if (takes && isOff) own.daysOff++
  if (takes && listing.freshness === "doubtful") own.daysDoubtful++
  if (!takes && !isOff && listing.freshness === "confirmed") own.daysWrong++
}
