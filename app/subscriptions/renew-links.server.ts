import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { type RenewLinks, renewHashes } from "#app/lib/secrets/link-hashes.server.ts"
import { confirmationToken, manageToken } from "./link-tokens.server.ts"

export const renewNewsletterLinks: RenewLinks = async (tx, secrets) => {
  await renewHashes(tx, subscribers, subscribers.confirmationTokenHash, ({ email, requestedAt }) =>
    confirmationToken(secrets, email, requestedAt),
  )
  await renewHashes(tx, subscribers, subscribers.manageTokenHash, ({ email }) => manageToken(secrets, email))
}
