import { beforeAll, describe, expect, test } from "vitest"
import { addStaff } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { type Figures, simulate } from "./simulate.ts"

const database = useDatabase()
const each = 1
const only = [
  ...["answers", "never-answers", "scanner", "lying-owner", "one-liar", "one-liar-code"],
  ...["two-liars", "two-liars-once", "two-liars-code", "five-liars-code", "one-liar-two-faces"],
]
let year: Record<string, Figures>
const of = (name: string) => {
  const figures = year[name]
  if (!figures) throw new Error(`${name} was not simulated`)
  return figures
}

beforeAll(async () => {
  const by = await addStaff(database.db, "Ada")
  year = await simulate(database.db, { each, by, hasStaff: false, only })
}, 300_000)

describe("a year of a small directory", () => {
  test("costs an owner who answers no day, two mails and two clicks, and nobody sees a change", () =>
    expect(of("answers")).toEqual({
      ...{ shops: each, daysOff: 0, daysDoubtful: 0, daysWrong: 0, turns: 0, staffMinutes: 0 },
      ...{ mails: 2 * each, mostMails: 2, clicks: 2 * each },
    }))

  test.each(["one-liar", "one-liar-code", "two-liars-code", "five-liars-code"])(
    "with %s is the same as without: nothing public changes, and nobody is asked more",
    (name) => expect(of(name)).toEqual(of("answers")),
  )

  test.each(["two-liars", "two-liars-once", "one-liar-two-faces"])(
    "with %s costs an owner who answers one mail, one click, and no day off the lists",
    (name) =>
      expect(of(name)).toEqual({
        ...of("answers"),
        mails: of("answers").mails + each,
        mostMails: of("answers").mostMails + 1,
        clicks: of("answers").clicks + each,
        // Behind the others from the second report to the answer: three days until the mail, and one for the owner.
        daysDoubtful: 4 * each,
        turns: 2 * each,
      }),
  )

  test("with a scanner that opens every link is the same as with an owner who never answers", () =>
    expect(of("scanner")).toEqual(of("never-answers")))

  test("does not let an owner lie a doubt away twice", () =>
    expect(of("lying-owner").daysWrong).toBeLessThan((each * 305) / 2))
})
