/**
 * Stands in for PostgREST, which is no npm package: the two requests that the application's client sends, with the headers
 * and the answers that PostgREST has for them, straight from the same PostgreSQL. Packed as the network in front of a
 * hosted database packs it. It knows nothing of users and checks no key, which a real one does.
 */
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"

// The product's own client: this endpoint is no part of the application.
const pg = createRequire(new URL("../../../package.json", import.meta.url))("pg")
const pack = promisify(brotliCompress)
const pool = new pg.Pool({ max: 10 })

const columns = {
  directory: `slug, business_name as "businessName", business_type as "businessType", description, place, website, phone`,
  merchant_places: "place, merchants",
}
const filters = ["search_text", "directory_category", "place"]
const operators = { like: "like", eq: "=" }

async function answer(table, params) {
  const values = []
  const conditions = filters.flatMap((name) => {
    const [, operator, value] = /^(like|eq)\.(.*)$/s.exec(params.get(name) ?? "") ?? []
    return operator ? [`${name} ${operators[operator]} $${values.push(value)}`] : []
  })
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""
  const limit = Math.min(Number(params.get("limit") ?? 1000), 1000)
  const offset = Number(params.get("offset") ?? 0)
  if (table === "merchant_places") {
    const { rows } = await pool.query(
      `select place, merchants from merchant_places order by merchants desc limit ${limit} offset ${offset}`,
    )
    return { rows, total: "*", offset }
  }
  const [{ rows }, counted] = await Promise.all([
    pool.query(
      `select ${columns.directory} from (select id, rank, listed_at from merchant_search ${where}
         order by rank, listed_at desc limit ${limit} offset ${offset}) as found
       join listings using (id) order by found.rank, found.listed_at desc`,
      values,
    ),
    pool.query(`select count(*)::int from merchant_search ${where}`, values),
  ])
  return { rows, total: counted.rows[0].count, offset }
}

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*, authorization",
  "Access-Control-Expose-Headers": "Content-Range",
  "Access-Control-Max-Age": "86400",
}

createServer(async (request, response) => {
  if (request.method === "OPTIONS") return response.writeHead(204, cors).end()
  const url = new URL(request.url, "http://localhost")
  const table = /^\/rest\/v1\/(\w+)$/.exec(url.pathname)?.[1]
  if (url.pathname === "/is-up") return response.writeHead(200).end()
  if (!columns[table]) return response.writeHead(404, cors).end()
  try {
    const { rows, total, offset } = await answer(table, url.searchParams)
    const body = await pack(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    response.writeHead(200, {
      ...cors,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Range": rows.length > 0 ? `${offset}-${offset + rows.length - 1}/${total}` : `*/${total}`,
    })
    response.end(body)
  } catch (error) {
    response.writeHead(500, cors).end(JSON.stringify({ message: String(error.message) }))
  }
}).listen(Number(process.env.PORT), "localhost")

// Nobody is left behind when the benchmark is killed.
process.on("disconnect", () => process.exit())
