import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

// The tokens are made of the address under the installation's secret, not of random bytes: a later mail can then carry
// the same link as an earlier one, although the database keeps hashes only, and no stranger who enters an address once
// more breaks the links its owner has. 256 bits, which nobody without the secret can guess.

/** For the one who reads the mail: confirms this request, and no other one of the same address. */
export function confirmationToken(secrets: Secrets, email: string, requestedAt: Date): string {
  return secrets.mark("newsletter-confirm", `${requestedAt.toISOString()} ${email.toLowerCase()}`)
}

/** Changes or ends the subscription of an address; the same in every newsletter, however old. */
export function manageToken(secrets: Secrets, email: string): string {
  return secrets.mark("newsletter-manage", email.toLowerCase())
}

/** 'a…@example.org': enough for its owner. A link may be forwarded, and must not give the address away. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`
}
