import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto"

/** Keys derived from the secrets of the installation, each for one purpose, so that none can stand in for another (decision 63). */
export type Secrets = {
  /** For what goes out and comes back: links, cookies, forms. */
  sign(purpose: string, text: string): string
  /** Also what was signed with a former secret that is accepted still. */
  verify(purpose: string, text: string, signature: string): boolean
  /** What `verify` accepts, the one of `sign` first. */
  signatures(purpose: string, text: string): string[]
  /**
   * For what the database keeps or compares later: it stays the same when the secret is changed, until one has leaked. Never
   * for what only has to come back.
   */
  mark(purpose: string, text: string): string
  isMark(purpose: string, text: string, given: string): boolean
  /** Names a person in lists that outlive every change of the secret. */
  markPerson(email: string): string
  /** Encrypts what the database keeps but may not tell by itself. @param owner whose it is; no other one can open it */
  seal(purpose: string, owner: string, text: string): string
  /** @returns null when it was sealed for something else, with another secret, or is damaged */
  open(purpose: string, owner: string, sealed: string): string | null
}

/** AES-256-GCM: 96 random bits for each sealing, 128 bits of proof. */
const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** Everything of one secret: an installation that has never changed it, and tests. */
export const deriveSecrets = (secret: string): Secrets => secretsOf(keyringOf(secret), new Date(0))

/** The secrets of an installation. */
export type Keyring = {
  /** Signs and seals. */
  current: string
  /** What they have signed is accepted until then; what they have sealed can be opened for as long as they stand here. */
  former: { secret: string; until: Date }[]
  /** Of `mark`: the first one after the last leak. */
  marks: string
  /** Of `markPerson`: the first one of all. */
  persons: string
}

export const keyringOf = (secret: string): Keyring => ({
  ...{ current: secret, former: [] },
  ...{ marks: secret, persons: secret },
})

/** @throws Error for a secret that is too short to be one */
export function secretsOf(ring: Keyring, now: Date): Secrets {
  const current = keysOf(ring.current)
  const keysOfFormer = (former: Keyring["former"]) => former.map(({ secret }) => keysOf(secret))
  const accepted = [current, ...keysOfFormer(ring.former.filter(({ until }) => now < until))]
  // An instance that had not learned of the new secret yet may have sealed with the former one.
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

/** 192 random bits for a link that is itself the permission, such as an applicant's state page. */
export function createLinkToken(): string {
  return randomBytes(24).toString("base64url")
}

/** What the database keeps of a link token: reading a backup must not open anybody's page. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
