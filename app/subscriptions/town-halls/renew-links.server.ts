import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { type RenewLinks, renewHashes } from "#app/lib/secrets/link-hashes.server.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

export const renewTownHallLinks: RenewLinks = (tx, secrets) =>
  renewHashes(tx, subscribers, subscribers.manageTokenHash, ({ email }) => unsubscribeToken(secrets, email))
