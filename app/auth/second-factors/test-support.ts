import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto"
import { codeOfStep, stepAt } from "./totp.server.ts"

/** The current code of an authenticator app. */
export function codeAt(secret: string, now: Date): string {
  return codeOfStep(secret, stepAt(now))
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest()

/** The subset of CBOR (RFC 8949) needed for passkeys: maps, byte strings, text and small integers. */
function cbor(value: Map<number | string, unknown> | Buffer | string | number): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : size < 256
        ? Buffer.from([(type << 5) | 24, size])
        : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)])
  return Buffer.concat([head(5, value.size), ...entries])
}

type Options = { challenge: string }

/** A passkey in software (ES256), with errors that tests can switch on. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString("base64url")
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  readonly #origin: string
  /** Signature counter of the authenticator. */
  counter = 0
  /** Whether the user was verified by fingerprint, face or PIN. */
  verifiesUser = true

  constructor(origin: string) {
    this.#origin = origin
  }

  #clientData(type: "webauthn.create" | "webauthn.get", { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authenticatorData(attested: Buffer = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (this.verifiesUser ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter, attested])
  }

  /** The answer to registration options, as JSON. */
  create(options: Options): string {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" })
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    )
    const id = Buffer.from(this.id, "base64url")
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", this.#authenticatorData(attested)],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", options).toString("base64url"),
      attestationObject: cbor(attestation).toString("base64url"),
      transports: ["internal"],
    })
  }

  /** The answer to assertion options, as JSON. */
  get(options: Options): string {
    this.counter++
    const clientData = this.#clientData("webauthn.get", options)
    const data = this.#authenticatorData()
    const signature = createSign("sha256")
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    })
  }

  #answer(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      response,
    })
  }
}
