import { writeFile } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { parseArgs } from "node:util"
import { addressProblem } from "#app/admin/personal-data/address.server.ts"
import { erasePerson, personKey } from "#app/admin/personal-data/erasure.server.ts"
import { keepErasure } from "#app/admin/personal-data/erasure-list.server.ts"
import { findMentions, type Mention } from "#app/admin/personal-data/mentions.server.ts"
import { countParts, findPerson, isEmpty } from "#app/admin/personal-data/person.server.ts"
import { personCopy } from "#app/admin/personal-data/person-copy.ts"
import { partTexts } from "#app/admin/personal-data/person-sections.ts"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { openFileStore } from "#app/lib/files/open-file-store.server.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { createLog, rootCause } from "#app/lib/log/log.ts"
import { mailFolder, removeMailFile } from "#app/lib/mail/outbox/mail-file.server.ts"
import { recordPersonExport } from "#app/lib/personal-data/export-audit.server.ts"
import { format } from "#app/lib/text/format.ts"
import { personalData } from "#app/submissions.ts"
import { privacyCommand as words } from "#content/en/admin-subscribers.ts"
import { backupsFolder } from "#server/backup/backup-plan.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"
import { openSecrets } from "../server/start/site-secrets.ts"

type Command = { what: "export" | "erase"; email: string; out?: string; yes: boolean }
type Product = Awaited<ReturnType<typeof openProduct>>

const by = { id: null, name: "command" }

/** @returns undefined if the arguments are invalid */
function readCommand(): Command | undefined {
  try {
    const options = { out: { type: "string" }, yes: { type: "boolean", default: false } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [what, email, ...rest] = positionals
    if ((what !== "export" && what !== "erase") || !email || rest.length > 0) return undefined
    if (what === "export" ? values.yes : values.out !== undefined) return undefined
    return { what, email: cleanLine(email), ...values }
  } catch {
    return undefined
  }
}

async function openProduct() {
  // The variables of the first administrator are for the server; an incomplete pair must not stop this command.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const database = await openDatabase(
    config,
    createLog((line) => process.stderr.write(line)),
    "join",
  )
  const { secrets, learn } = openSecrets(config)
  await learn(database.client.db, await databaseTime(database.client.db))
  return {
    ...database,
    db: database.client.db,
    dataDir: config.dataDir,
    backups: backupsFolder(config),
    secrets,
    files: openFileStore(config),
  }
}

/** Writes a copy of a person's data. */
async function exportPerson({ db, secrets }: Product, { email, out }: Command): Promise<void> {
  const now = await databaseTime(db)
  const person = await findPerson(db, personalData, email)
  if (isEmpty(countParts(person)) && !person.account) console.error(format(words.nothing, { email }))
  const copy = personCopy(email, person, now)
  // Before the audit row that says there is a copy.
  if (out) await writeNew(out, copy)
  await recordPersonExport(db, personKey(secrets, email), { by, now })
  if (out) console.error(format(words.written, { file: out }))
  else process.stdout.write(copy)
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: "wx", mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    throw new Error(format(words.fileExists, { file }))
  }
}

async function erase(
  { db, secrets, files, dataDir, backups }: Product,
  { email, yes }: Command,
): Promise<void> {
  const parts = countParts(await findPerson(db, personalData, email))
  if (!isEmpty(parts)) {
    if (!yes) {
      console.log([format(words.willErase, { email }), ...lines(partTexts(parts, personalData))].join("\n"))
      if (!(await isMeant(email))) return
    }
    const removeMailCopy = (id: string) => removeMailFile(mailFolder(dataDir), id)
    const outcome = await erasePerson(db, personalData, email, {
      files,
      secrets,
      removeMailCopy,
      keepErasure: (erasure) => keepErasure(backups, erasure),
      by,
      now: await databaseTime(db),
    })
    if (outcome.kind === "erased")
      console.log([words.erased, ...lines(partTexts(outcome.parts, personalData))].join("\n"))
  } else console.log(format(words.nothing, { email }))

  const mentions = await findMentions(db, email)
  if (mentions.length === 0) console.log(words.noMentions)
  else console.log([words.mentions, ...lines(mentions.map(mentionText))].join("\n"))
}

async function isMeant(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) return refuse(words.noTerminal)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const again = await terminal.question(`${words.askAgain} `)
  terminal.close()
  return cleanLine(again).toLowerCase() === email.toLowerCase() || refuse(words.differs)
}

const lines = (texts: string[]) => texts.map((text) => `  ${text}`)

function mentionText(mention: Mention): string {
  return "rows" in mention
    ? `${mention.table}.${mention.column}: ${mention.rows}`
    : format(words.tooSlow, { table: mention.table })
}

function refuse(message: string): false {
  console.error(message)
  process.exitCode = 1
  return false
}

const command = readCommand()
if (!command) refuse(words.usage)
else if (addressProblem(command.email)) refuse(format(words.badAddress, { email: command.email }))
else
  try {
    const product = await openProduct()
    try {
      await (command.what === "export" ? exportPerson : erase)(product, command)
    } finally {
      await product.close()
    }
  } catch (error) {
    // Print the message, not a stack. The message of a query would contain its parameters.
    const reason = error instanceof Error ? rootCause(error).message : String(error)
    refuse(format(words.failed, { reason }))
  }
