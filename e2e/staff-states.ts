import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { beginBackupRun, endBackupRun } from "#app/admin/status/backup-runs.server.ts"
import { reportInstance } from "#app/admin/status/instances.server.ts"
import { statusOf } from "#app/admin/status/test-support.ts"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { format as fillIn } from "#app/lib/text/format.ts"
import { csv, shop } from "#app/listings/import/test-support.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { moderation } from "#content/en/moderation.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import { admin, hydrated, type Product, sendPassword, signIn } from "./harness.ts"
import { adminScreens } from "./screens.ts"
import { fill, force, holdToast, type Journeys, open, press, pressInVain, unfold } from "./states.ts"

const main = (page: Page) => page.getByRole("main")
const openScreen = (page: Page, pattern: string) => open(page, adminScreens[pattern]?.path ?? "")

/** Selects all pending items of a list, and opens the confirmation of a decision on all of them. */
async function decideOnAll(page: Page, path: string, decision: string, question: string): Promise<void> {
  await open(page, path)
  // One by one: "select all" leaves out rows with a warning.
  const boxes = page.locator("input[name=ids]")
  const count = await boxes.count()
  for (let index = 0; index < count; index++) await boxes.nth(index).check()
  // Decision buttons show how many rows they act on.
  const counted = page.getByRole("button", { name: `${decision} ${count}`, exact: true })
  await press(page, (await counted.count()) > 0 ? `${decision} ${count}` : decision)
  await page.getByText(question).waitFor()
}

