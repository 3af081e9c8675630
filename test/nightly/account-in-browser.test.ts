import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { auditLog, sessions, users } from "#app/lib/db/schema.ts"
import {
  axe,
  hydrated,
  picture,
  sendPassword,
  signInByPassword,
  until,
  useBrowser,
  useProduct,
} from "#e2e/harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

/** Creates an administrator for one test, because each journey leaves the account changed. */
async function newAccount(name: string) {
  const account = { email: `${name}@example.org`, password: "a cloth of many colors" }
  await product.database((db) => createAdmin(db, account, new Date()))
  return account
}

async function look(page: Page, name: string): Promise<void> {
  await hydrated(page)
  expect(await axe(page), name).toEqual([])
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await picture(page, name)
}

/** The code of the next time step, which an authenticator with a fast clock already shows. Each code works once. */
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000))

const message = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true })

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).first().click()
  await page.waitForURL("**/admin/login")
}

/** Adds a virtual authenticator that verifies its user. */
async function withAuthenticatorOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    accept: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  }
}

test("a script that loads late moves no button", async () => {
  const page = await visitor.newPage({ width: 360 })
  let letThrough = () => {}
  const late = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route("**/*.js", async (route) => {
    await late
    await route.continue()
  })
  await page.goto("/admin/login", { waitUntil: "commit" })
  const button = page.getByRole("button", { name: "Log In" })
  const passkey = page.getByRole("button", { name: "Sign in with a passkey" })
  // The document keeps loading while its script is held back, so wait for its style before measuring.
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    return styles.length > 0 && styles.every(({ sheet }) => sheet)
  })
  const before = await button.boundingBox()
  expect(await passkey.isVisible()).toBe(false)
  letThrough()
  await hydrated(page)
  await passkey.waitFor()
  expect(await button.boundingBox()).toEqual(before)
})

test("an authenticator app is set up, used, and replaced by a recovery code when it is lost", async () => {
  const account = await newAccount("amara")
  const page = await visitor.newPage()
  await signInByPassword(page, account)
  await page.goto("/admin/account")
  await look(page, "account")
  await page.getByRole("link", { name: "Authenticator app: Set up" }).click()
  await page.waitForURL("**/authenticator")
  await look(page, "account-authenticator")
  const secret = (await page.locator("main code").innerText()).replaceAll(/\s/g, "")
  await page.getByLabel("Six-digit code").fill("000000")
  await page.getByRole("button", { name: "Turn on" }).click()
  await page.getByRole("alert").waitFor()
  await look(page, "account-authenticator-wrong")
  await page.getByLabel("Six-digit code").fill(codeAt(secret, new Date()))
  await page.getByRole("button", { name: "Turn on" }).click()
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor()
  await look(page, "account-recovery-codes")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download as text" }).click()
  expect((await download).suggestedFilename()).toBe("guapcoin-recovery-codes.txt")
  const codes = await page.locator("main li").allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.emulateMedia({ media: "print" })
  expect(await page.getByRole("button", { name: "Logout" }).first().isVisible()).toBe(false)
  await page.getByText(codes[0] ?? "").waitFor()
  await page.emulateMedia({ media: "screen" })
  await page.getByRole("link", { name: "I have saved them" }).click()
  await page.waitForURL("**/admin/account")
  await look(page, "account-with-second-step")
  await page.goto("/admin/account/recovery-codes")
  await look(page, "account-renew-codes")
  await page.goto("/admin/account/authenticator")
  await page.getByText("Turn off the authenticator app").click()
  await look(page, "account-authenticator-off")
  await signOut(page)

  visitor.expectProblem(/401|422/)
  await sendPassword(page, account)
  await page.waitForURL("**/second-step**")
  await look(page, "second-step")
  await page.getByLabel("Six-digit code").fill("123")
  await page.getByRole("button", { name: "Log In" }).click()
  await page.getByRole("alert").waitFor()
  await look(page, "second-step-wrong")
  await page.getByLabel("Six-digit code").fill(nextCode(secret))
  await page.getByRole("button", { name: "Log In" }).click()
  await message(page, "Login successful").waitFor()
  await signOut(page)

  // The phone is lost, and the page runs without script.
  const plain = await visitor.newPage({ javaScript: false, width: 360 })
  await sendPassword(plain, account)
  await plain.getByText("Lost your phone or your passkey?").click()
  await plain.getByLabel("Recovery code").fill(codes[0] ?? "")
  await plain.getByRole("button", { name: "Use the recovery code" }).click()
  expect(new URL(plain.url()).pathname).toBe("/admin")
  const sent = await product.mails()
  expect(sent.filter((mail) => mail.to?.[0]?.address === account.email).map((mail) => mail.subject)).toEqual([
    "Your authenticator app is on",
    "A recovery code was used",
  ])
})

