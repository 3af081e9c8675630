import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { csv, shop } from "#app/listings/import/test-support.ts"
import { type Act, browserAt, filled, isOpened, isTaken } from "./directory-browser.ts"
import { countOf, type Part, type Round } from "./directory-part.ts"

const linesOfFile = 40
const filesOfRound = 2

/** Imports: staff upload a file, preview its lines, import it, and release or undo the import. */
export function imports(): Part {
  /** What was acknowledged for each file, by its name. */
  const said = new Map<string, "uploaded" | "imported" | "released" | "taken-back">()

  const actsOn = (
    { product: { origin }, staff, said: counted }: Round,
    last: "released" | "taken-back",
  ): Act[] => {
    const name = `${randomUUID()}.csv`
    const text = csv(
      ...Array.from({ length: linesOfFile }, (_, line) =>
        shop(`${name} ${line}`, { email: `${line}@${name}.example` }),
      ),
    )
    let page = ""
    let posted: URLSearchParams | undefined
    const staffBrowser = () => browserAt(origin, staff)
    const open = async (path: string) => {
      const browser = staffBrowser()
      return (await isOpened(browser, path)) ? browser : undefined
    }
    const post = async (
      path: string,
      body: BodyInit,
      done?: "uploaded" | "imported" | "released" | "taken-back",
    ) => {
      const browser = staffBrowser()
      const taken = await isTaken(counted, browser, () => browser.post(path, body))
      if (taken && done) said.set(name, done)
      return taken
    }
    return [
      () => {
        const body = new FormData()
        body.set("file", new File([text], name, { type: "text/csv" }))
        return post("/admin/listings/import", body, "uploaded")
      },
      async () => {
        // An upload without a response is repeated, so the file may be there twice; the test continues with the last one.
        page ||= (await open("/admin/listings/import"))?.href(name) ?? ""
        const browser = page && (await open(page))
        if (!browser) return false
        const body = filled(browser, {}, "column-businessName")
        body.set("intent", "check")
        return post(page, body)
      },
      async () => {
        // The same form each time: an import whose acknowledgment was lost is requested twice.
        const browser = posted ? undefined : await open(page)
        if (browser) {
          posted = filled(browser, {}, "seen")
          posted.set("intent", "import")
        }
        return posted ? post(page, posted, "imported") : false
      },
      () => {
        const fields = last === "released" ? "intent=release-all&how=call" : "intent=take-back"
        return post(page, new URLSearchParams(fields), last)
      },
    ]
  }

  return {
    async streams(round) {
      return [
        Array.from({ length: filesOfRound }, (_, at) =>
          actsOn(round, at % 2 ? "taken-back" : "released"),
        ).flat(),
      ]
    },
    async findWrong(db) {
      const own = JSON.stringify([...said].map(([name, stands]) => ({ name, stands })))
      return {
        "imports acknowledged and lost": await countOf(
          db,
          sql`
          select a.name from jsonb_to_recordset(${own}::jsonb) as a(name text, stands text)
          left join listing_imports i on i.file_name = a.name
          group by a.name having count(i.id) = 0 or count(i.imported_at) <> (max(a.stands) <> 'uploaded')::int
            and max(a.stands) <> 'uploaded' or count(i.taken_back_at) <> 1 and max(a.stands) = 'taken-back'
            or max(a.stands) = 'released' and not exists (select 1 from listings l
              where l.import_id = any(array_agg(i.id)) and l.released_at is not null)`,
        ),
        "imports there by half": await countOf(
          db,
          sql`
          select i.id from listing_imports i
          left join lateral (select count(*) as n, count(l.released_at) as released, count(distinct l.business_name) as names,
            count(s.slug) as slugs, sum(l.revision) as revisions from listings l
            left join listing_slugs s on s.listing_id = l.id where l.import_id = i.id) as l on true
          where i.lines <> ${linesOfFile}
            or l.n <> case when i.imported_at is null or i.taken_back_at is not null then 0 else ${linesOfFile} end
            or l.names <> l.n or l.slugs <> l.n or l.released not in (0, l.n)
            or (select count(*) from listing_import_lines where import_id = i.id) <> ${linesOfFile}
            or (i.imported_at is not null and i.taken_back_at is null) and ${linesOfFile} <> (
              select count(*) from listing_import_lines n join listings l on l.id = n.listing_id
              where n.import_id = i.id and l.import_id = i.id)
            or coalesce(l.revisions, 0) <> (select count(*) from listing_revisions r
              join listings x on x.id = r.listing_id where x.import_id = i.id)`,
        ),
        "businesses of a file that are there twice": await countOf(
          db,
          sql`
          select business_name from listings where source = 'import' group by business_name having count(*) <> 1`,
        ),
        "imports without one entry in the log for each step": await countOf(
          db,
          sql`
          select i.id from listing_imports i cross join lateral (values
            ('listing-import.imported', i.imported_at is not null), ('listing-import.taken-back', i.taken_back_at is not null),
            ('listing-import.released', exists (select 1 from listings l where l.import_id = i.id and l.released_at is not null))
          ) as step(action, done)
          where step.done::int <> (select count(*) from audit_log where action = step.action and subject_id = i.id::text)
          union all
          select l.id from listings l where l.source = 'import' and (
            (l.released_at is not null)::int <> (select count(*) from listing_evidence e where e.listing_id = l.id)
            or (l.released_at is not null)::int <> (select count(*) from audit_log
              where action = 'listing.confirmed' and subject_id = l.id::text))`,
        ),
        "mails to the contacts of a file": await countOf(
          db,
          sql`
          select m.id from mails m join listings l on l.source = 'import' and m.recipient in (l.owner_email, l.held_email)`,
        ),
      }
    },
  }
}
