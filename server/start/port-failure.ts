import { format } from "#app/lib/text/format.ts"
import { startContent } from "#content/en/start.ts"

/**
 * Why the port cannot be opened, for the person at the terminal. The process that opens it runs from its source: what this file imports is
 * loaded beside the bundle, at each start.
 */
export function explainPort(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  const code = error.code ?? error.message
  const kind =
    code === "EADDRINUSE"
      ? "inUse"
      : code === "EACCES"
        ? "notAllowed"
        : /^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(code)
          ? "noHost"
          : "other"
  return format(startContent.port[kind], { host, port: String(port), code })
}
