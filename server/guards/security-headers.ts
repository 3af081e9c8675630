import type { Config } from "../start/config.ts"

/** Those that are the same on every answer, files and errors included. */
export function fixedSecurityHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not 'no-referrer': it would turn the Origin of our own form posts into 'null'.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  }
}

/** The pages with a button that asks the device where it is. On every other one a browser does not even ask. */
const asksWhereItIs = [
  /^\/merchant-directory$/,
  /^\/my-listings\/[^/]+\/place$/,
  /^\/admin\/listings\/\d+\/place$/,
]

/** What a page may use of the device. */
export function permissionsPolicy(path: string): string {
  const geolocation = asksWhereItIs.some((page) => page.test(path)) ? "(self)" : "()"
  return `camera=(), microphone=(), geolocation=${geolocation}, payment=(), usb=()`
}
