import { createOwnCookie } from "#app/platform/own-cookie.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"

/** How long a person has for the code or the passkey. */
const lifetimeSeconds = 5 * 60

/** Whose password was shown, when, and which password it was: a new one makes the cookie worthless. */
export type ShownPassword = { userId: string; shownAt: number; passwordSince: number }

/** Between the two steps of a sign-in there is no session: this is all a browser has. It opens nothing by itself. */
export function createSecondStepCookie(secrets: Secrets, publicUrl: string) {
  const cookie = createOwnCookie("second-step", {
    secrets,
    publicUrl,
    maxAge: lifetimeSeconds,
    sameSite: "strict",
  })
  return {
    async read(request: Request, now: Date): Promise<ShownPassword | null> {
      const shown: ShownPassword | "" | null = await cookie.parse(request.headers.get("Cookie"))
      if (!shown) return null
      const age = now.getTime() - shown.shownAt
      return age >= 0 && age < lifetimeSeconds * 1000 ? shown : null
    },
    issue: (shown: ShownPassword) => cookie.serialize(shown),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  }
}
