import type { Config } from "../start/config.ts"

/** The headers that are the same on every response, files and errors included. */
export function fixedSecurityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not 'no-referrer': browsers would then send 'null' as the Origin of our own form posts.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  }
}

/** The pages with a button that requests the device's location. On all other pages the browser does not prompt. */
const asksWhereItIs = [
  /^\/merchant-directory$/,
  /^\/my-listings\/[^/]+\/place$/,
  /^\/admin\/listings\/\d+\/place$/,
]

/** The Permissions-Policy header of a page. */
export function permissionsPolicy(path: string): string {
  const geolocation = asksWhereItIs.some((page) => page.test(path)) ? "(self)" : "()"
  return `camera=(), microphone=(), geolocation=${geolocation}, payment=(), usb=()`
}
