import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import { eq, inArray, sql } from "drizzle-orm"
import sharp from "sharp"
import { images, listingPictures } from "#app/lib/db/schema.ts"
import { imageFormats } from "#app/lib/images/image-limits.ts"
import { type Act, browserAt, isTaken } from "./directory-browser.ts"
import { countOf, type Part, quietly, type Round } from "./directory-part.ts"
import { addShops, type Shop } from "./directory-site.ts"

const [owners, waiting] = [1, 2]

/**
 * Pictures of listings: owners send them, staff publish and reject. Pictures of one listing are sent and decided at the same
 * time.
 */
export function pictures(): Part {
  /** The staff decision for each picture, by its description; undefined: only sent. */
  const said = new Map<string, "public" | "refused" | undefined>()
  let dataDir = ""

  const add = ({ product: { origin }, said: counted }: Round, { publicId, cookie }: Shop) => {
    const alt = randomUUID()
    const act: Act = async () => {
      const body = new FormData()
      // Each picture has its own color: identical pictures are stored once.
      const background = `#${alt.slice(0, 6)}`
      const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
      body.set("image", new File([new Uint8Array(png)], "shop.png", { type: "image/png" }))
      for (const [name, value] of Object.entries({ alt, consent: "on", intent: "add" })) body.set(name, value)
      const browser = browserAt(origin, cookie)
      const taken = await isTaken(counted, browser, () =>
        browser.post(`/my-listings/${publicId}/pictures`, body),
      )
      if (taken) said.set(alt, undefined)
      return taken
    }
    return { act, alt }
  }

  const decide = ({ product: { origin }, staff, said: counted }: Round, id: number, alt: string): Act => {
    const isRefused = id % 2 === 0
    const reason = { intent: "refuse-picture", [`picture-reason-${id}`]: "Not sharp enough." }
    const body = new URLSearchParams({ picture: String(id), ...(isRefused ? reason : { intent: "publish" }) })
    return async () => {
      const browser = browserAt(origin, staff)
      const taken = await isTaken(counted, browser, () => browser.post("/admin/listing-edits", body))
      if (taken) said.set(alt, isRefused ? "refused" : "public")
      return taken
    }
  }

  return {
    async streams(round) {
      dataDir = round.product.dataDir
      const shops = await addShops(round.db, round.product, owners)
      const first = shops.flatMap((shop) => Array.from({ length: waiting }, () => add(round, shop)))
      await quietly(first.map(({ act }) => act))
      const { id, alt } = listingPictures
      const isFirst = inArray(
        alt,
        first.map((one) => one.alt),
      )
      const rows = await round.db.select({ id, alt }).from(listingPictures).where(isFirst).orderBy(id)
      return [
        rows.map((row) => decide(round, row.id, row.alt)),
        ...shops.map((shop) => [add(round, shop).act, add(round, shop).act]),
      ]
    },
    async findWrong(db) {
      const own = JSON.stringify([...said].map(([alt, status]) => ({ alt, status })))
      const rows = await db
        .select({ id: images.id, widths: images.widths })
        .from(listingPictures)
        .innerJoin(images, eq(images.id, listingPictures.imageId))
      const files = rows.flatMap(({ id, widths }) =>
        widths.flatMap((width) =>
          imageFormats.map((format) => `images/${id.slice(0, 2)}/${id}-${width}.${format}`),
        ),
      )
      return {
        "pictures acknowledged and lost, or stored twice": await countOf(
          db,
          sql`
          select a.alt from jsonb_to_recordset(${own}::jsonb) as a(alt text, status text)
          left join listing_pictures p on p.alt = a.alt
          group by a.alt having count(p.id) <> 1 or bool_or(p.status <> a.status)`,
        ),
        "files of a picture that are missing": files.filter(
          (file) => !existsSync(path.join(dataDir, "uploads", file)),
        ).length,
        "listings whose pictures leave a gap": await countOf(
          db,
          sql`
          select listing_id from listing_pictures group by listing_id
          having count(place) <> coalesce(max(place), 0)`,
        ),
        "pictures without one entry in the log, their mails doubled or missing": await countOf(
          db,
          sql`
          select p.id from listing_pictures p cross join lateral (values
            ('listing.picture-added', true), ('listing.picture-approved', p.status = 'public'),
            ('listing.picture-refused', p.status = 'refused')) as step(action, done)
          where step.done::int <> (select count(*) from audit_log where action = step.action
            and subject_id = p.listing_id::text and details->>'picture' = p.id::text)
          union all
          select p.id from listing_pictures p where (p.status <> 'waiting')::int
            <> (select count(*) from mails where dedupe_key = 'listing-picture-answered:' || p.id)
          union all
          select p.listing_id from listing_pictures p group by p.listing_id
          having not exists (select 1 from mails where dedupe_key = 'listing-picture-new:' || min(p.id))`,
        ),
      }
    },
  }
}
