import { expect } from "vitest"
import type { TestApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

/** Makes an administrator and signs in through the real form. */
export async function signIn(app: TestApp, email = "ada@example.org"): Promise<Browser> {
  const password = "woven gold on dark cloth"
  await app.services.auth.createAdmin({ email, password }, app.now)
  const browser = await new Browser(app).open("/admin/login")
  await browser.fill({ email, password }).press("Log In")
  expect(browser.path).toBe("/admin")
  return browser
}

/** The businesses in the table of applications, as it lists them. */
export function listed(browser: Browser): string[] {
  return elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/merchants\/\d+$/.test(link.attributes.href ?? ""))
    .map(textOf)
}
