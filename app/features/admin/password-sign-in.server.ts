import { drizzleAdapter } from "better-auth/adapters/drizzle"
import { isAPIError } from "better-auth/api"
import { betterAuth } from "better-auth/minimal"
import type { Database } from "#app/db/client.server.ts"
import { accounts, sessions, users, verifications } from "#app/db/schema.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import type { Credentials } from "./credentials.server.ts"
import { passwordLength } from "./options.ts"
import type { PasswordHasher } from "./password-hash.server.ts"
import { absoluteSeconds } from "./sessions.server.ts"

/**
 * better-auth, cut down to one thing: e-mail address and password in, the token of a new session out, or null. Its HTTP
 * handler is mounted nowhere, so no endpoint of it exists. An unknown account costs the same hash as a wrong password.
 */
export function createPasswordSignIn(
  parts: { db: Database; secrets: Secrets; publicUrl: string },
  hasher: PasswordHasher,
): (credentials: Credentials) => Promise<string | null> {
  const { api } = betterAuth({
    database: drizzleAdapter(parts.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    baseURL: parts.publicUrl,
    // `secrets`, because a BETTER_AUTH_SECRETS in the environment would win over `secret`. It signs cookies that are
    // thrown away.
    secrets: [{ version: 1, value: parts.secrets.sign("cookie", "better-auth") }],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: hasher,
    },
    // Counted by the system's clock until startSession writes the product's.
    session: { expiresIn: absoluteSeconds, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It prints e-mail addresses, and failed queries with their values. What it throws is logged by us.
    logger: { disabled: true },
  })

  return async ({ email, password }) => {
    try {
      // Without the request's headers: a session needs no address and no browser's name.
      const { token } = await api.signInEmail({ body: { email, password } })
      return token
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) return null
      throw error
    }
  }
}
