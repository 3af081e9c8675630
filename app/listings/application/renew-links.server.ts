import { applications } from "#app/lib/db/schema.ts"
import { type RenewLinks, renewHashes } from "#app/lib/secrets/link-hashes.server.ts"
import { stateTokenOf } from "./state-link.server.ts"

export const renewStateLinks: RenewLinks = (tx, secrets) =>
  renewHashes(tx, applications, applications.stateTokenHash, ({ submissionKey }) =>
    stateTokenOf(secrets, submissionKey),
  )
