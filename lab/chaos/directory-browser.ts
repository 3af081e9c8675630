import type { TestApp } from "#test/app.ts"
import { type Answers, Browser, formEntries } from "#test/browser.ts"

/** One action that is repeated until it is acknowledged. @returns false when there was no response */
export type Act = () => Promise<boolean>

/** A browser with this cookie, connected to the product. */
export function browserAt(origin: string, cookie?: string): Browser {
  const fetches = async (url: string, init: RequestInit = {}) => {
    const address = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.1`
    const headers = { ...init.headers, Origin: origin, "X-Forwarded-For": address }
    const answer = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers,
    })
    // The redirect of a page to its sign-in is a 303 as well.
    if (/\/(merchant-directory\/owner|admin\/login)/.test(answer.headers.get("location") ?? ""))
      throw new Error(`${url} leads to ${answer.headers.get("location")}`)
    return answer
  }
  const [name = "", value = ""] = cookie?.split(/[=;]/) ?? []
  const browser = new Browser(
    { fetch: fetches } as unknown as TestApp,
    {},
    new Map(name ? [[name, value]] : []),
  )
  browser.url = `${origin}/`
  return browser
}

/** @returns whether the complete page arrived: a killed server may have sent only its beginning */
export async function isOpened(browser: Browser, path: string): Promise<boolean> {
  browser.html = ""
  await browser.open(path).catch(() => undefined)
  return browser.response.status === 200 && browser.html.includes("</html>")
}

/** Whether a post was answered with success; the page after it may have failed. */
export async function isTaken(
  said: { acts: number },
  browser: Browser,
  post: () => Promise<unknown>,
): Promise<boolean> {
  browser.statuses = []
  await post().catch((error) => {
    if (/leads to/.test(String(error))) throw error
  })
  const [status] = browser.statuses
  if (status === 303) {
    said.acts++
    return true
  }
  if (status !== undefined && status < 500) throw new Error(`${browser.url} was answered with ${status}`)
  return false
}

/** The body of a page's form with answers filled in, so that it can be sent repeatedly. @param field a field of that form */
export function filled(
  browser: Browser,
  answers: Answers,
  field = Object.keys(answers)[0] ?? "",
): URLSearchParams {
  return formEntries(browser.fill(answers), field)
}
