import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

/**
 * Token that starts and ends the mails to an address. It is the same in every mail, however old. It is an HMAC of the
 * address under the installation's secret, so each mail can carry it although the database stores only a hash.
 */
export function unsubscribeToken(secrets: Secrets, email: string): string {
  return secrets.mark("town-halls-unsubscribe", email.toLowerCase())
}

export function confirmationLink({ publicUrl, token }: { publicUrl: string; token: string }): string {
  return `${publicUrl}/town-halls/confirm/${token}`
}

export function unsubscribeLink({ publicUrl, token }: { publicUrl: string; token: string }): string {
  return `${publicUrl}/town-halls/unsubscribe/${token}`
}
