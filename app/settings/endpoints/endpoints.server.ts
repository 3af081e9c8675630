import { and, eq, inArray, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainEndpoints } from "#app/lib/db/schema.ts"
import { networks } from "#app/payments/chain/options.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { tellOfEndpoints } from "../settings-mails.server.ts"
import type { SaveOutcome } from "../stored-setting.server.ts"
import type { Endpoints } from "./read-endpoints.ts"

/** @property version to pass to `changeEndpoints`, for optimistic locking */
export async function findEndpoints(db: Database): Promise<{ endpoints: Endpoints; version: string }> {
  const rows = await db
    .select({ id: chainEndpoints.id, network: chainEndpoints.network, url: chainEndpoints.url })
    .from(chainEndpoints)
    .orderBy(chainEndpoints.id)
  const of = (wanted: string) => rows.filter(({ network }) => network === wanted).map(({ url }) => url)
  return { endpoints: { l1: of("l1"), l2: of("l2") }, version: rows.map(({ id }) => id).join(".") }
}

/**
 * Replaces the endpoints, based on the version that the person saw. Unchanged endpoints keep their last
 * answers. Mails all administrators, since the endpoints determine what the site shows about a chain.
 */
export function changeEndpoints(
  db: Database,
  wanted: Endpoints,
  {
    version,
    by,
    publicUrl,
    now,
  }: { version: string; by: { id: string; name: string }; publicUrl: string; now: Date },
): Promise<SaveOutcome> {
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chain-endpoints'))`)
    const { endpoints: before, version: current } = await findEndpoints(tx)
    if (current !== version) return { kind: "changed-meanwhile" }
    const differences = []
    for (const network of networks) {
      const gone = before[network].filter((url) => !wanted[network].includes(url))
      const added = wanted[network].filter((url) => !before[network].includes(url))
      if (gone.length + added.length === 0) continue
      if (gone.length > 0)
        await tx
          .delete(chainEndpoints)
          .where(and(eq(chainEndpoints.network, network), inArray(chainEndpoints.url, gone)))
      if (added.length > 0)
        await tx.insert(chainEndpoints).values(added.map((url) => ({ network, url, addedAt: now })))
      const change = {
        before: before[network].join("\n") || null,
        after: wanted[network].join("\n") || null,
      }
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action: "settings.endpoints-changed",
        subjectType: "setting",
        subjectId: "endpoints",
        details: { network, ...change },
      })
      differences.push({ label: adminSettings.endpoints.fields[network], ...change })
    }
    if (differences.length > 0) await tellOfEndpoints(tx, differences, { by, publicUrl, now })
    return { kind: "saved" }
  })
}
