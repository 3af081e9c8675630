import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import { adminMail } from "#content/en/admin-mail.ts"
import { maskSecrets } from "./mask-secrets.ts"

const { mask } = adminMail
const base = "https://guap.example"

let drawn = 0
/** Deterministic: about one in a hundred thousand random twelve-byte tokens spells words. */
const bytes = (size: number) => createHash("sha256").update(`token ${drawn++}`).digest().subarray(0, size)

/** Tokens in our formats and in those of other products. */
const tokens = {
  base64url: () => bytes(32).toString("base64url"),
  hex: () => bytes(32).toString("hex"),
  short: () => bytes(12).toString("base64url"),
  uuid: () =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
  signed: () => `${bytes(9).toString("base64url")}.${bytes(32).toString("base64url")}`,
  numbered: () => `7-${bytes(16).toString("hex")}`,
}

describe.each(Object.entries(tokens))("a token in %s", (_, make) => {
  test.each([
    (token: string) => `${base}/merchant-register/status/${token}`,
    (token: string) => `Open ${base}/newsletter/confirm/${token}.`,
    (token: string) => `(${base}/admin/password-reset/${token}), then`,
    (token: string) => `<${base}/town-halls/unsubscribe?token=${token}&a=b>`,
    (token: string) => `${base}/page#${token}`,
    (token: string) => `HTTPS://GUAP.EXAMPLE/x/${token}/more`,
    (token: string) => `https://ada:${token}@guap.example/x`,
  ])("it is masked in each link", (text) => {
    for (let times = 0; times < 200; times++) {
      const token = make()
      const masked = maskSecrets(text(token))
      expect(masked).not.toContain(token)
      expect(masked).toContain(mask)
    }
  })
})

test("a token outside of a link is masked as well", () => {
  const token = tokens.base64url()
  expect(maskSecrets(`Your code: ${token}`)).toBe(`Your code: ${mask}`)
})

test.each([
  "Your business is listed: https://guap.example/merchant-directory/oyo-kitchen-2",
  "https://guap.example/admin/merchants/1234",
  "https://guap.example/blog/how-my-sister-opened-a-bakery-in-accra-with-her-first-savings",
  "https://guap.example/events?kind=town-hall#next",
  "https://guap.example.",
  "Pay 0x52908400098527886E0F7030069857D2E4169EE7 only.",
  "-----------------------------------------------------",
  "Write to ade@example.org, or call +1 404 555 0134.",
])("%s stays readable", (text) => {
  expect(maskSecrets(text)).toBe(text)
})

test("masking masked text changes nothing", () => {
  for (const text of [
    `${base}/status/${tokens.hex()}`,
    `(${base}/status/${tokens.hex()}).`,
    `${base}/x?token=${tokens.short()}]`,
  ]) {
    const once = maskSecrets(text)
    expect(once).toContain(mask)
    expect(maskSecrets(once)).toBe(once)
  }
})
