import { createMiddleware } from "hono/factory"
import { contentSecurityPolicy } from "#app/platform/content-security-policy.ts"
import type { Config } from "./config.ts"
import type { ShellEnv } from "./request-context.ts"

/** Those that are the same on every answer. */
export function fixedSecurityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not 'no-referrer': it would turn the Origin of our own form posts into 'null'.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  }
}

/** On every answer, files and errors included. */
export function securityHeaders(config: Config) {
  const fixed = Object.entries(fixedSecurityHeaders(config))
  return createMiddleware<ShellEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    // A document with scripts of its own brings a policy that names them (entry.server.tsx).
    if (!headers.has("Content-Security-Policy") && config.mode !== "development")
      headers.set("Content-Security-Policy", contentSecurityPolicy())
    for (const [name, value] of fixed) headers.set(name, value)
    headers.set("X-Request-Id", c.get("requestId"))
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store")
  })
}
