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
  test("an owner who answers is never demoted, gets two mails, clicks twice, and the public status never changes", () =>
    expect(of("answers")).toEqual({
      ...{ shops: each, daysOff: 0, daysDoubtful: 0, daysWrong: 0, turns: 0, staffMinutes: 0 },
      ...{ mails: 2 * each, mostMails: 2, clicks: 2 * each },
    }))

  test.each(["one-liar", "one-liar-code", "two-liars-code", "five-liars-code"])(
    "%s changes nothing: the public status and the number of mails stay the same",
    (name) => expect(of(name)).toEqual(of("answers")),
  )

  test.each(["two-liars", "two-liars-once", "one-liar-two-faces"])(
    "%s causes one more mail and click for an owner who answers, and no day off the lists",
    (name) =>
      expect(of(name)).toEqual({
        ...of("answers"),
        mails: of("answers").mails + each,
        mostMails: of("answers").mostMails + 1,
        clicks: of("answers").clicks + each,
        // Listed lower from the second report until the answer: three days until the mail, and one day until the owner answers.
        daysDoubtful: 4 * each,
        turns: 2 * each,
      }),
  )

  test("a scanner that opens every link has the same result as an owner who never answers", () =>
    expect(of("scanner")).toEqual(of("never-answers")))

  test("an owner cannot remove justified doubts twice by a false confirmation", () =>
    expect(of("lying-owner").daysWrong).toBeLessThan((each * 305) / 2))
})
