import { sql } from "drizzle-orm"
import type { AppServices } from "./services.ts"

/** For `/livez`: the process answers. */
export const isLive = () => Response.json({ status: "ok" })

/** For `/readyz`: it may be sent visitors; not while it drains or its database is away. */
export async function isReady({ db, lifecycle }: AppServices): Promise<Response> {
  const notYet = (status: string) => Response.json({ status }, { status: 503 })
  // Whoever may sign in has to be able to: the first administrator is made after the port was opened.
  if (lifecycle.starting) return notYet("starting")
  if (lifecycle.draining) return notYet("draining")
  try {
    // Migrations ran before the port was opened.
    await db.execute(sql`select 1`)
    return Response.json({ status: "ok" })
  } catch {
    return notYet("database unavailable")
  }
}
