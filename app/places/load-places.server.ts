import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { eq, ne, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { placeLists, placeNames, placeRegions, places } from "#app/lib/db/schema.ts"
import { type PlaceLine, readPlaces } from "./place-file.ts"
import { placeKey } from "./place-key.ts"

const batch = 1_000

type Settings = {
  /** Filters the towns; tests load about a hundred. */
  isWanted?: (place: PlaceLine) => boolean
  /** Stops loading. The next start begins again. */
  stop?: AbortSignal
}

/**
 * Loads the towns from a file, unless this version is loaded already. Searches see the old towns, or none, until it
 * commits. Towns missing in a newer file remain, because listings may refer to them. Safe on several instances at once.
 *
 * @returns the number of written towns
 * @throws the reason of `stop`
 */
export async function loadPlaces(
  db: Database,
  file: string,
  now: Date,
  { isWanted = () => true, stop }: Settings = {},
): Promise<number> {
  const version = await versionOf(file)
  if ((await db.select().from(placeLists).where(eq(placeLists.version, version))).length > 0) return 0
  const written = await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('places')) as free`)
    if (!rows[0]?.free) return 0
    let written = 0
    let lines: PlaceLine[] = []
    for await (const line of readPlaces(file)) {
      if (!isWanted(line)) continue
      lines.push(line)
      if (lines.length < batch) continue
      stop?.throwIfAborted()
      written += await write(tx, lines)
      lines = []
    }
    written += await write(tx, lines)
    await nameRegions(tx)
    return written
  })
  if (written === 0) return 0
  // Autovacuum would analyze the tables only a minute later; until then the planner would choose sequential scans.
  await db.execute(sql`analyze ${places}, ${placeNames}, ${placeRegions}`)
  await findTowns(db, stop)
  await db.transaction(async (tx) => {
    await tx.delete(placeLists)
    await tx.insert(placeLists).values({ version, loadedAt: now })
  })
  return written
}

/** The hash of a file of towns. */
export async function versionOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
}

/**
 * Finding the town of a listing rewrites its search indexes, which takes milliseconds. Small
 * batches stay far below the statement timeout on a busy machine, and hold locks briefly.
 */
const listingsAtOnce = 100

/** Assigns towns to listings that existed before the towns were loaded. */
async function findTowns(db: Database, stop?: AbortSignal): Promise<void> {
  let last: string | null = "0"
  while (last !== null) {
    stop?.throwIfAborted()
    const answer: { rows: { last: string | null }[] } = await db.execute(
      sql`select find_towns(${last}, ${listingsAtOnce}) as last`,
    )
    last = answer.rows[0]?.last ?? null
  }
}

/** One statement each for towns and names. Array parameters are much cheaper than one parameter per value. */
async function write(tx: Database, lines: PlaceLine[]): Promise<number> {
  if (lines.length === 0) return 0
  const column = (name: keyof PlaceLine) => sql.param(lines.map((line) => line[name]))
  await tx.execute(sql`
    insert into ${places} (id, name, country, region_code, region, latitude, longitude, population, kind, time_zone, slug)
    select * from unnest(${column("id")}::int[], ${column("name")}::text[], ${column("country")}::text[],
      ${column("regionCode")}::text[], ${column("region")}::text[], ${column("latitude")}::float8[],
      ${column("longitude")}::float8[], ${column("population")}::int[], ${column("kind")}::text[],
      ${column("timeZone")}::text[], ${column("slug")}::text[])
    on conflict (id) do update set name = excluded.name, country = excluded.country, region_code = excluded.region_code,
      region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
      population = excluded.population, kind = excluded.kind, time_zone = excluded.time_zone, slug = excluded.slug`)
  const names = lines.flatMap((line) =>
    [line.name, ...line.otherNames.split("|").filter(Boolean)].map((spelling, at) => ({
      ...line,
      spelling,
      isMain: at === 0,
    })),
  )
  const all = <T>(of: (name: (typeof names)[number]) => T) => sql.param(names.map(of))
  await tx.execute(sql`delete from ${placeNames} where place_id = any(${column("id")}::int[])`)
  await tx.execute(sql`
    insert into ${placeNames} (place_id, name, spelling, is_main, population, country)
    select * from unnest(${all(({ id }) => id)}::int[], ${all(({ spelling }) => placeKey(spelling))}::text[],
      ${all(({ spelling }) => spelling)}::text[], ${all(({ isMain }) => isMain)}::bool[],
      ${all(({ population }) => population)}::int[], ${all(({ country }) => country)}::text[])
    on conflict do nothing`)
  return lines.length
}

/** Words for the type of a region, which people omit from its name. */
const kindsOfRegion =
  /^municipality of | (?:province|county|region|department|district|state|parish|governorate|municipality)$/g

async function nameRegions(tx: Database): Promise<void> {
  const { country, regionCode, region } = places
  const known = await tx
    .select({ country, code: regionCode, region })
    .from(places)
    .where(ne(region, ""))
    .groupBy(country, regionCode, region)
  const rows = known.flatMap(({ country, code, region }) => {
    const full = placeKey(region)
    const names = new Set([full, full.replace(kindsOfRegion, "")])
    return [...names].map((name) => ({ country, code, name, spelling: region }))
  })
  await tx.delete(placeRegions)
  for (let from = 0; from < rows.length; from += batch)
    await tx
      .insert(placeRegions)
      .values(rows.slice(from, from + batch))
      .onConflictDoNothing()
}
