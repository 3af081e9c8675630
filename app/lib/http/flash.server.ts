import { createContext, type MiddlewareFunction, redirect } from "react-router"
import type { FlashKey, FlashMessage } from "#content/en/flash.ts"
import type { MessageAction } from "../form/form-state.ts"
import type { Site } from "../site.ts"
import { cookieHeaders } from "./cookie-headers.ts"
import { createOwnCookie } from "./own-cookie.server.ts"

/**
 * A message for the page after the next, and what its sentence needs: a key of content/en/flash.ts, or the message itself
 * where a kind of submission brings its own.
 */
export type Flash = ({ key: FlashKey } | { message: FlashMessage }) & {
  values?: Record<string, string>
  /** What can be done about it, such as taking it back. */
  button?: MessageAction
}

export const flashContext = createContext<Flash | null>(null)

export type Flashes = ReturnType<typeof createFlashes>

/** What the cookie holds. A message of before an update says of no page that it is meant for it, and is shown on any. */
type Carried = Flash & { pathname?: string }

const pathnameOf = (path: string) => new URL(path, "http://localhost").pathname

/** The cookie that carries one message over a redirect. */
export function createFlashes(site: Site) {
  const cookie = createOwnCookie("flash", { ...site, maxAge: 300, sameSite: "lax" })
  const set = (path: string, flash: Flash): Promise<string> =>
    cookie.serialize({ ...flash, pathname: pathnameOf(path) } satisfies Carried)
  return {
    /**
     * @param path of the page that shows it: another tab of the browser, which asks for its own page meanwhile, must not take it
     * @returns the value of a Set-Cookie header
     */
    set,
    /** Where a form that was accepted leads, with what happened said there. @param path on this site */
    async leadTo(path: string, flash: Flash, setCookies: string[] = []): Promise<Response> {
      return redirect(path, { status: 303, headers: cookieHeaders([...setCookies, await set(path, flash)]) })
    },
    /** @returns null for a message that is not ours, or for another page */
    async read(request: Request, { pathname }: URL): Promise<Flash | null> {
      const carried: Carried | null = await cookie.parse(request.headers.get("Cookie"))
      return carried && (carried.pathname ?? pathname) === pathname ? carried : null
    },
    /** @returns the value of the Set-Cookie header that takes it off the browser */
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
  }
}

/** Takes the message out of the request, for the root loader, and off the browser, once. */
export function takeFlash(
  flashesOf: (context: Parameters<MiddlewareFunction<Response>>[0]["context"]) => Flashes,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const flashes = flashesOf(context)
    const flash = await flashes.read(request, url)
    // Only a page shows messages; a form post passes them on.
    if (!flash || request.method !== "GET") return next()
    context.set(flashContext, flash)
    const response = await next()
    response.headers.append("Set-Cookie", await flashes.clear())
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}
