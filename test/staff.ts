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
/** A slow hash by design, so it is made once. */
let passwordHash: Promise<string | null> | undefined

/**
 * A browser in which an administrator has signed in by the password, and has opened nothing yet. The session is opened
 * as the form opens it: what the form itself does is tested once, and not before each test of the back office.
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
    // Ada, Grace: what readers see above the articles that they write.
    const displayName = email.replace(/^(.)([^@.]*).*$/, (_, first, rest) => first.toUpperCase() + rest)
    await tx.update(users).set({ displayName }).where(eq(users.id, admin.id))
    return openStaffSession(tx, admin, { via: "password" }, attempt)
  })
  return new Browser(app).keep(cookies)
}

/** The same by the form, as a person does it. */
export async function logIn(app: TestApp, email: string, password = staffPassword): Promise<Browser> {
  const browser = await new Browser(app).open("/admin/login")
  return browser.fill({ email, password }).press("Log In")
}

/** The clock of a test goes back to where each begins; a session that was seen later than now would be over. */
export async function startAt(app: TestApp, moment: Date): Promise<void> {
  app.now = moment
  await app.db.update(sessions).set({ lastSeenAt: moment })
}

/** The businesses in the table of applications, as it lists them. */
export function listed(browser: Browser): string[] {
  return elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/merchants\/\d+(\?(?!.*reject=)|$)/.test(link.attributes.href ?? ""))
    .map(textOf)
}
