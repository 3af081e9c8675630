import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto"

/** Keys derived from the secrets of the installation, one for each purpose, so that none can replace another (docs/decisions/staff-access.md). */
export type Secrets = {
  /** For data that is sent out and returned: links, cookies, forms. */
  sign(purpose: string, text: string): string
  /** Also accepts signatures by a former secret that is still valid. */
  verify(purpose: string, text: string, signature: string): boolean
  /** The signatures that `verify` accepts, the one of `sign` first. */
  signatures(purpose: string, text: string): string[]
  /**
   * An HMAC pseudonym, for data that is stored or compared later: unchanged when the secret is changed, unless a secret has
   * leaked. Not for data that only has to be returned to us: use `sign`.
   */
  mark(purpose: string, text: string): string
  isMark(purpose: string, text: string, given: string): boolean
  /** A pseudonym of a person in lists that stay valid through every change of the secret. */
  markPerson(email: string): string
  /** Encrypts data for the database. @param owner its owner; it cannot be decrypted for another one */
  seal(purpose: string, owner: string, text: string): string
  /** @returns null if it was encrypted for another purpose or owner, with another secret, or is damaged */
  open(purpose: string, owner: string, sealed: string): string | null
}

/** AES-256-GCM: 96 random bits for each encryption, a tag of 128 bits. */
const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** Returns all keys of a single secret: for an installation that has never changed it, and for tests. */
export const deriveSecrets = (secret: string): Secrets => secretsOf(keyringOf(secret), new Date(0))

/** The secrets of an installation. */
export type Keyring = {
  /** Signs and encrypts. */
  current: string
  /** Signatures by a former secret are accepted until then; it decrypts as long as it is listed here. */
  former: { secret: string; until: Date }[]
  /** For `mark`: the first secret after the last leak. */
  marks: string
  /** For `markPerson`: the very first secret. */
  persons: string
}

export const keyringOf = (secret: string): Keyring => ({
  ...{ current: secret, former: [] },
  ...{ marks: secret, persons: secret },
})

/** @throws Error for a secret that is too short */
export function secretsOf(ring: Keyring, now: Date): Secrets {
  const current = keysOf(ring.current)
  const keysOfFormer = (former: Keyring["former"]) => former.map(({ secret }) => keysOf(secret))
  const accepted = [current, ...keysOfFormer(ring.former.filter(({ until }) => now < until))]
  // An instance that had not yet learned of the new secret may have encrypted with the former one.
  const opening = [current, ...keysOfFormer(ring.former)]
  const marks = keysOf(ring.marks)
  const persons = keysOf(ring.persons)
  const signatures = (purpose: string, text: string) => accepted.map((key) => hmac(key, purpose, text))
  return {
    signatures,
    sign: (purpose, text) => hmac(current, purpose, text),
    verify: (purpose, text, signature) =>
      signatures(purpose, text).some((expected) => isEqual(expected, signature)),
    mark: (purpose, text) => hmac(marks, purpose, text),
    isMark: (purpose, text, given) => isEqual(hmac(marks, purpose, text), given),
    markPerson: (email) => hmac(persons, "person", email.toLowerCase()),
    seal: (purpose, owner, text) => seal(current(`seal ${purpose}`), owner, text),
    open(purpose, owner, sealed) {
      for (const key of opening) {
        const text = open(key(`seal ${purpose}`), owner, sealed)
        if (text !== null) return text
      }
      return null
    },
  }
}

type Keys = (purpose: string) => Buffer

function keysOf(secret: string): Keys {
  if (secret.length < 32) throw new Error("The secret file of the data folder is damaged: it is too short.")
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    const derived = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))
    keys.set(purpose, derived)
    return derived
  }
}

const hmac = (key: Keys, purpose: string, text: string) =>
  createHmac("sha256", key(purpose)).update(text).digest("base64url")

function isEqual(one: string, other: string): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(other)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function seal(key: Buffer, owner: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([sealing.update(text, "utf8"), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), hidden]).toString("base64url")
}

function open(key: Buffer, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  if (bytes.length < ivBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString()
  } catch {
    return null
  }
}

/** 192 random bits for a link that grants access by itself, such as an applicant's status page. */
export function createLinkToken(): string {
  return randomBytes(24).toString("base64url")
}

/** Returns the hash of a link token for the database, so that a leaked backup opens no page. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
