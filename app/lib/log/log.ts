/** The fields of one JSON line on standard output. They contain no personal data and no secrets. */
type LogFields = Record<string, string | number | boolean | undefined>

export type Log = {
  /** @param event a constant name of letters and dots; the same for the other levels */
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export function createLog(write: (line: string) => void = printLine): Log {
  // Built from two strings: copying the fields takes longer than all the rest, and every request logs a line.
  const emit = (level: string, event: string, fields: LogFields = {}) => {
    const rest = JSON.stringify(fields).slice(1)
    write(
      `{"time":"${new Date().toISOString()}","level":"${level}","event":"${event}"${rest === "}" ? "" : ","}${rest}\n`,
    )
  }
  return {
    info: (event, fields) => emit("info", event, fields),
    warn: (event, fields) => emit("warn", event, fields),
    error: (event, error, fields) => emit("error", event, { ...fields, ...describeError(error) }),
  }
}

let lines = ""
let isPrintedAtExit = false

/** Writes all lines of one turn of the event loop at once: single writes would take a tenth of a busy server's time. */
function printLine(line: string): void {
  if (!isPrintedAtExit) process.once("exit", printLines)
  isPrintedAtExit = true
  if (lines === "") setImmediate(printLines)
  lines += line
}

function printLines(): void {
  process.stdout.write(lines)
  lines = ""
}

/**
 * Returns the fields of an error that may be logged. The message of a failed query contains its parameters (Drizzle prints them,
 * PostgreSQL repeats them in `detail`), so only the driver's code and constraint are logged.
 */
function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = rootCause(error)
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
  const isQuery = typeof code === "string" || "query" in error || "query" in cause
  return {
    error: cause.name,
    code: typeof code === "string" ? code : undefined,
    constraint: typeof constraint === "string" ? constraint : undefined,
    message: isQuery ? undefined : cause.message,
    // The stack repeats the message, and a line of it may also start with "at".
    stack: (cause.stack ?? "")
      .replace(cause.message, "")
      .split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 8)
      .map((line) => line.trim())
      .join(" | "),
  }
}

/** Returns the innermost `cause`: libraries wrap errors, and the error code is inside. */
export function rootCause(error: Error): Error {
  let current = error
  for (let depth = 0; depth < 8 && current.cause instanceof Error; depth++) current = current.cause
  return current
}
