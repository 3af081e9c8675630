import { allLessons, type LessonEntry } from "../lessons.ts"

/**
 * Lessons of a certificate, by the codes used in its URLs. Their order is encoded in every issued proof: append new
 * lessons, never move or remove one.
 */
export const certificateLessons = [
  { code: "blockchain", path: "/learn/blockchain" },
  { code: "wallets", path: "/learn/wallets" },
  { code: "trading", path: "/learn/trading" },
  { code: "path-wallets", path: "/learning-path/wallets" },
  { code: "masternodes", path: "/learning-path/masternodes" },
  { code: "staking", path: "/learning-path/staking" },
  { code: "validators", path: "/learning-path/validators" },
  { code: "exchanges", path: "/learning-path/exchanges" },
  { code: "daos", path: "/learning-path/daos" },
  { code: "nfts", path: "/learning-path/nfts" },
] as const

export type LessonCode = (typeof certificateLessons)[number]["code"]

export function isLessonCode(text: string): text is LessonCode {
  return certificateLessons.some(({ code }) => code === text)
}

/** Lesson of a code. */
export function lessonOf(code: LessonCode): LessonEntry {
  const named = certificateLessons.find((lesson) => lesson.code === code)
  const lesson = allLessons.find(({ path }) => path === named?.path)
  if (!lesson) throw new Error(`There is no lesson ${code}.`)
  return lesson
}