test("a passkey is added, signs in alone and as a second step, confirms a change, and is removed", async () => {
  visitor.expectProblem(/422|401/)
  const account = await newAccount("baako")
  const page = await visitor.newPage()
  const device = await withAuthenticatorOf(page)
  await signInByPassword(page, account)
  await page.goto("/admin/account/passkeys")
  await look(page, "account-passkeys-none")
  await page.getByLabel("Name", { exact: true }).fill("My phone")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor()
  await page.goto("/admin/account/passkeys")
  await page.getByLabel("Name of the passkey My phone").fill("Baako's phone")
  await page.getByRole("button", { name: "Save name of My phone" }).click()
  await message(page, "Name saved").waitFor()
  await look(page, "account-passkeys")
  await signOut(page)

  await hydrated(page)
  await look(page, "login")
  await device.refuse()
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await page.getByText("Your browser did not send a passkey.").waitFor()
  expect(await axe(page)).toEqual([])
  await device.accept()
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await message(page, "Login successful").waitFor()
  await signOut(page)

  await sendPassword(page, account)
  await page.waitForURL("**/second-step**")
  await look(page, "second-step-passkey")
  await page.getByRole("button", { name: "Use a passkey" }).click()
  await message(page, "Login successful").waitFor()

  await product.database((db) => db.update(sessions).set({ authenticatedAt: new Date(0) }))
  await page.goto("/admin/account/passkeys")
  expect(new URL(page.url()).pathname).toBe("/admin/account/confirm")
  await look(page, "account-confirm")
  await page.getByRole("button", { name: "Confirm with a passkey" }).click()
  await page.waitForURL("**/admin/account/passkeys")
  await page.getByText("Remove", { exact: true }).click()
  await page.getByRole("button", { name: "Yes, remove it: Baako's phone" }).click()
  await message(page, "Passkey removed").waitFor()
  await signOut(page)
  await signInByPassword(page, account)

  const [owner] = await product.database((db) =>
    db.select().from(users).where(eq(users.email, account.email)),
  )
  const entries = await product.database((db) =>
    db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, owner?.id ?? ""))
      .orderBy(auditLog.id),
  )
  expect(
    entries.filter((entry) => entry.action === "admin.signed-in").map((entry) => entry.details.via),
  ).toEqual(["password", "passkey", "password and passkey", "password"])
})

test("a browser is signed out from another one, and a new password signs out all others", async () => {
  visitor.expectProblem(/422/)
  const account = await newAccount("chika")
  const [first, second] = [await visitor.newPage(), await visitor.newPage()]
  for (const page of [first, second]) await signInByPassword(page, account)
  await first.goto("/admin/account")
  await hydrated(first)
  await look(first, "account-sessions")
  await first.getByRole("button", { name: /^End session: Chrome on Linux/ }).click()
  await message(first, "Session ended").waitFor()
  await second.reload()
  expect(new URL(second.url()).pathname).toBe("/admin/login")

  await signInByPassword(second, account)
  await first.goto("/admin/account/password")
  await look(first, "account-password")
  await first.getByLabel("Current password").fill("certainly not this one")
  await first.getByLabel("New password").fill("password123456")
  await first.getByRole("button", { name: "Change password" }).click()
  await first.getByRole("alert").waitFor()
  await look(first, "account-password-refused")
  await first.getByLabel("Current password").fill(account.password)
  await first.getByLabel("Show password").last().check()
  expect(await first.getByLabel("New password").getAttribute("type")).toBe("text")
  await first.getByLabel("New password").fill("a cloth of other colors")
  await first.getByRole("button", { name: "Change password" }).click()
  await message(first, "Password changed").waitFor()
  await second.reload()
  expect(new URL(second.url()).pathname).toBe("/admin/login")
  await first.reload()
  expect(new URL(first.url()).pathname).toBe("/admin/account")
})

test("a forgotten password is replaced by a mailed link, without script", async () => {
  const account = await newAccount("dayo")
  const page = await visitor.newPage({ javaScript: false })
  await page.goto("/admin/login")
  await page.getByRole("link", { name: "Forgot your password?" }).click()
  await picture(page, "password-reset-plain")
  await page.getByLabel("Email").fill(account.email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByRole("heading", { name: "Check your inbox" }).waitFor()
  const mail = (await product.mails()).find((sent) => sent.subject === "Set a new password")
  const link = mail?.text?.match(/\/admin\/password-reset\/[\w-]+/)?.[0] ?? ""
  const withScript = await visitor.newPage()
  await withScript.goto(link)
  await look(withScript, "password-reset-link")
  await withScript.goto("/admin/password-reset")
  await look(withScript, "password-reset")
  await page.goto(link)
  await page.getByLabel("New password").fill("a cloth of other colors")
  await page.getByRole("button", { name: "Save password" }).click()
  await message(page, "Password saved").waitFor()
  visitor.expectProblem(/404/)
  await withScript.goto(link)
  await look(withScript, "password-reset-closed")
  await signInByPassword(page, { ...account, password: "a cloth of other colors" })
})

test("an invited person joins and is removed, which the open tab notices", async () => {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage()
  await signInByPassword(page)
  await page.goto("/admin/team")
  await page.getByRole("link", { name: "Invite someone" }).click()
  await page.waitForURL("**/invite")
  await look(page, "team-invite")
  await page.getByLabel("Email").fill("efua@example.org")
  await page.getByRole("button", { name: "Send invitation" }).click()
  await message(page, "Invitation sent").waitFor()
  await look(page, "team")
  const mail = (await product.mails()).find((sent) => sent.to?.[0]?.address === "efua@example.org")
  const link = mail?.text?.match(/\/admin\/invitation\/[\w-]+/)?.[0] ?? ""
  const guest = await visitor.newPage()
  await guest.goto(link)
  await look(guest, "invitation")
  await guest.getByLabel("Choose a password").fill("a cloth of many colors")
  await guest.getByRole("button", { name: "Create my account" }).click()
  await guest.waitForURL("**/admin")
  await page.reload()
  await page.getByRole("link", { name: "Remove efua@example.org" }).click()
  await page.getByRole("heading", { name: /^Remove efua/ }).waitFor()
  await look(page, "team-remove")
  await page.getByRole("button", { name: "Remove from the team" }).click()
  await message(page, "Removed from the team").waitFor()
  await guest.evaluate(() => dispatchEvent(new Event("focus")))
  await until("the removed person is out", () => {
    guest.evaluate(() => dispatchEvent(new Event("focus"))).catch(() => {})
    return new URL(guest.url()).pathname === "/admin/login"
  })
  await guest.goto(link)
  await look(guest, "invitation-closed")
})
