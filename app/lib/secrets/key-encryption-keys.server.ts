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

/** Where an installation's locks are: a folder, or what SITE_SECRET and SITE_SECRET_BEFORE say instead. */
export type SecretSource = { dataDir: string; secret?: string | undefined; secretBefore?: string | undefined }

/** 256 random bits. */
export const createSecret = () => randomBytes(32).toString("hex")

/**
 * The secrets that lock an installation's ring in the database (keyring.server.ts), the newest first; until there is a ring, the
 * last of them is the installation's only secret. They stand in `<dataDir>/secret`, a line for each, made on the first start and
 * readable by the owner alone. Instances that share no folder share a given one.
 *
 * @throws Error when both are there and differ: what the one has signed and sealed, the other could not open
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
      // A link, not a rename: of two processes that start together, the second keeps the first one's secret.
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
 * Puts a new lock before those of the data folder. They stay: the ring may be locked with one of them until it is written anew, and
 * rings of backups are.
 */
export function addKeyEncryptionKey(place: SecretSource): string {
  const file = path.join(place.dataDir, "secret")
  const lock = createSecret()
  const draft = writeDraft(file, [lock, ...readKeyEncryptionKeys(place)])
  // Also when somebody else than the site's own user runs the command.
  const { uid, gid } = statSync(file)
  chownSync(draft, uid, gid)
  renameSync(draft, file)
  return lock
}

function writeDraft(file: string, locks: string[]): string {
  // Not the process id: in containers that share a folder, everybody has the same.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${locks.join("\n")}\n`, { mode: 0o600, flush: true })
  return draft
}

/** What an installation signs with that has never changed its secret. */
export function loadSecrets(dataDir: string, given?: string): Secrets {
  return deriveSecrets(readKeyEncryptionKeys({ dataDir, secret: given }).at(-1) ?? "")
}
