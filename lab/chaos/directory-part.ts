import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import type { ProductProcess } from "../../e2e/product-process.ts"
import type { Act } from "./directory-browser.ts"

export type Round = {
  product: ProductProcess
  db: Database
  /** The cookie of a staff member. */
  staff: string
  /** Counts the acknowledged actions. */
  said: { acts: number }
}

/** One kind of writes: the streams of actions in a round, each in sequence, and the checks at the end. */
export type Part = {
  streams(round: Round): Promise<Act[][]>
  findWrong(db: Database): Promise<Record<string, number>>
}

export async function countOf(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${query}) as wrong`)
  return Number(rows[0]?.n)
}

const mostTries = 20

/** Runs the preparations of a round, with retries: a product that has just started may refuse requests. */
export async function quietly(acts: Act[]): Promise<void> {
  const until = async (act: Act) => {
    for (let tries = 0; !(await act()); tries++) {
      if (tries === mostTries) throw new Error("What comes before a round was not answered")
      await sleep(250)
    }
  }
  await Promise.all(acts.map(until))
}
