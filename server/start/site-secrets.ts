import type { Database } from "#app/lib/db/client.server.ts"
import { readKeyEncryptionKeys, type SecretSource } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { readKeyring } from "#app/lib/secrets/keyring.server.ts"
import { deriveSecrets, type Secrets, secretsOf } from "#app/lib/secrets/secrets.server.ts"

export type SiteSecrets = {
  /** The secrets as last learned. Until then: the secrets of a site that has never changed them. */
  secrets: Secrets
  /**
   * Reads the secrets from the database: another process may have changed them.
   *
   * @returns whether they could be opened; if not, the previous ones stay in use
   */
  learn(db: Database, now: Date): Promise<boolean>
}

/** @param place read again each time the secrets are learned */
export function openSecrets(place: SecretSource): SiteSecrets {
  let known = deriveSecrets(readKeyEncryptionKeys(place).at(-1) ?? "")
  let asked = 0
  let taken = 0
  return {
    secrets: followSecrets(() => known),
    async learn(db, now) {
      const turn = ++asked
      const found = await readKeyring(db, readKeyEncryptionKeys(place))
      if (found.kind === "closed") return false
      // Calls may overlap: an earlier call that ends later may hold the state before a change.
      if (turn > taken) {
        taken = turn
        known = secretsOf(found.ring, now)
      }
      return true
    },
  }
}

function followSecrets(now: () => Secrets): Secrets {
  return {
    sign: (...given) => now().sign(...given),
    verify: (...given) => now().verify(...given),
    signatures: (...given) => now().signatures(...given),
    mark: (...given) => now().mark(...given),
    isMark: (...given) => now().isMark(...given),
    markPerson: (...given) => now().markPerson(...given),
    seal: (...given) => now().seal(...given),
    open: (...given) => now().open(...given),
  }
}
