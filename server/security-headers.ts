import { createMiddleware } from "hono/factory"
import { contentSecurityPolicy } from "#app/platform/content-security-policy.ts"
import type { Config } from "./config.ts"
import type { ShellEnv } from "./request-context.ts"

/** On every answer, files and errors included. */
export function securityHeaders(config: Config) {
  const isHttps = config.publicUrl.startsWith("https:")
  return createMiddleware<ShellEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    // A document with scripts of its own brings a policy that names them (entry.server.tsx).
    if (!headers.has("Content-Security-Policy") && config.mode !== "development")
      headers.set("Content-Security-Policy", contentSecurityPolicy())
    headers.set("X-Content-Type-Options", "nosniff")
    headers.set("X-Frame-Options", "DENY")
    // Not 'no-referrer': it would turn the Origin of our own form posts into 'null'.
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin")
    headers.set("Cross-Origin-Opener-Policy", "same-origin")
    headers.set("Cross-Origin-Resource-Policy", "same-origin")
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
    headers.set("X-Request-Id", c.get("requestId"))
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store")
  })
}
