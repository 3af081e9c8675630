import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { setStage, signIn, useBrowser, useProduct } from "../../e2e/harness.ts"
import { addScreenRows, adminScreens, publicScreens } from "../../e2e/screens.ts"

/**
 * `npm run audit:html` runs the Nu HTML checker on every document as the server sends it, including forms with errors. Needs Java
 * and the jar: `npm install --no-save vnu-jar`, or VNU_JAR.
 */
const jar = process.env.VNU_JAR ?? path.resolve("node_modules/vnu-jar/build/dist/vnu.jar")
// biome-ignore lint/correctness/useHookAtTopLevel: These are hooks of the test runner, as in e2e.
const product = useProduct()
// biome-ignore lint/correctness/useHookAtTopLevel: As above.
const visitor = useBrowser(product)
beforeAll(() => addScreenRows(product))

type Finding = { url: string; type: string; subType?: string; message: string; extract?: string }

/** The document as the server sends it, without running scripts. */
async function readDocument(page: Page, address: string): Promise<string> {
  return (await page.request.get(product.origin + address)).text()
}

/** Submits the empty form of a page. @returns the response with the errors beside the fields */
async function sendEmpty(page: Page, address: string): Promise<string | undefined> {
  await page.goto(address)
  const form = page.locator("main form[method=post]").first()
  if ((await form.count()) === 0) return undefined
  const { action, hidden } = await form.evaluate((element: HTMLFormElement) => ({
    action: element.action,
    hidden: [...element.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [
      name,
      value,
    ]),
  }))
  const answer = await page.request.post(action, {
    multipart: Object.fromEntries(hidden),
    headers: { origin: product.origin },
  })
  return answer.status() === 422 ? answer.text() : undefined
}

function check(documents: Map<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-html-"))
  const names = new Map<string, string>()
  for (const [name, html] of documents) {
    const file = path.join(folder, `${names.size}.html`)
    names.set(file, name)
    writeFileSync(file, html)
  }
  const { stdout } = spawnSync("java", ["-jar", jar, "--format", "json", "--stdout", ...names.keys()], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  // React writes '<meta/>'. All attributes are quoted, so the slash is harmless.
  const counts = messages.filter(({ message }) => !message.startsWith("Trailing slash on void elements"))
  return counts.map(
    ({ url, type, subType, message, extract }) =>
      `${names.get(new URL(url).pathname)}: ${subType ?? type}: ${message} ${extract ?? ""}`,
  )
}

test("the Nu checker finds no error in any document", async () => {
  expect(existsSync(jar), `There is no ${jar}`).toBe(true)
  visitor.expectProblem(/status of 4/)
  const documents = new Map<string, string>()
  const page = await visitor.newPage({ javaScript: false })
  for (const stage of ["coming-soon", "preview", "live"] as const) {
    await setStage(product, stage)
    documents.set(`directory, ${stage}`, await readDocument(page, "/merchant-directory"))
  }
  for (const { path } of Object.values(publicScreens)) documents.set(path, await readDocument(page, path))
  for (const path of ["/contact", "/community/story", "/newsletter", "/merchant-register", "/admin/login"]) {
    const answer = await sendEmpty(page, path)
    if (answer) documents.set(`${path} with errors`, answer)
  }
  const staff = await visitor.newPage({ javaScript: false })
  await signIn(staff)
  for (const { path } of Object.values(adminScreens)) documents.set(path, await readDocument(staff, path))
  for (const path of ["/admin/events/new", "/admin/team/invite", "/admin/settings"]) {
    const answer = await sendEmpty(staff, path)
    if (answer) documents.set(`${path} with errors`, answer)
  }
  console.log(
    `${documents.size} documents, ${[...documents.keys()].filter((name) => name.endsWith("errors"))}`,
  )
  expect(check(documents)).toEqual([])
})
