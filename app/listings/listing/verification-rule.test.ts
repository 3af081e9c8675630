import { describe, expect, test } from "vitest"
import {
  confirmedAs,
  dateOfDay,
  dayOf,
  nextChangeAfter,
  questionDue,
  type VerificationFacts,
  verificationOn,
} from "./verification-rule.ts"

const start = new Date("2026-05-01T12:00:00Z")
const at = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
const today = (days: number) => dayOf(at(days))
const never = { firstAskedAt: null, askedAt: null, doubtedAt: null, doubtClearedAt: null, vouchedAt: null }
const owned: VerificationFacts = { ...never, confirmedAt: start, ownerEmail: "owner@oyo.example" }
const asked = { ...owned, firstAskedAt: at(150), askedAt: at(365) }

describe("the verification status of a listing", () => {
  test.each([
    [0, "confirmed"],
    [180, "confirmed"],
    [181, "ageing"],
    [365, "ageing"],
    [366, "unconfirmed"],
    [1000, "unconfirmed"],
  ] as const)("after %i days is %s", (days, state) => expect(verificationOn(asked, today(days))).toBe(state))

  test("is unconfirmed, without a question to the owner, if the listing was never confirmed", () => {
    const imported = { ...owned, confirmedAt: null }
    expect([verificationOn(imported, today(0)), questionDue(imported, today(400))]).toEqual([
      "unconfirmed",
      undefined,
    ])
    expect(nextChangeAfter(imported, today(0))).toBeNull()
  })

  test("is doubtful after a doubt, until the listing is too old for the lists", () => {
    const doubted = { ...asked, doubtedAt: at(20) }
    expect([20, 365, 366].map((days) => verificationOn(doubted, today(days)))).toEqual([
      ...["doubtful", "doubtful", "unconfirmed"],
    ])
  })

  test("lets a listing stay in the lists 90 days longer after a visitor's report, but does not become confirmed", () => {
    const vouched = { ...asked, vouchedAt: at(300) }
    expect([300, 455, 456].map((days) => verificationOn(vouched, today(days)))).toEqual([
      ...["ageing", "ageing", "unconfirmed"],
    ])
  })

  test("does not become unconfirmed before the owner had 30 days to answer", () => {
    expect(verificationOn(owned, today(500))).toBe("ageing")
    const late = { ...owned, firstAskedAt: at(500), askedAt: at(500) }
    expect([530, 531].map((days) => verificationOn(late, today(days)))).toEqual(["ageing", "unconfirmed"])
    expect(nextChangeAfter(late, today(500))).toBe(dateOfDay(today(531)))
  })

  test("depends on age alone for a listing without an owner", () => {
    expect(verificationOn({ ...owned, ownerEmail: null }, today(366))).toBe("unconfirmed")
  })
})

/** Simulates the daily job, day by day. */
function live(facts: VerificationFacts, days: number) {
  const questions: number[] = []
  const states: [number, string][] = []
  let next: string | null = confirmedAs(facts, start).nextChangeOn
  for (let day = 0; day <= days; day++) {
    if (next === null || next > dateOfDay(today(day))) continue
    if (questionDue(facts, today(day))) {
      questions.push(day)
      facts = { ...facts, firstAskedAt: facts.firstAskedAt ?? at(day), askedAt: at(day) }
    }
    states.push([day, verificationOn(facts, today(day))])
    next = nextChangeAfter(facts, today(day))
  }
  return { questions, states, next }
}

describe("the owner", () => {
  test("gets a question on days 150, 180, 240, 330 and 365, and the job skips all days without a change", () => {
    const { questions, states, next } = live(owned, 700)
    expect(questions).toEqual([150, 180, 240, 330, 365])
    expect(states.map(([day]) => day)).toEqual([150, 180, 181, 240, 330, 365, 366])
    expect(next).toBeNull()
  })

  test("gets one question, even after several were missed", () => {
    expect(questionDue(owned, today(400))).toBe("age")
    expect(questionDue({ ...owned, firstAskedAt: at(400), askedAt: at(400) }, today(401))).toBeUndefined()
  })

  test("of a doubted listing gets a question after 3 and 10 days, and no other meanwhile", () => {
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

  test("gets no question if the listing is doubted again within 90 days: staff decide at once", () => {
    const again = { ...owned, doubtedAt: at(100), doubtClearedAt: at(40) }
    expect([103, 110, 150].map((day) => questionDue(again, today(day)))).toEqual(Array(3).fill(undefined))
    expect(questionDue({ ...again, doubtClearedAt: at(9) }, today(103))).toBe("doubt")
  })

  test("without a mail address gets no question", () =>
    expect(questionDue({ ...owned, ownerEmail: null }, today(365))).toBeUndefined())
})
