import { describe, expect, test } from "vitest"
import { nextChange, toldNow } from "./by-the-clock.ts"

const startsAt = new Date("2026-06-05T23:00:00Z")
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000)
const session = {
  startsAt,
  duration: 90,
  isCancelled: false,
  joinUrl: "https://meet.example/room",
  notes: "What we said.",
  recordingUrl: "https://video.example/1",
}
const room = (minutes: number, given: Partial<typeof session> = {}) =>
  toldNow({ ...session, ...given }, at(minutes)).join?.url

describe("the join URL of a session", () => {
  test("is public from an hour before until the end, and not a moment longer", () => {
    expect(room(-60.01)).toBeNull()
    expect(room(-60)).toBe(session.joinUrl)
    expect(room(89.99)).toBe(session.joinUrl)
    expect(room(90)).toBeUndefined()
  })

  test("is never public for a cancelled session", () => {
    expect(room(0, { isCancelled: true })).toBeUndefined()
  })
})

test("notes and the recording are public once the session is over", () => {
  const { notes, recordingUrl } = session
  expect(toldNow(session, at(89))).toMatchObject({ notes: null, recordingUrl: null })
  expect(toldNow(session, at(90))).toMatchObject({ notes, recordingUrl })
})

test("a page expires when the first join URL becomes public, and when the first session ends", () => {
  const shown = (minutes: number) => [{ ...session, ...toldNow(session, at(minutes)) }]
  expect(nextChange(shown(-100), at(-100))).toEqual(at(-60))
  expect(nextChange(shown(-60), at(-60))).toEqual(at(90))
  expect(nextChange(shown(90), at(90))).toBeUndefined()
  expect(nextChange([{ startsAt: at(5), duration: 5, join: null }, ...shown(-50)], at(-50))).toEqual(at(10))
})
