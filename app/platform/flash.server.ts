import { createContext, createCookie, type MiddlewareFunction } from "react-router"
import type { Secrets } from "./secrets.server.ts"

/** A message for the page after the next: a key of content/en/flash.ts and what its sentence needs. */
export type Flash = { key: string; values?: Record<string, string> }

export const flashContext = createContext<Flash | null>(null)

const cookieFor = (secrets: Secrets) =>
  createCookie("flash", {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: 300,
  })

/** The Set-Cookie value that carries a message over a redirect. */
export function setFlash(secrets: Secrets, flash: Flash): Promise<string> {
  return cookieFor(secrets).serialize(flash)
}

/** Takes the message out of the request, for the root loader, and off the browser, once. */
export function takeFlash(
  secretsOf: (context: Parameters<MiddlewareFunction<Response>>[0]["context"]) => Secrets,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const cookie = cookieFor(secretsOf(context))
    const header = request.headers.get("Cookie")
    const flash: Flash | null = header?.includes("flash=") ? await cookie.parse(header) : null
    // Only a page shows messages; a form post passes them on.
    if (!flash || request.method !== "GET") return next()
    context.set(flashContext, flash)
    const response = await next()
    response.headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }))
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}
