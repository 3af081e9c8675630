/** One JSON object a line on standard output. Fields carry no personal data and no secret. */
type LogFields = Record<string, string | number | boolean | undefined>

export type Log = {
  /** @param event a name of ours, of letters and dots; the same goes for the others */
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export function createLog(write: (line: string) => void = printLine): Log {
  // In two pieces: a copy of the fields takes longer than all the rest, and there is a line for every request.
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

/** All lines of one turn of the event loop in one go: a busy server would spend a tenth of its time on single ones. */
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
 * What may be logged of an error. A failed query's message carries its parameters (Drizzle prints them, PostgreSQL
 * repeats them in `detail`), so only the driver's code and constraint are kept of it.
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
    // The stack repeats the message, and a line of somebody's text may start with "at" as well.
    stack: (cause.stack ?? "")
      .replace(cause.message, "")
      .split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 8)
      .map((line) => line.trim())
      .join(" | "),
  }
}

/** The innermost `cause`: libraries wrap, and the code that tells what happened sits inside. */
export function rootCause(error: Error): Error {
  let current = error
  for (let depth = 0; depth < 8 && current.cause instanceof Error; depth++) current = current.cause
  return current
}
