import { sql } from "drizzle-orm"
import type { AppServices } from "./services.ts"

/** For `/livez`: 200 as long as the process answers. */
export const isLive = () => Response.json({ status: "ok" })

/** For `/readyz`: 200 when the instance may receive traffic, 503 while it starts or drains or its database is unavailable. */
export async function isReady({ db, lifecycle }: AppServices): Promise<Response> {
  const notYet = (status: string) => Response.json({ status }, { status: 503 })
  // The first administrator is created after the port is opened; sign-in must work before traffic arrives.
  if (lifecycle.starting) return notYet("starting")
  if (lifecycle.draining) return notYet("draining")
  try {
    // Migrations have already run: they run before the port is opened.
    await db.execute(sql`select 1`)
    return Response.json({ status: "ok" })
  } catch {
    return notYet("database unavailable")
  }
}
