import path from "node:path"
import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { createLog, rootCause } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { adminContent } from "#content/en/admin.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"

const words = adminContent.command

/** Interactive in a terminal; with `ADMIN_PASSWORD` set, it also works in scripts. */
async function main(): Promise<void> {
  const { email, password, problem } = await readAccount(process.argv[2])
  if (problem) return fail(problem)

  // The variables of the first administrator are input of this command, not part of the configuration.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  const database = await openDatabase(config, log, "join")
  try {
    const { db } = database.client
    const result = await createAdmin(db, { email, password }, await databaseTime(db), "command")
    if (result.kind === "created")
      console.log(
        format(words.created, { email: result.admin.email, url: `${config.publicUrl}/admin/login` }),
      )
    else if (result.kind === "email-taken") fail(format(words.emailTaken, { email }))
    else if (result.kind === "invalid") fail(Object.values(result.errors).join("\n"))
    else fail(adminContent.login.refusals[result.kind])
  } finally {
    await database.close()
  }
}

type Account = { email: string; password: string; problem?: string }

async function readAccount(given: string | undefined): Promise<Account> {
  const { ADMIN_PASSWORD } = process.env
  if (given && ADMIN_PASSWORD) return { email: given, password: ADMIN_PASSWORD }
  const problem = (sentence: string): Account => ({ email: "", password: "", problem: sentence })
  if (!process.stdin.isTTY) return problem(given ? words.noTerminal : words.usage)

  const terminal = openTerminal()
  const email = given ?? (await terminal.ask(`${words.askEmail} `))
  const password = ADMIN_PASSWORD || (await terminal.askHidden(`${words.askPassword} `))
  const again = ADMIN_PASSWORD || (await terminal.askHidden(`${words.askPasswordAgain} `))
  terminal.close()
  return password === again ? { email, password } : problem(words.passwordsDiffer)
}

/** One reader for all questions: between two readers the terminal would echo what is typed ahead. */
function openTerminal() {
  let hidden = false
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output: echo, terminal: true })
  const abandon = () => process.exit(130)
  reader.on("close", abandon)

  const ask = (question: string) => new Promise<string>((resolve) => reader.question(question, resolve))
  return {
    ask,
    async askHidden(question: string): Promise<string> {
      const answer = ask(question)
      hidden = true
      return answer.finally(() => {
        hidden = false
        process.stderr.write("\n")
      })
    },
    close() {
      reader.off("close", abandon)
      reader.close()
    },
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  // Print the message, not a stack. The message of a query would contain the password's hash.
  fail(format(words.failed, { reason: error instanceof Error ? rootCause(error).message : String(error) }))
})
