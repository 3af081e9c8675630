import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import type { ProductProcess } from "../../e2e/product-process.ts"
import type { Act } from "./directory-browser.ts"

export type Round = {
  product: ProductProcess
  db: Database
  /** The cookie of a member of the staff. */
  staff: string
  /** Counts what was acknowledged. */
  said: { acts: number }
}

/** One kind of writes: who acts in a round, each of them one act after the other, and what must not be at the end. */
export type Part = {
  streams(round: Round): Promise<Act[][]>
  findWrong(db: Database): Promise<Record<string, number>>
}

export async function countOf(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${query}) as wrong`)
  return Number(rows[0]?.n)
}

const mostTries = 20

/** Does what has to be there before a round. A product that has just started may ask for patience. */
export async function quietly(acts: Act[]): Promise<void> {
  const until = async (act: Act) => {
    for (let tries = 0; !(await act()); tries++) {
      if (tries === mostTries) throw new Error("What comes before a round was not answered")
      await sleep(250)
    }
  }
  await Promise.all(acts.map(until))
}
