import { createContext, type MiddlewareFunction } from "react-router"
import { createOwnCookie } from "./own-cookie.server.ts"
import type { Secrets } from "./secrets.server.ts"

/** A message for the page after the next: a key of content/en/flash.ts and what its sentence needs. */
export type Flash = { key: string; values?: Record<string, string> }

export const flashContext = createContext<Flash | null>(null)

export type Flashes = ReturnType<typeof createFlashes>

/** The cookie that carries one message over a redirect. */
export function createFlashes({ secrets, publicUrl }: { secrets: Secrets; publicUrl: string }) {
  const cookie = createOwnCookie("flash", { secrets, publicUrl, maxAge: 300, sameSite: "lax" })
  return {
    /** @returns the value of a Set-Cookie header */
    set: (flash: Flash): Promise<string> => cookie.serialize(flash),
    /** @returns null for a message that is not ours */
    read: (request: Request): Promise<Flash | null> => cookie.parse(request.headers.get("Cookie")),
    /** @returns the value of the Set-Cookie header that takes it off the browser */
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0 }),
  }
}

/** Takes the message out of the request, for the root loader, and off the browser, once. */
export function takeFlash(
  flashesOf: (context: Parameters<MiddlewareFunction<Response>>[0]["context"]) => Flashes,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const flashes = flashesOf(context)
    const flash = await flashes.read(request)
    // Only a page shows messages; a form post passes them on.
    if (!flash || request.method !== "GET") return next()
    context.set(flashContext, flash)
    const response = await next()
    response.headers.append("Set-Cookie", await flashes.clear())
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}
