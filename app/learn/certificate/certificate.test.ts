import { describe, expect, test } from "vitest"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { allLessons } from "../lessons.ts"
import { certificateLessons, isLessonCode, lessonOf } from "./certificate-lessons.ts"
import { askQuestions, markAnswers } from "./mark-answers.ts"
import { extendProof, type Proof, readProof, writeProof } from "./proof.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const others = deriveSecrets("a secret of some other installation of it")

describe("the lessons of a certificate", () => {
  test("are all lessons, each once", () => {
    expect(certificateLessons.map(({ path }) => path).toSorted()).toEqual(
      allLessons.map(({ path }) => path).toSorted(),
    )
    expect(new Set(certificateLessons.map(({ code }) => code)).size).toBe(allLessons.length)
  })

  test("keep the order that issued proofs encode", () => {
    expect(certificateLessons.map(({ code }) => code).join(" ")).toBe(
      "blockchain wallets trading path-wallets masternodes staking validators exchanges daos nfts",
    )
  })

  test("are known by their codes only", () => {
    expect(isLessonCode("nfts")).toBe(true)
    expect(isLessonCode("toString")).toBe(false)
  })
})

describe("a proof", () => {
  const proof: Proof = { day: "2026-11-23", lessons: ["wallets", "daos"] }
  const written = writeProof(secrets, proof)

  test("round-trips, and is the whole text", () => {
    expect(readProof(secrets, written)).toEqual(proof)
    expect(written).toMatch(/^20261123-102-[\w-]{43}$/)
  })

  test("of all lessons round-trips", () => {
    const all = { day: "2026-02-01", lessons: certificateLessons.map(({ code }) => code) }
    expect(readProof(secrets, writeProof(secrets, all))).toEqual(all)
  })

  test("is invalid after a change of any letter", () => {
    for (let place = 0; place < written.length; place++) {
      const letter = written[place] === "1" ? "2" : "1"
      expect(readProof(secrets, written.slice(0, place) + letter + written.slice(place + 1)), letter).toBe(
        null,
      )
    }
  })

  test("cannot be combined from two others", () => {
    const later = writeProof(secrets, { ...proof, day: "2026-11-24" })
    expect(readProof(secrets, written.slice(0, 12) + later.slice(12))).toBe(null)
  })

  test.each(["", "20261123-102", `${written} `, `${written}\n`, written.toUpperCase(), `0${written}`])(
    "is not %j",
    (text) => expect(readProof(secrets, text)).toBe(null),
  )

  test("of another site, or signed for another purpose, is invalid", () => {
    expect(readProof(secrets, writeProof(others, proof))).toBe(null)
    expect(readProof(secrets, `20261123-102-${secrets.sign("form", "20261123-102")}`)).toBe(null)
  })

  test("can be extended by a lesson, and gets the date of the last one", () => {
    const grown = extendProof(secrets, proof, "nfts", new Date("2026-12-01T23:59:00Z"))
    expect(readProof(secrets, grown)).toEqual({ day: "2026-12-01", lessons: ["wallets", "daos", "nfts"] })
    const again = extendProof(secrets, proof, "daos", new Date("2026-12-01T00:00:00Z"))
    expect(readProof(secrets, again)?.lessons).toEqual(["wallets", "daos"])
  })
})

describe("lesson questions", () => {
  const { facts } = lessonOf("blockchain")
  const right = facts.questions.map(({ answers }) => String(answers.findIndex((answer) => answer.right)))
  const wrong = facts.questions.map(({ answers }) => String(answers.findIndex((answer) => !answer.right)))

  test("do not reveal the right answer", () => {
    for (const { code } of certificateLessons) {
      const asked = JSON.stringify(askQuestions(lessonOf(code).facts))
      expect(asked).not.toMatch(/"right"|"because"/)
      for (const { because } of lessonOf(code).facts.questions.flatMap(({ answers }) => answers))
        expect(asked).not.toContain(because)
    }
  })

  test("are passed if every answer is right", () => {
    expect(markAnswers(facts, right)).toEqual({ kind: "passed" })
  })

  test("stay open if an answer is wrong, missing or unknown", () => {
    const [first = "", , third = ""] = right
    expect(markAnswers(facts, wrong)).toEqual({ kind: "open", open: { 0: "wrong", 1: "wrong", 2: "wrong" } })
    expect(markAnswers(facts, [first, "", third])).toEqual({ kind: "open", open: { 1: "missing" } })
    for (const odd of ["9", "-1", "1.0", "constructor", "length", " 1"])
      expect(markAnswers(facts, [first, odd, third]), odd).toEqual({ kind: "open", open: { 1: "missing" } })
    expect(markAnswers(facts, [])).toMatchObject({ kind: "open" })
  })
})
