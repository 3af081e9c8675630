import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { idempotencyKey } from "#app/lib/form/idempotency-key.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { isClaimed } from "../owners/open-claims.server.ts"
import { submitClaim } from "./claims.server.ts"

const mailboxSchema = z.object({ email: z.email().max(254) })

/** The refused form. */
export type MailboxState = { email: string; error?: string }

export type MailboxAnswer =
  | { kind: "sent" }
  | { kind: "form"; state: MailboxState }
  /** The listing has an open claim. */
  | { kind: "claimed" }
  | { kind: "not-found" }

/**
 * Handles an owner's request for another mailbox: a claim to which the owner on file has agreed by opening the page. The new
 * mailbox confirms itself, the old one is mailed, and staff decide.
 */
export async function handleMailbox(
  db: Database,
  { id, slug, ownerEmail }: Pick<Listing, "id" | "slug" | "ownerEmail">,
  form: FormData,
  site: SiteNow,
): Promise<MailboxAnswer> {
  const words = listingClaims.mailbox
  const values = readValues(mailboxSchema, form)
  const refuse = (error: string): MailboxAnswer => ({ kind: "form", state: { email: values.email, error } })
  const { data, errors } = checkValues(mailboxSchema, values)
  if (!data) return refuse(values.email ? (errors?.email ?? words.required) : words.required)
  if (data.email.toLowerCase() === ownerEmail?.toLowerCase()) return refuse(words.same)
  if (await isClaimed(db, id, site.now)) return { kind: "claimed" }
  const key = idempotencyKey("", ["moved", id])
  const { kind } = await submitClaim(
    db,
    slug,
    { email: data.email, situation: "moved" },
    { ...site, key, network: null },
  )
  if (kind === "no-mail") return refuse(words.tooMany)
  return { kind: kind === "accepted" ? "sent" : "not-found" }
}
