import { eq } from "drizzle-orm"
import { findAccount } from "#app/auth/accounts/accounts.server.ts"
import { hashPassword } from "#app/auth/passwords/password-hash.server.ts"
import { insertAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { openStaffSession } from "#app/auth/sign-in/open-session.server.ts"
import { sessions, users } from "#app/lib/db/schema.ts"
import { origin, type TestApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

const staffPassword = "woven gold on dark cloth"
/** Hashing is slow by design, so the hash is computed once. */
let passwordHash: Promise<string | null> | undefined

/**
 * Returns a browser signed in as an administrator by password, with no page open. The session is created the same way the form
 * creates it; the form itself has its own tests.
 */
export async function signIn(app: TestApp, email = "ada@example.org"): Promise<Browser> {
  const { now, db } = app
  passwordHash ??= hashPassword(staffPassword)
  const hash = await passwordHash
  if (hash === null) throw new Error("No password was hashed")
  const { publicUrl, secrets } = app.services
  const attempt = { request: new Request(origin), limitGroup: "", publicUrl, secrets, now }
  const cookies = await db.transaction(async (tx) => {
    const created = await insertAdmin(tx, { email, passwordHash: hash, via: "environment" }, now)
    const admin = created ?? (await findAccount(tx, { email }))
    if (!admin) throw new Error(`There is no account ${email}`)
    // Ada, Grace: the display name that readers see above an article.
    const displayName = email.replace(/^(.)([^@.]*).*$/, (_, first, rest) => first.toUpperCase() + rest)
    await tx.update(users).set({ displayName }).where(eq(users.id, admin.id))
    return openStaffSession(tx, admin, { via: "password" }, attempt)
  })
  return new Browser(app).keep(cookies)
}

/** Signs in through the form, as a person does. */
export async function logIn(app: TestApp, email: string, password = staffPassword): Promise<Browser> {
  const browser = await new Browser(app).open("/admin/login")
  return browser.fill({ email, password }).press("Log In")
}

/** Resets the clock to where each test begins. A session that was last seen later than "now" would be over. */
export async function startAt(app: TestApp, moment: Date): Promise<void> {
  app.now = moment
  await app.db.update(sessions).set({ lastSeenAt: moment })
}

/** The business names in the table of applications, in the order shown. */
export function listed(browser: Browser): string[] {
  return elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/merchants\/\d+(\?(?!.*reject=)|$)/.test(link.attributes.href ?? ""))
    .map(textOf)
}