/** Uploads a file to import. */
async function send(page: Page, name: string, text: string): Promise<void> {
  await page.locator("[name=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
  await press(page, listingImport.upload.submit)
}

/** Pages around signing in and out. Each journey signs in by itself, if at all. */
export function doorStates(product: Product): Journeys {
  const account = { email: "second.step@example.org", password: "a cloth of many colors" }
  const code = (page: Page) => page.getByLabel("Six-digit code")
  let secret = ""
  return {
    "sign-in": {
      "sign-in with nothing": async (page) => {
        await open(page, "/admin/login")
        await pressInVain(page, "Log In")
      },
      "sign-in that is refused": async (page) => {
        await page.getByLabel("Email").fill("nobody@example.org")
        await page.getByLabel("Password", { exact: true }).fill("certainly not this one")
        await press(page, "Log In")
        await page.getByRole("alert").getByText("Invalid credentials").waitFor()
      },
      "password reset with nothing": async (page) => {
        await open(page, "/admin/password-reset")
        await pressInVain(page, "Send the link")
      },
      "password reset that was sent": async (page) => {
        await page.getByLabel("Email").fill(admin.email)
        await press(page, "Send the link")
        await page.getByRole("heading", { name: "Check your inbox" }).waitFor()
      },
      "new password that is refused": async (page) => {
        const mail = (await product.mails()).find(({ subject }) => subject === "Set a new password")
        await open(page, mail?.text?.match(/\/admin\/password-reset\/[\w-]+/)?.[0] ?? "")
        await page.getByLabel("New password").fill("password123456")
        await pressInVain(page, "Save password")
      },
    },

    account: {
      "authenticator with a wrong code": async (page) => {
        await product.database((db) => createAdmin(db, account, new Date()))
        await signIn(page, account)
        await open(page, "/admin/account/authenticator")
        secret = (await main(page).locator("code").innerText()).replaceAll(/\s/g, "")
        await code(page).fill("000000")
        await pressInVain(page, "Turn on")
      },
      "recovery codes": async (page) => {
        await code(page).fill(codeAt(secret, new Date()))
        await press(page, "Turn on")
        await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor()
      },
      "authenticator to turn off": async (page) => {
        await open(page, "/admin/account/authenticator")
        await unfold(page)
      },
      "password that is refused": async (page) => {
        await open(page, "/admin/account/password")
        await page.getByLabel("Current password").fill("certainly not this one")
        await page.getByLabel("New password").fill("password123456")
        await pressInVain(page, "Change password")
      },
      "second step": async (page) => {
        await page.context().clearCookies()
        await sendPassword(page, account)
        await page.waitForURL("**/second-step**")
        await hydrated(page)
        await unfold(page)
      },
      "second step with a wrong code": async (page) => {
        await code(page).fill("123")
        await pressInVain(page, "Log In")
      },
    },
  }
}

/** States that no page can cause: another instance and a backup with problems. */
export function statusStates(product: Product): Journeys {
  return {
    status: {
      "status that needs somebody": async (page) => {
        await product.database(async (db) => {
          const now = new Date()
          const facts = { id: randomUUID(), machine: "a-machine-with-a-long-name", version: "0.0.9" }
          const uploads = { where: "data", freeBytes: 1000, diskBytes: 1e12 }
          const wrong = {
            secretMark: "another",
            clockAheadMs: 31_000,
            startedAt: new Date(now.getTime() - 3_600_000),
          }
          await reportInstance(db, { ...statusOf().instance, ...facts, ...wrong, uploads }, now)
          const run = await beginBackupRun(db, facts.machine, now)
          await endBackupRun(
            db,
            run,
            { outcome: "failed", reason: "The table story_submissions cannot be read" },
            now,
          )
        })
        await open(page, "/admin/status")
        await page.getByText(adminStatus.troubles.list.secrets.text).waitFor()
      },
    },
  }
}

/** For a page that is signed in. */
export const staffStates: Journeys = {
  merchants: {
    "merchants that are selected, and the keys": async (page) => {
      await open(page, "/admin/merchants?status=pending")
      await page.getByRole("checkbox", { name: staffLists.selectAll }).check()
      await page.locator("input[name=ids]").first().check()
      await unfold(page)
    },
    "merchants to reopen": (page) =>
      decideOnAll(
        page,
        "/admin/merchants?status=approved",
        moderation.reopening.submit,
        moderation.reopening.hint,
      ),
    "reopening without a reason": (page) => pressInVain(page, moderation.reopening.submit),
    "merchants to reject": (page) =>
      decideOnAll(
        page,
        "/admin/merchants?status=pending",
        moderation.reject,
        adminApplications.rejection.confirmMany,
      ),
    "rejection with an error": async (page) => {
      await force(page.locator("[name=reason]"), "long ".repeat(2000))
      await pressInVain(page, adminApplications.rejection.submitMany)
    },
    "merchant with an empty question": async (page) => {
      await openScreen(page, "admin/merchants/:id")
      await page.keyboard.press("q")
      await pressInVain(page, adminApplications.asking.submit)
    },
    "merchant with an empty note": async (page) => {
      await openScreen(page, "admin/merchants/:id")
      await unfold(page)
      await pressInVain(page, moderation.notes.add)
    },
    "merchant with a note": async (page) => {
      await fill(page, { note: "I know this shop." })
      await press(page, moderation.notes.add)
      await holdToast(page)
    },
  },

  stories: {
    "stories to reject": (page) =>
      decideOnAll(
        page,
        "/admin/submissions?status=pending",
        moderation.reject,
        adminSubmissions.rejection.confirmMany,
      ),
    "story with an empty note": async (page) => {
      await openScreen(page, "admin/submissions/:id")
      await pressInVain(page, moderation.notes.add)
    },
    "story whose edit has errors": async (page) => {
      await openScreen(page, "admin/submissions/:id/edit")
      await fill(page, { title: "", story: "" })
      await pressInVain(page, adminSubmissions.edit.publish)
    },
    "story that is previewed": async (page) => {
      await fill(page, { title: "A title", story: "A story." })
      await press(page, adminSubmissions.edit.preview)
      await page.getByRole("article").waitFor()
    },
  },

  messages: {
    "messages to delete": (page) =>
      decideOnAll(page, "/admin/contacts", moderation.reading.delete, adminContacts.deletion.confirmMany),
    "message with an empty answer": async (page) => {
      await openScreen(page, "admin/contacts/:id")
      await pressInVain(page, adminContacts.replies.submit)
    },
    "messages, one of them just deleted": async (page) => {
      await openScreen(page, "admin/contacts/:id/delete")
      await press(page, adminContacts.deletion.submit)
      await holdToast(page)
    },
    "message that is deleted": (page) => openScreen(page, "admin/contacts/:id"),
  },

  articles: {
    "article with errors": async (page) => {
      await open(page, "/admin/articles/new")
      await fill(page, { slug: "No Slug!" })
      await pressInVain(page, adminArticles.editor.buttons.publish)
    },
    "article that is kept by itself": async (page) => {
      await fill(page, { title: "A market day", slug: "market", content: "**Cloth** all day." })
      await page.getByText(/^Saved \d\d:\d\d$/).waitFor()
    },
    "article's picture with errors": async (page) => {
      await openScreen(page, "admin/articles/:id/picture")
      await pressInVain(page, adminArticles.picturePage.save)
    },
    "articles, one of them just deleted": async (page) => {
      await openScreen(page, "admin/articles/:id/delete")
      await press(page, adminArticles.deletion.submit)
      await holdToast(page)
    },
  },

  events: {
    "new event with errors": async (page) => {
      await open(page, "/admin/events/new")
      await pressInVain(page, "Create event")
    },
    "event that somebody else saved": async (page) => {
      await openScreen(page, "admin/events/:id")
      await force(page.locator("main input[type=hidden][name=revision]"), "0")
      await press(page, "Save changes")
      await page.getByText("Someone else got there first").waitFor()
    },
  },

  settings: {
    "announcement with errors": async (page) => {
      await open(page, "/admin/settings/news")
      await fill(page, { text: "Soon", link: "nowhere" })
      await pressInVain(page, adminSettings.announcement.save)
    },
    "links with errors": async (page) => {
      await open(page, "/admin/settings/links")
      await fill(page, { instagram: "http://instagram.example" })
      await press(page, adminSettings.links.save)
      await page.locator("#instagram[aria-invalid=true]").waitFor()
    },
    "staff mail with errors": async (page) => {
      await open(page, "/admin/settings/mail")
      await fill(page, { addresses: "nobody" })
      await press(page, adminSettings.staffMail.save)
      await page.locator("#addresses[aria-invalid=true]").waitFor()
    },
    "stage that there is not": async (page) => {
      await open(page, "/admin/settings")
      await force(page.locator("[name=stage]:checked"), "none")
      await press(page, adminSettings.save)
      await page.locator("#section-directory-stage [role=alert]").waitFor()
    },
    "settings that were saved": async (page) => {
      await open(page, "/admin/settings/news")
      await fill(page, { text: "Town hall on Friday.", link: "/events" })
      await press(page, adminSettings.announcement.save)
      await holdToast(page)
    },
    "announcement on a page": async (page) => {
      await open(page, "/terms")
      await page.getByRole("complementary", { name: "Announcement" }).waitFor()
      await unfold(page)
    },
  },

  imports: {
    "file to import that is none": async (page) => {
      await open(page, "/admin/listings/import")
      await send(page, "shops.csv", "one column\nalone\n")
      await page.getByRole("alert").first().waitFor()
    },
    "file to import that was looked at": async (page) => {
      const long = "Imported with a name as long as names can be".repeat(2)
      await send(page, "shops.csv", csv(shop(long), shop(long), shop("Refused", { country: "Atlantis" })))
      await press(page, listingImport.mapping.submit)
      await page.getByText(listingImport.import.heading).waitFor()
      await unfold(page)
    },
    "imported listings whose release is refused": async (page) => {
      await press(page, fillIn(listingImport.import.submit, { count: 1 }))
      await page.getByRole("heading", { name: listingImport.imported.heading }).waitFor()
      await pressInVain(page, listingImport.release.selected)
    },
  },

  people: {
    "invitation with errors": async (page) => {
      await open(page, "/admin/team/invite")
      await pressInVain(page, "Send invitation")
    },
    "person who is looked for in every text": async (page) => {
      await openScreen(page, "admin/person")
      await press(page, "Search every text")
      await page.getByText("The address appears in these tables").waitFor()
    },
    "person without an address": async (page) => {
      await open(page, "/admin/person")
      await press(page, "Show")
    },
    "open menu of the back office": async (page) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, "/admin")
      await page.getByRole("button", { name: "Menu" }).click()
    },
  },

  lists: Object.fromEntries(
    ["merchants", "contacts", "events", "subscribers"].map((list) => [
      `${list} without a match`,
      (page: Page) => open(page, `/admin/${list}?q=nothing+of+the+kind`),
    ]),
  ),
}
