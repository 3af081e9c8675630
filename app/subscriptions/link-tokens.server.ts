import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

// Tokens are HMACs of the address under the installation's secret, not random bytes. So a later mail can carry the same
// link although the database stores only hashes, and a request made by someone else does not break the owner's links.
// Tokens have 256 bits and cannot be guessed without the secret.

/** Token that confirms this request only, not another request of the same address. */
export function confirmationToken(secrets: Secrets, email: string, requestedAt: Date): string {
  return secrets.mark("newsletter-confirm", `${requestedAt.toISOString()} ${email.toLowerCase()}`)
}

/** Token to change or end a subscription. It is the same in every newsletter, however old. */
export function manageToken(secrets: Secrets, email: string): string {
  return secrets.mark("newsletter-manage", email.toLowerCase())
}

/** 'a…@example.org': enough for the owner to recognize. A link may be forwarded, and must not reveal the address. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`
}
