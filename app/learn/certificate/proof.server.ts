import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { certificateLessons, type LessonCode } from "./certificate-lessons.ts"

/** What a certificate proves, and all it holds. @property day in UTC, such as "2026-11-23" */
export type Proof = { day: string; lessons: readonly LessonCode[] }

const purpose = "certificate"

/**
 * Writes a proof as a part of an address: the day, the lessons as the bits of a hexadecimal number, and a signature of both
 * with the secret of this site. Nothing is stored, and nobody without the secret can write or change one.
 */
export function writeProof(secrets: Secrets, { day, lessons }: Proof): string {
  const bits = certificateLessons.reduce(
    (sum, { code }, place) => (lessons.includes(code) ? sum | (1 << place) : sum),
    0,
  )
  const said = `${day.replaceAll("-", "")}-${bits.toString(16)}`
  return `${said}-${secrets.mark(purpose, said)}`
}

/** @returns null for everything that this site has not signed */
export function readProof(secrets: Secrets, text: string): Proof | null {
  const [, said, year, month, date, bits, signature] =
    /^((\d{4})(\d\d)(\d\d)-([0-9a-f]{1,8}))-([\w-]{43})$/.exec(text) ?? []
  if (!said || !signature || !secrets.isMark(purpose, said, signature)) return null
  const set = Number.parseInt(bits ?? "", 16)
  const lessons = certificateLessons.filter((_, place) => (set >> place) & 1).map(({ code }) => code)
  return { day: `${year}-${month}-${date}`, lessons }
}

/** A proof of one more lesson, as of today. @param earlier lessons that another proof names; each counts once */
export function extendProof(secrets: Secrets, earlier: Proof | null, lesson: LessonCode, now: Date): string {
  const lessons = new Set([...(earlier?.lessons ?? []), lesson])
  return writeProof(secrets, { day: now.toISOString().slice(0, 10), lessons: [...lessons] })
}
