import { hasAdmin } from "#app/auth/accounts/accounts.server.ts"
import { passwordLength } from "#app/auth/passwords/options.ts"
import { type CreateOutcome, createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { createSetupLink } from "#app/auth/sign-in/setup-links.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { format } from "#app/lib/text/format.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { startContent } from "#content/en/start.ts"
import type { Config } from "./config.ts"

type Parts = {
  config: Pick<Config, "publicUrl" | "publicUrlIsSet" | "firstAdmin">
  db: Database
  clock: Clock
}

const words = startContent.firstAdmin
const nextLine = `\n${" ".repeat(15)}`

/**
 * Creates the first administrator from the environment. Without ADMIN_EMAIL, or when the account is rejected, creates a setup
 * link.
 *
 * @returns the text of the start screen that says how to sign in
 */
export async function prepareFirstAdmin({ config, db, clock }: Parts, port: number): Promise<string> {
  const origin = config.publicUrlIsSet ? config.publicUrl : `http://localhost:${port}`
  const login = `${origin}/admin/login`
  if (await hasAdmin(db)) return login
  const made = config.firstAdmin && (await createAdmin(db, config.firstAdmin, clock()))
  // When several instances start together, one of them creates the account.
  if (made?.kind === "created" || (made && (await hasAdmin(db)))) return login
  const link = await createSetupLink(db, origin, clock())
  return [made && whyNot(made), words.none, link].filter(Boolean).join(nextLine)
}

function whyNot(outcome: Exclude<CreateOutcome, { kind: "created" }>): string {
  switch (outcome.kind) {
    case "invalid":
      return outcome.errors.email ? words.email : format(words.password, passwordLength)
    case "email-taken":
      return words.emailTaken
    case "busy":
      return words.busy
  }
}
