import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Keys derived from the one secret of the installation, each for one purpose, so that none can stand in for another. */
export type Secrets = {
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
  /** Encrypts what the database keeps but may not tell by itself. @param owner whose it is; no other one can open it */
  seal(purpose: string, owner: string, text: string): string
  /** @returns null when it was sealed for something else, with another secret, or is damaged */
  open(purpose: string, owner: string, sealed: string): string | null
}

/** AES-256-GCM: 96 random bits for each sealing, 128 bits of proof. */
const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/**
 * Reads `<dataDir>/secret`, made on the first start: 32 random bytes, readable by the owner alone. Instances that share
 * no folder share a given secret.
 *
 * @param given SITE_SECRET, instead of the file
 * @throws Error when both are there and differ: what the one has signed and sealed, the other could not open
 */
export function loadSecrets(dataDir: string, given?: string): Secrets {
  const file = path.join(dataDir, "secret")
  if (given) {
    if (existsSync(file) && readFileSync(file, "utf8").trim() !== given)
      throw new Error(
        `SITE_SECRET is not the secret in ${file}. To keep sessions, links and second steps, set it to what the file says. To start over with the new one, take the file away.`,
      )
    return deriveSecrets(given)
  }
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    // Not the process id: in containers that share a folder, everybody has the same.
    const draft = `${file}.${randomUUID()}`
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 })
    try {
      // A link, not a rename: of two processes that start together, the second keeps the first one's secret.
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return deriveSecrets(readFileSync(file, "utf8").trim())
}

export function deriveSecrets(master: string): Secrets {
  if (master.length < 32) throw new Error("The secret file of the data folder is damaged: it is too short.")
  const keys = new Map<string, Buffer>()
  const key = (purpose: string) => {
    const derived = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", master, "", purpose, 32))
    keys.set(purpose, derived)
    return derived
  }
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", key(purpose)).update(text).digest("base64url")
  return {
    sign,
    verify(purpose, text, signature) {
      const expected = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    seal(purpose, owner, text) {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key(`seal ${purpose}`), iv).setAAD(Buffer.from(owner))
      const hidden = Buffer.concat([sealing.update(text, "utf8"), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), hidden]).toString("base64url")
    },
    open(purpose, owner, sealed) {
      const bytes = Buffer.from(sealed, "base64url")
      if (bytes.length < ivBytes + tagBytes) return null
      const opening = createDecipheriv(cipher, key(`seal ${purpose}`), bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
      } catch {
        return null
      }
    },
  }
}

/** 192 random bits for a link that is itself the permission, such as an applicant's state page. */
export function createLinkToken(): string {
  return randomBytes(24).toString("base64url")
}

/** What the database keeps of a link token: reading a backup must not open anybody's page. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
