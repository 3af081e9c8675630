import { randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findRunningServer } from "@guapcoin/embedded-postgres"
import type pg from "pg"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { type Form, forms, isTaken, openForm, registration } from "../../e2e/form-posts.ts"
import { createProductProcess, type ProductProcess, untilItAnswers } from "../../e2e/product-process.ts"
import {
  countApplications,
  countForms,
  fieldsFor,
  holdsWithout,
  keysIn,
  nameOf,
  noWrongs,
  type Wrongs,
} from "./count-forms.ts"
import { lookInto, mailsLeft } from "./databases.ts"
import { type Fault, figure, holds, inMs } from "./fault.ts"

/**
 * Kills the running product with SIGKILL again and again while forms are sent. Forms answered with success must be stored exactly
 * once, an application with its audit entry and its two mails. Forms without a response must be stored completely or not at all,
 * and once after they are sent again under their key. Nobody helps the restart.
 */
const writers = 8
const longestStreamMs = 600
/** The longest time that PostgreSQL may need for crash recovery on a busy machine. */
const longestStartMs = 30_000

/** Killed in turn: the server, both at once, or the database alone, which the server has to restart. */
const victims = ["server", "server", "both", "database"] as const
type Victim = (typeof victims)[number]

type Sent = {
  form: Form
  key: string
  send: () => ReturnType<NonNullable<Awaited<ReturnType<typeof openForm>>>>
}

type Figures = {
  wrongs: Wrongs
  unansweredWhole: number
  unansweredAbsent: number
  restarts: number[]
  recoveries: number[]
}

export const kill: Fault = {
  name: "kill",
  async run({ rounds, drain }) {
    const figures: Figures = {
      unansweredWhole: 0,
      unansweredAbsent: 0,
      wrongs: noWrongs(),
      restarts: [],
      recoveries: [],
    }
    const product = await createProductProcess({ TRUST_PROXY: "1" })
    const taken = new Map<Form, Set<string>>(forms.map((form) => [form, new Set()]))
    let mailFiles = { whole: 0, half: 0 }
    try {
      await makeEmbeddedTables(product)
      await product.start()
      for (let round = 1; round <= rounds; round++) {
        const victim = victims[(round - 1) % victims.length] ?? "server"
        const { succeeded, unanswered } = await interruptStream(product, victim, figures)
        for (const { form, key } of succeeded) taken.get(form)?.add(key)
        await lookInto(product, async (db) => {
          const present = await keysIn(db, [...succeeded, ...unanswered])
          figures.wrongs.lost.push(...succeeded.filter(({ key }) => !present.has(key)).map(nameOf))
          figures.unansweredWhole += unanswered.filter(({ key }) => present.has(key)).length
          figures.unansweredAbsent += unanswered.filter(({ key }) => !present.has(key)).length
          // The rate limits are not meant for thousands of visitors an hour.
          await db.query("delete from rate_limits")
        })
        await Promise.all(
          unanswered.map(async ({ form, key, send }) => {
            const answer = await send()
            if (!isTaken(answer))
              throw new Error(`${form.path}, sent again, was answered with ${answer?.status}`)
            taken.get(form)?.add(key)
          }),
        )
        if (round % 50 === 0)
          console.log(`round ${round}: ${sumOf(taken)} acknowledged, ${figures.wrongs.lost.length} lost`)
      }
      if (drain) await untilSent(product)
      await lookInto(product, async (db) => {
        await countForms(db, taken, figures.wrongs)
        await countApplications(db, figures.wrongs)
      })
      await product.stop()
      mailFiles = await lookInto(product, (db) => countMailFiles(db, product, figures.wrongs))
    } catch (error) {
      console.error(product.output().slice(-3000))
      throw error
    } finally {
      await product.remove()
    }
    const { wrongs, unansweredWhole, unansweredAbsent, restarts, recoveries } = figures
    return [
      figure("rounds", rounds),
      holds("forms acknowledged", sumOf(taken) > 0, sumOf(taken)),
      figure(
        "unanswered, and sent again",
        `${unansweredWhole + unansweredAbsent}, of which ${unansweredWhole} were stored whole`,
      ),
      holdsWithout(wrongs),
      figure("mail files, and half ones of mails that wait", `${mailFiles.whole}, ${mailFiles.half}`),
      figure("start after kill -9 of the server", inMs(restarts)),
      figure("recovery after kill -9 of the database alone", inMs(recoveries)),
      holds(
        "every start took less than 30 s",
        [...restarts, ...recoveries].every((ms) => ms < longestStartMs),
      ),
    ]
  },
}

