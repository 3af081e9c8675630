import pg from "pg"
import { countLimit, directoryPlaces, fold } from "../.cache/shared/directory.js"

// Where the database is stands in the variables that pg reads.
const pool = new pg.Pool({ max: 10 })

const pageSize = 24

/** The statements of the product: one page of cards, a capped count, the places. */
export async function loadDirectory({ q, category, place, page }) {
  const values = []
  const add = (value) => `$${values.push(value)}`
  const conditions = [
    q &&
      `search_text like ${add(
        `%${fold(q)
          .replace(/[\\%_]/g, "\\$&")
          .replaceAll(" ", "Q")}%`,
      )}`,
    category &&
      `(directory_category = ${add(storedCategory(category))} or business_type = $${values.length})`,
    place && `place = ${add(storedPlace(place))}`,
  ].filter(Boolean)
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""
  const [cards, counted, places, given] = await Promise.all([
    pool.query(
      `select slug, business_name as "businessName", business_type as "businessType", description, place, website, phone
       from (select id, rank, listed_at from merchant_search ${where} order by rank, listed_at desc, id desc
         limit ${pageSize} offset ${(page - 1) * pageSize}) as found
       join listings using (id) order by found.rank, found.listed_at desc, found.id desc`,
      values,
    ),
    pool.query(
      `select count(*)::int from (select 1 from merchant_search ${where} limit ${countLimit + 1}) as rows`,
      values,
    ),
    pool.query(
      "select place, merchants from merchant_places where merchants > 0 and place is not null order by merchants desc, place limit 16",
    ),
    pool.query("select place, merchants from merchant_places where place = any($1)", [directoryPlaces]),
  ])
  return {
    merchants: cards.rows,
    count: counted.rows[0].count,
    places: [
      ...directoryPlaces.map((name) => ({
        place: name,
        merchants: given.rows.find((row) => row.place === name)?.merchants ?? 0,
      })),
      ...places.rows.filter((row) => !directoryPlaces.includes(row.place)).slice(0, 12),
    ],
  }
}
