import { describe, expect, test } from "vitest"
import {
  confirmedAs,
  dateOfDay,
  dayOf,
  type FreshnessFacts,
  freshnessOn,
  nextChangeAfter,
  questionDue,
} from "./freshness-rule.ts"

const start = new Date("2026-05-01T12:00:00Z")
const at = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
const today = (days: number) => dayOf(at(days))
const never = { firstAskedAt: null, askedAt: null, doubtedAt: null, doubtClearedAt: null, vouchedAt: null }
const owned: FreshnessFacts = { ...never, confirmedAt: start, ownerEmail: "owner@oyo.example" }
const asked = { ...owned, firstAskedAt: at(150), askedAt: at(365) }

describe("a listing", () => {
  test.each([
    [0, "confirmed"],
    [180, "confirmed"],
    [181, "ageing"],
    [365, "ageing"],
    [366, "unconfirmed"],
    [1000, "unconfirmed"],
  ] as const)("of %i days is %s", (days, state) => expect(freshnessOn(asked, today(days))).toBe(state))

  test("that nobody ever confirmed is unconfirmed, and its owner is asked nothing", () => {
    const imported = { ...owned, confirmedAt: null }
    expect([freshnessOn(imported, today(0)), questionDue(imported, today(400))]).toEqual([
      "unconfirmed",
      undefined,
    ])
    expect(nextChangeAfter(imported, today(0))).toBeNull()
  })

  test("that is doubted is doubtful until it is too old for the lists", () => {
    const doubted = { ...asked, doubtedAt: at(20) }
    expect([20, 365, 366].map((days) => freshnessOn(doubted, today(days)))).toEqual([
      ...["doubtful", "doubtful", "unconfirmed"],
    ])
  })

  test("that visitors vouch for stays in the lists 90 days longer, and is never confirmed by it", () => {
    const vouched = { ...asked, vouchedAt: at(300) }
    expect([300, 455, 456].map((days) => freshnessOn(vouched, today(days)))).toEqual([
      ...["ageing", "ageing", "unconfirmed"],
    ])
  })

  test("does not leave the lists before its owner had thirty days to answer", () => {
    expect(freshnessOn(owned, today(500))).toBe("ageing")
    const late = { ...owned, firstAskedAt: at(500), askedAt: at(500) }
    expect([530, 531].map((days) => freshnessOn(late, today(days)))).toEqual(["ageing", "unconfirmed"])
    expect(nextChangeAfter(late, today(500))).toBe(dateOfDay(today(531)))
  })

  test("without an owner leaves them by its age alone", () => {
    expect(freshnessOn({ ...owned, ownerEmail: null }, today(366))).toBe("unconfirmed")
  })
})

/** Lives through the days as the daily job does. */
function live(facts: FreshnessFacts, days: number) {
  const questions: number[] = []
  const states: [number, string][] = []
  let next: string | null = confirmedAs(facts, start).nextChangeOn
  for (let day = 0; day <= days; day++) {
    if (next === null || next > dateOfDay(today(day))) continue
    if (questionDue(facts, today(day))) {
      questions.push(day)
      facts = { ...facts, firstAskedAt: facts.firstAskedAt ?? at(day), askedAt: at(day) }
    }
    states.push([day, freshnessOn(facts, today(day))])
    next = nextChangeAfter(facts, today(day))
  }
  return { questions, states, next }
}

describe("an owner", () => {
  test("is asked on days 150, 180, 240, 330 and 365, and no day of the others is looked at", () => {
    const { questions, states, next } = live(owned, 700)
    expect(questions).toEqual([150, 180, 240, 330, 365])
    expect(states.map(([day]) => day)).toEqual([150, 180, 181, 240, 330, 365, 366])
    expect(next).toBeNull()
  })

  test("is asked once, however many questions were missed", () => {
    expect(questionDue(owned, today(400))).toBe("age")
    expect(questionDue({ ...owned, firstAskedAt: at(400), askedAt: at(400) }, today(401))).toBeUndefined()
  })

  test("of a doubted listing is asked after 3 and 10 days, and nothing else meanwhile", () => {
    const doubted = { ...owned, doubtedAt: at(140) }
    const days = [140, 142, 143, 149, 150, 151, 365]
    expect(days.map((day) => questionDue(doubted, today(day)))).toEqual([
      ...[undefined, undefined, "doubt", "doubt", "doubt", "doubt", "doubt"],
    ])
    const afterFirst = { ...doubted, firstAskedAt: at(143), askedAt: at(143) }
    expect([144, 149, 150].map((day) => questionDue(afterFirst, today(day)))).toEqual([
      undefined,
      undefined,
      "doubt",
    ])
    expect(questionDue({ ...afterFirst, askedAt: at(150) }, today(365))).toBeUndefined()
  })

  test("of a listing that is doubted again within 90 days is not asked: staff decide at once", () => {
    const again = { ...owned, doubtedAt: at(100), doubtClearedAt: at(40) }
    expect([103, 110, 150].map((day) => questionDue(again, today(day)))).toEqual(Array(3).fill(undefined))
    expect(questionDue({ ...again, doubtClearedAt: at(9) }, today(103))).toBe("doubt")
  })

  test("without an address is never asked", () =>
    expect(questionDue({ ...owned, ownerEmail: null }, today(365))).toBeUndefined())
})