const sumOf = (taken: Map<Form, Set<string>>) => [...taken.values()].reduce((sum, keys) => sum + keys.size, 0)

/** Sends forms from many addresses until the victim is killed, then restarts everything. */
async function interruptStream(product: ProductProcess, victim: Victim, figures: Figures) {
  const succeeded: Sent[] = []
  const unanswered: Sent[] = []
  let over = false
  const write = async (writer: number) => {
    // Half of the writers register businesses; the others send all types of forms in turn.
    for (let n = writer; !over; n++) {
      const form = writer % 2 === 0 ? registration : (forms[n % forms.length] ?? registration)
      const key = randomUUID()
      const send = await openForm(product.origin, form, fieldsFor(form, key))
      if (!send) continue
      ;(isTaken(await send()) ? succeeded : unanswered).push({ form, key, send })
    }
  }
  const stream = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  await sleep(Math.random() * longestStreamMs)
  const killed = performance.now()
  if (victim !== "server") killDatabase(product)
  if (victim !== "database") {
    const stopped = product.stop("SIGKILL")
    over = true
    await stopped
    await stream
    figures.restarts.push(await product.start())
  } else {
    // The visitors continue: during the outage they get error pages, and no request hangs.
    await untilItAnswers(`${product.origin}/readyz`, longestStartMs)
    figures.recoveries.push(performance.now() - killed)
    over = true
    await stream
  }
  return { succeeded, unanswered }
}

function killDatabase(product: ProductProcess): void {
  const server = findRunningServer(product.dataDir)
  if (!server) throw new Error("There is no database to kill")
  process.kill(server.pid, "SIGKILL")
}

/** Waits until all mails are sent. A mail in the hands of a killed worker stays reserved for two minutes. */
async function untilSent(product: ProductProcess): Promise<void> {
  const until = performance.now() + 900_000
  let left = Number.POSITIVE_INFINITY
  while (left > 0) {
    if (performance.now() > until) throw new Error(`${left} mails are not sent`)
    await sleep(1000)
    left = await lookInto(product, async (db) => {
      const { rows } = await db.query(mailsLeft)
      return rows[0].n
    })
  }
}

/** Checks that each sent mail is one file, no mail is two, and a partial file belongs to a mail that is still queued. */
async function countMailFiles(db: pg.Client, product: ProductProcess, wrongs: Wrongs) {
  const folder = path.join(product.dataDir, "mail")
  const files = existsSync(folder) ? readdirSync(folder) : []
  const { rows } = await db.query("select id, status from mails")
  const statuses = new Map<string, string>(rows.map(({ id, status }) => [id, status]))
  const written = new Map<string, string>()
  let half = 0
  for (const file of files) {
    if (!file.endsWith(".eml")) {
      const status = statuses.get(file.replace(/\.eml\.part$/, ""))
      if (status === "queued") half++
      else wrongs.incomplete.push(`file ${file}, of a mail that is ${status}`)
      continue
    }
    const source = readFileSync(path.join(folder, file), "utf8")
    const id = source.match(/^Message-ID: <([0-9a-f-]{36})@/im)?.[1] ?? "none"
    if (!statuses.has(id)) wrongs.incomplete.push(`file ${file}, of no mail (${id})`)
    if (written.has(id)) wrongs.doubled.push(`mail ${id}: ${file}, ${written.get(id)}`)
    written.set(id, file)
  }
  for (const [id, status] of statuses)
    if (status === "sent" && !written.has(id)) wrongs.lost.push(`mail ${id}`)
  return { whole: written.size, half }
}
