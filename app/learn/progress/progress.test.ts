import { describe, expect, test } from "vitest"
import { isDone, nextLesson, type Progress, readProgress, withRight } from "./progress.ts"

const lesson = "/learn/wallets"
const answered = (...questions: number[]) =>
  questions.reduce<Progress>((progress, question) => withRight(progress, lesson, question), {})

describe("a lesson", () => {
  test("is finished once all three right answers were opened, in any order", () => {
    expect(isDone(answered(0, 1, 2), lesson)).toBe(true)
    expect(isDone(answered(2, 0, 1), lesson)).toBe(true)
  })

  test("is not finished before", () => {
    expect(isDone({}, lesson)).toBe(false)
    expect(isDone(answered(0, 2), lesson)).toBe(false)
  })

  test("is not finished by opening one answer three times", () => {
    expect(answered(1, 1, 1)).toEqual({ [lesson]: [1] })
    expect(isDone(answered(1, 1, 1), lesson)).toBe(false)
  })

  test("does not finish another lesson with the same slug", () => {
    expect(isDone(answered(0, 1, 2), "/learning-path/wallets")).toBe(false)
  })
})

describe("the next lesson", () => {
  const lessons = ["/learn/blockchain", "/learn/wallets", "/learn/trading"]
  const done = (...paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, [0, 1, 2]])) satisfies Progress

  test('is "none" before any answer', () => {
    expect(nextLesson({}, lessons)).toEqual({ kind: "none" })
    expect(nextLesson({ "/learning-path/daos": [0] }, lessons)).toEqual({ kind: "none" })
  })

  test("is a started lesson", () => {
    const progress = { ...done("/learn/blockchain"), "/learn/trading": [2] }
    expect(nextLesson(progress, lessons)).toEqual({ kind: "lesson", lesson: "/learn/trading" })
  })

  test("is the first unfinished lesson if none is started", () => {
    const progress = done("/learn/blockchain", "/learn/trading")
    expect(nextLesson(progress, lessons)).toEqual({ kind: "lesson", lesson: "/learn/wallets" })
  })

  test('is "all" once all are finished', () => {
    expect(nextLesson(done(...lessons), lessons)).toEqual({ kind: "all" })
  })
})

describe("stored progress", () => {
  test("round-trips", () => {
    const progress = withRight(answered(0, 1, 2), "/learning-path/daos", 1)
    expect(readProgress(JSON.stringify(progress))).toEqual(progress)
  })

  test.each([null, "", "{", "null", "3", '"text"', "[]", '{"/learn/wallets":3}', '{"/learn/wallets":["0"]}'])(
    "is ignored if it is %s",
    (stored) => {
      expect(isDone(readProgress(stored), lesson)).toBe(false)
      expect(isDone(withRight(readProgress(stored), lesson, 0), lesson)).toBe(false)
    },
  )
})
