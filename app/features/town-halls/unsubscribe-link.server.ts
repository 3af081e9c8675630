import type { Secrets } from "#app/platform/secrets.server.ts"

/**
 * Ends the subscription of an address; the same in every mail, however old. It is made of the address under the
 * installation's secret, so that each mail can carry it although the database keeps a hash only.
 */
export function unsubscribeToken(secrets: Secrets, email: string): string {
  return secrets.sign("town-halls-unsubscribe", email.toLowerCase())
}

export function unsubscribeLink({ publicUrl, token }: { publicUrl: string; token: string }): string {
  return `${publicUrl}/town-halls/unsubscribe/${token}`
}
