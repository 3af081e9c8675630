import { randomBytes, randomUUID } from "node:crypto"
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { deriveSecrets, type Secrets } from "./secrets.server.ts"

/** The source of an installation's key-encryption keys: a folder, or SITE_SECRET and SITE_SECRET_BEFORE. */
export type SecretSource = { dataDir: string; secret?: string | undefined; secretBefore?: string | undefined }

/** 256 random bits. */
export const createSecret = () => randomBytes(32).toString("hex")

/**
 * Returns the key-encryption keys of the installation's keyring in the database (keyring.server.ts), the newest first; until
 * there is a keyring, the last of them is the installation's only secret. They are stored in `<dataDir>/secret`, one per line,
 * created at the first start and readable only by the owner. Instances without a shared folder share a secret given by
 * SITE_SECRET.
 *
 * @throws Error if both exist and differ: one could not verify or decrypt what the other has signed or encrypted
 */
export function readKeyEncryptionKeys({ dataDir, secret: given, secretBefore }: SecretSource): string[] {
  const file = path.join(dataDir, "secret")
  const lines = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
  if (given) {
    if (existsSync(file) && lines()[0] !== given)
      throw new Error(
        `SITE_SECRET is not the secret in ${file}. To keep sessions, links and second steps, set it to what the file says. To start over with the new one, take the file away.`,
      )
    return secretBefore ? [given, secretBefore] : [given]
  }
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const draft = writeDraft(file, [createSecret()])
    try {
      // A link, not a rename: of two processes that start together, the second uses the first one's secret.
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return lines()
}

/**
 * Adds a new key-encryption key before those of the data folder. The old ones stay: the keyring may be encrypted with one of
 * them until it is saved again, and keyrings in backups are.
 */
export function addKeyEncryptionKey(place: SecretSource): string {
  const file = path.join(place.dataDir, "secret")
  const lock = createSecret()
  const draft = writeDraft(file, [lock, ...readKeyEncryptionKeys(place)])
  // Keeps the owner of the file if another user than the site's own runs the command.
  const { uid, gid } = statSync(file)
  chownSync(draft, uid, gid)
  renameSync(draft, file)
  return lock
}

function writeDraft(file: string, locks: string[]): string {
  // Not the process id: containers that share a folder may all have the same.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${locks.join("\n")}\n`, { mode: 0o600, flush: true })
  return draft
}

/** Returns the secrets of an installation that has never changed its secret. */
export function loadSecrets(dataDir: string, given?: string): Secrets {
  return deriveSecrets(readKeyEncryptionKeys({ dataDir, secret: given }).at(-1) ?? "")
}
