import { sqlState } from "#app/lib/db/client.server.ts"
import { rootCause } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { startContent } from "#content/en/start.ts"

/** Why the product or a command cannot start: one sentence for the person at the terminal that names what to change. */
export class StartError extends Error {
  override name = "StartError"
}

const words = startContent

/** Error codes of Node and PostgreSQL, and the sentence that explains each to the person who set the address. */
const databaseSentences: [codes: RegExp, sentence: keyof typeof words.database][] = [
  [/^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EAI_NONAME)$/, "unknownHost"],
  [/^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|EPIPE)/, "silent"],
  [/^(28|08P01)/, "refusedUser"],
  [/^3D000$/, "noDatabase"],
  [/^42501$/, "notAllowed"],
  [/^53300$/, "full"],
  [/CERT|SSL|TLS|UNABLE_TO|SELF_SIGNED|ERR_OSSL|^EPROTO/, "tls"],
]

/**
 * @param variable the environment variable with the address, such as DATABASE_URL
 * @returns a StartError, or the error itself when it is not a database error
 */
export function explainDatabase(error: unknown, variable: string, url: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const cause = rootCause(error)
  const code = sqlState(error) ?? codeOf(error) ?? codeOf(cause) ?? messageCode(cause.message)
  if (!code) return error
  const { hostname, host, pathname } = new URL(url)
  const sentence = databaseSentences.find(([codes]) => codes.test(code))?.[1] ?? "other"
  // For unknown codes the server's own message is the best explanation. It contains no password.
  const facts = { variable, code, host: hostname || "localhost", server: host || "the local socket" }
  const database = decodeURIComponent(pathname.slice(1))
  return new StartError(format(words.database[sentence], { ...facts, database, reason: cause.message }))
}

/** @returns the error itself when it is not about the data folder */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  // Node names the path that could not be created, or a folder above it.
  if (!code || !path || !(path.startsWith(dataDir) || dataDir.startsWith(path))) return error
  const kind = /^(ENOTDIR|EEXIST)$/.test(code)
    ? "noFolder"
    : /^(ENOSPC|EDQUOT)$/.test(code)
      ? "noRoom"
      : "closed"
  return new StartError(format(words.folder[kind], { folder: dataDir, code }))
}

/** Runs `work`, which uses the data folder. @throws StartError when the folder does not allow it */
export function inDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw explainFolder(error, dataDir)
  }
}

const codeOf = (error: Error): string | undefined => {
  const { code } = error as { code?: unknown }
  return typeof code === "string" ? code : undefined
}

/** A code for errors of `pg` that have none. */
function messageCode(message: string): string | undefined {
  if (/does not support SSL|SSL connection/i.test(message)) return "TLS"
  if (/timeout|terminated unexpectedly/i.test(message)) return "ETIMEDOUT"
  if (/SASL|password/i.test(message)) return "28000"
  return undefined
}
