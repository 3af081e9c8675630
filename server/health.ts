import { sql } from "drizzle-orm"
import { Hono } from "hono"
import type { ShellEnv } from "./request-context.ts"
import type { AppServices } from "./services.ts"

/** `/livez`: the process answers. `/readyz`: it may be sent visitors; not while it drains or its database is away. */
export function health({ db, lifecycle }: AppServices): Hono<ShellEnv> {
  return new Hono<ShellEnv>()
    .get("/livez", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      // Whoever may sign in has to be able to: the first administrator is made after the port was opened.
      if (lifecycle.starting) return c.json({ status: "starting" }, 503)
      if (lifecycle.draining) return c.json({ status: "draining" }, 503)
      try {
        // Migrations ran before the port was opened.
        await db.execute(sql`select 1`)
        return c.json({ status: "ok" })
      } catch {
        return c.json({ status: "database unavailable" }, 503)
      }
    })
}
