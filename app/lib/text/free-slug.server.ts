import { eq, like, or, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "../db/client.server.ts"

/** Returns the first slug that is free in all `columns`: 'my-shop', then 'my-shop-2'. */
export async function freeSlug(db: Database, base: string, columns: PgColumn[]): Promise<string> {
  const taken: { slug: string }[] = []
  for (const column of columns) {
    const isLike = or(eq(column, base), like(column, `${base}-%`))
    taken.push(
      ...(await db
        .select({ slug: sql<string>`${column}` })
        .from(column.table)
        .where(isLike)),
    )
  }
  return firstFreeSlug(base, taken)
}

/** @param taken rows that may have the slug */
export function firstFreeSlug(base: string, taken: { slug: string | null }[]): string {
  const slugs = new Set(taken.map((row) => row.slug))
  let slug = base
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`
  return slug
}
