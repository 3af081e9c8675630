import { createContext, type MiddlewareFunction, redirect } from "react-router"
import type { FlashKey, FlashMessage } from "#content/en/flash.ts"
import type { MessageAction } from "../form/form-state.ts"
import type { Site } from "../site.ts"
import { cookieHeaders } from "./cookie-headers.ts"
import { createOwnCookie } from "./own-cookie.server.ts"

/**
 * A message shown after a redirect: a key of content/en/flash.ts and the values of its placeholders, or the message itself where
 * a submission type has its own.
 */
export type Flash = ({ key: FlashKey } | { message: FlashMessage }) & {
  values?: Record<string, string>
  /** An action on the message, such as undo. */
  button?: MessageAction
}

export const flashContext = createContext<Flash | null>(null)

export type Flashes = ReturnType<typeof createFlashes>

/** The content of the cookie. A cookie from before an update has no `pathname` and is shown on any page. */
type Carried = Flash & { pathname?: string }

const pathnameOf = (path: string) => new URL(path, "http://localhost").pathname

/** Manages the cookie that carries one message over a redirect. */
export function createFlashes(site: Site) {
  const cookie = createOwnCookie("flash", { ...site, maxAge: 300, sameSite: "lax" })
  const set = (path: string, flash: Flash): Promise<string> =>
    cookie.serialize({ ...flash, pathname: pathnameOf(path) } satisfies Carried)
  return {
    /**
     * @param path of the page that shows the message; a page in another tab, loaded meanwhile, must not take it
     * @returns the value of a Set-Cookie header
     */
    set,
    /** Redirects after an accepted form, with a message on the next page. @param path on this site */
    async leadTo(path: string, flash: Flash, setCookies: string[] = []): Promise<Response> {
      return redirect(path, { status: 303, headers: cookieHeaders([...setCookies, await set(path, flash)]) })
    },
    /** @returns null for a message with an invalid signature, or for another page */
    async read(request: Request, { pathname }: URL): Promise<Flash | null> {
      const carried: Carried | null = await cookie.parse(request.headers.get("Cookie"))
      return carried && (carried.pathname ?? pathname) === pathname ? carried : null
    },
    /** @returns the value of the Set-Cookie header that deletes the cookie */
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
  }
}

/** Takes the message out of the request for the root loader, and deletes the cookie. */
export function takeFlash(
  flashesOf: (context: Parameters<MiddlewareFunction<Response>>[0]["context"]) => Flashes,
): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const flashes = flashesOf(context)
    const flash = await flashes.read(request, url)
    // Only a GET of a page shows the message; a form post leaves it for the next page.
    if (!flash || request.method !== "GET") return next()
    context.set(flashContext, flash)
    const response = await next()
    response.headers.append("Set-Cookie", await flashes.clear())
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}
