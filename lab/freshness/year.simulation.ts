import { test } from "vitest"
import { addStaff } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { textTable } from "../bench/measure.ts"
import { type Figures, groups, simulate } from "./simulate.ts"

// biome-ignore lint/correctness/useHookAtTopLevel: A hook of the test runner.
const database = useDatabase()
const each = Number(process.env.SHOPS ?? Math.ceil(1000 / Object.keys(groups).length))

/** For example ONLY=answers,one-liar; without it, every group. */
const only = process.env.ONLY?.split(",")

test("a year", async () => {
  const by = await addStaff(database.db, "Ada")
  const began = performance.now()
  const figures = await simulate(database.db, { each, by, hasStaff: true, only })
  const per = (value: number, { shops }: Figures) => (value / shops).toFixed(1)
  const rows = Object.entries(figures).map(([name, own]) => [
    name,
    ...[per(own.daysOff, own), per(own.daysDoubtful, own), per(own.daysWrong, own), per(own.mails, own)],
    ...[String(own.mostMails), per(own.clicks, own), per(own.staffMinutes, own)],
  ])
  const head = ["per shop", "days off", "doubtful", "wrong", "mails", "most mails", "clicks", "staff min"]
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${each} shops of each group, a year in ${seconds} s\n${textTable([head, ...rows])}`)
})
