import { format } from "#app/lib/text/format.ts"
import { startContent } from "#content/en/start.ts"

/**
 * A sentence for the person at the terminal that says why the port cannot be opened. The process that opens it runs from source,
 * so each import of this file is loaded in addition to the bundle, at each start.
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
