import { townHallSubscribers as subscribers } from "#app/db/schema.ts"
import { type RenewLinks, renewHashes } from "#app/platform/link-hashes.server.ts"
import { unsubscribeToken } from "./unsubscribe-link.server.ts"

export const renewTownHallLinks: RenewLinks = (tx, secrets) =>
  renewHashes(tx, subscribers, subscribers.manageTokenHash, ({ email }) => unsubscribeToken(secrets, email))
